"""A cream cake with candles."""
import math
from materials import matter
from shapes import beads, flame, lathe, rod
from stage import cutout

PICTURE = dict(kind='prop', light='left')


def build():
    cutout(0.72, 7, 2.1, high=1.9)
    cream, pink = matter('#fdf3e2', 0.4, spec=0.4), matter('#f0a0b4', 0.35, coat=0.3)
    lathe([(0, 0), (0.95, 0), (1.0, 0.02), (0.95, 0.04), (0, 0.04)], matter('#e9e2d6', 0.2, coat=0.5), 72, 1)
    lathe([(0, 0.04), (0.7, 0.04), (0.72, 0.1), (0.72, 0.5), (0.68, 0.55), (0, 0.56)], cream, 72, 2)
    lathe([(0.74, 0.3), (0.75, 0.42), (0.73, 0.54), (0.66, 0.58), (0, 0.585)], pink, 96, 4, pinch=lambda a, x, y, z: (x, y, z - max(0.0, 0.45 - z) * (0.55 + 0.75 * math.sin(9 * a) + 0.3 * math.sin(16 * a + 1))))
    beads([(0.71 * math.cos(a), 0.71 * math.sin(a), 0.08) for a in (2 * math.pi * i / 34 for i in range(34))], 0.065, cream, 0.0, 10)
    beads([(0.58 * math.cos(a), 0.58 * math.sin(a), 0.62) for a in (2 * math.pi * i / 12 for i in range(12))], 0.085, cream, 0.0, 12)
    beads([(0.58 * math.cos(a), 0.58 * math.sin(a), 0.73) for a in (2 * math.pi * i / 12 for i in range(12))], 0.06, matter('#a00818', 0.1, coat=0.8), 0.0, 12)
    for i, tint in enumerate(('#e2375a', '#3a8ad0', '#f0b429', '#3aa05a', '#9a4ad0')):
        a = 2 * math.pi * i / 5 + 0.3
        x, y = 0.28 * math.cos(a), 0.28 * math.sin(a)
        rod((x, y, 0.58), (x, y, 0.98), 0.028, matter(tint, 0.4))
        flame((x, y, 0.97), 0.2, 1.5, glow=0.6)
