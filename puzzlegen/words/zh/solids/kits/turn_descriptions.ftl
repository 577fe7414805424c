by-quarters = 翻倒一次，就是向那一侧转四分之一圈。

quarters-clockwise = 从上方看顺时针转四分之一圈
quarters-counterclockwise = 从上方看逆时针转四分之一圈
quarters-forwards = 向前翻倒
quarters-backwards = 向后翻倒
quarters-right = 向右翻倒
quarters-left = 向左翻倒

half = 从上方看转半圈

twice = { $once }两次

then = ，再
