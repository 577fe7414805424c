ask-region = 这张照片是在哪个国家的哪个一级行政区拍摄的？
ask-region_choice = 这张照片是在{ $country }拍摄的。具体在哪个一级行政区？
ask-country_choice = 这张照片是在下列哪个国家或地区拍摄的？

why = 照片摄于{ $country }的{ $region }，{ $where }。位置来自照片的 GPS 数据，两个独立来源所给的行政区一致。

away = 距 { $place } 约 { $km } 公里

there = 位于 { $place }
