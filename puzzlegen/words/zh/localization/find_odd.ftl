alike = 除一个以外，所有图形都相同。
ask-alike = 哪一个与众不同？
ask-number-alike = 与众不同的那个图形是几号？
ask-where-alike = 与众不同的那个图形在哪一部分？

kinds = 除一个以外，每个图形都至少与另一个图形相同。
ask-kinds = 哪一个与其他图形都不同？
ask-number-kinds = 与其他图形都不同的那个图形是几号？
ask-where-kinds = 与其他图形都不同的那个图形在哪一部分？

odd-alike = 其余的都与图形 { $other } 相同，所以与众不同的是图形 { $odd }。
odd-kinds = 没有哪个图形比图形 { $other } 更接近图形 { $odd }，所以图形 { $odd } 与其他图形都不同。
