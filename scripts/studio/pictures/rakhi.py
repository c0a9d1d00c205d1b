"""A thread of silk with a medallion of gold, pearls and a ruby, tassels at its ends."""
import math
from materials import brass, matter
from shapes import ball, beads, group, lathe, petal, petals, put, ring, tube
from stage import cutout

PICTURE = dict(kind='prop', light='left', exposure=0.1)


def cord(x):
    """Where the thread lies: it hangs a little from the medallion and rises again to its ends."""
    return -0.1 * math.sin(abs(x) * math.pi / 1.1) * (1 if x > 0 else 0.75)


def build():
    cutout(0.06, 7, 1.98, high=9.0)
    red, deep = matter('#b0101f', 0.62, sheen=0.7), matter('#7a0a1c', 0.7, sheen=0.6)
    gold, pearl = brass('#eab63e', 0.15), matter('#fff3e4', 0.12, coat=0.9, spec=0.7)
    for strand, stuff in enumerate((red, gold, deep)):
        line = []
        for i in range(161):
            x = -1.02 + 2.04 * i / 160
            a = i * 0.42 + strand * 2.094
            line.append((x, cord(x) + 0.034 * math.cos(a), 0.075 + 0.034 * math.sin(a)))
        tube(line, 0.034, stuff, 2, 10)
    for side in (-1, 1):
        for at, size, stuff in ((0.56, 0.085, pearl), (0.69, 0.062, gold), (0.79, 0.05, pearl), (1.02, 0.08, gold)):
            ball(size, stuff, (side * at, cord(side * at), 0.09), 4)
        put(ring(0.07, 0.02, gold), (side * 0.625, cord(side * 0.625), 0.085), (0, math.pi / 2, 0))
        for i in range(46):
            turn = (i * 0.618) % 1 - 0.5
            lift, long = ((i * 0.37) % 1), 0.3 + 0.05 * ((i * 0.73) % 1)
            y = cord(side * 1.02)
            tube([(side * 1.05, y, 0.08), (side * (1.05 + 0.4 * long), y + 0.1 * turn, 0.09 + 0.05 * lift), (side * (1.05 + long), y + 0.26 * turn, 0.03 + 0.06 * lift)], 0.0085, red if i % 4 else gold, 5, 5)
    medallion = []
    for count, long, wide, stuff, height, lift in ((22, 0.5, 0.17, deep, 0.06, 0.06), (22, 0.43, 0.14, red, 0.1, 0.12)):
        flower = petals([(petal(long, wide, 0.05, 0.25, 0.7), (0, 0, 0), 2 * math.pi * (k + height) / count, lift) for k in range(count)], stuff)
        medallion.append(put(flower, (0, 0, height)))
    medallion.append(put(lathe([(0, 0.13), (0.2, 0.12), (0.31, 0.08), (0.345, 0.03), (0.32, 0.0), (0, 0.0)], gold, 144, 4, fluted=(24, 0.05)), (0, 0, 0.13)))
    medallion.append(beads([(0.275 * math.cos(a), 0.275 * math.sin(a), 0.245) for a in (2 * math.pi * k / 24 for k in range(24))], 0.03, pearl, 0.0, 12))
    inner = petals([(petal(0.21, 0.09, 0.1, 0.4, 0.8), (0, 0, 0), 2 * math.pi * k / 12, 0.25) for k in range(12)], gold)
    medallion.append(put(inner, (0, 0, 0.26)))
    medallion.append(put(lathe([(0, 0.1), (0.055, 0.09), (0.1, 0.05), (0.11, 0.0), (0, 0.0)], matter('#b3001c', 0.05, spec=0.9, coat=1.0), 64, 5), (0, 0, 0.28)))
    medallion.append(beads([(0.125 * math.cos(a), 0.125 * math.sin(a), 0.3) for a in (2 * math.pi * k / 16 for k in range(16))], 0.019, gold, 0.0, 10))
    group(medallion, scale=1.32)
