ask-region = In which country, and in which of its regions, was this photograph taken?
ask-region_choice = This photograph was taken in this country: { $country }. In which of its regions?
ask-country_choice = In which of these countries was this photograph taken?

why = It was taken in { $region }, { $country }, { $where }. Its GPS data say so, and two sources agree on the region.

away = about { $km } km from { $place }

there = in { $place }
