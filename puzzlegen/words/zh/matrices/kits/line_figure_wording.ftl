counts = 点、互不相连的部分（点不算）、封闭区域、线（直线、曲线、全部；一条波浪线或螺旋线算一条）、线的自由端点、拐角（两个线端成角度相接）、交点（线条相交、分叉，或更多线端相接）、相邻直线所成的直角、对称轴、笔画（每条线只画一次）

qualities = { $counts }的数目（或有无）；能否一笔画成；线条是直、是曲还是兼有；唯一对称轴的方向；旋转半圈后是否不变；两个轮廓分离、相接、重叠还是一内一外{ $more }

as-many = ；点是否与部分、区域、直线、曲线、自由端点、拐角、交点或直角一样多

amount = { $number } { $counted-measured }

# What is counted, and with its measure word.
dots = 点
    .measured = 个点
pieces = 互不相连的部分
    .measured = 个互不相连的部分
areas = 封闭区域
    .measured = 个封闭区域
straight-lines = 直线
    .measured = 条直线
curved-lines = 曲线
    .measured = 条曲线
lines = 线
    .measured = 条线
ends = 自由端点
    .measured = 个自由端点
corners = 拐角
    .measured = 个拐角
junctions = 交点
    .measured = 个交点
right-angles = 直角
    .measured = 个直角
mirror-axes = 对称轴
    .measured = 条对称轴
pen-strokes = 笔画
    .measured = 笔
