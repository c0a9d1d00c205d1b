"""A cream cake with lit candles before a shimmer of lights."""
import math
from festive import gift
from materials import matter
from shapes import beads, bokeh, flame, lathe, rod
from stage import area, camera, plane, world

PICTURE = dict(kind='ground', room='top', light='left', tone='dark', square=720)


def build():
    camera((0, -6.6, 2.5), (0, 0, 1.1), 60, focus=(0, -0.5, 0.5), fstop=0.15)
    world((0.3, 0.24, 0.34), 0.6, [(0.46, (0.05, 0.02, 0.1)), (0.72, (0.2, 0.06, 0.3)), (1.0, (0.06, 0.02, 0.14))])
    plane((0, 6, 0), (60, 40), matter('#3a1a52', 0.25, spec=0.5))
    area((-3.6, -3.0, 3.8), (0, 0, 0.5), 1.5, 380, (1, 0.9, 0.78))
    area((3.4, 1.6, 2.4), (0, 0, 0.5), 1.2, 260, (1, 0.45, 0.75))
    cream, pink = matter('#fdf3e2', 0.4, spec=0.4), matter('#f0a0b4', 0.35, coat=0.3)
    lathe([(0, 0), (0.95, 0), (1.0, 0.02), (0.95, 0.04), (0, 0.04)], matter('#e9e2d6', 0.2, coat=0.5), 72, 1)
    lathe([(0, 0.04), (0.74, 0.04), (0.76, 0.1), (0.76, 0.5), (0.72, 0.55), (0, 0.56)], cream, 72, 2)
    lathe([(0.78, 0.3), (0.79, 0.42), (0.77, 0.54), (0.7, 0.58), (0, 0.585)], pink, 96, 4, pinch=lambda a, x, y, z: (x, y, z - max(0.0, 0.45 - z) * (0.55 + 0.75 * math.sin(9 * a) + 0.3 * math.sin(16 * a + 1))))
    beads([(0.75 * math.cos(a), 0.75 * math.sin(a), 0.08) for a in (2 * math.pi * i / 34 for i in range(34))], 0.068, cream, 0.0, 10)
    beads([(0.6 * math.cos(a), 0.6 * math.sin(a), 0.62) for a in (2 * math.pi * i / 12 for i in range(12))], 0.09, cream, 0.0, 12)
    beads([(0.6 * math.cos(a), 0.6 * math.sin(a), 0.74) for a in (2 * math.pi * i / 12 for i in range(12))], 0.062, matter('#a00818', 0.1, coat=0.8), 0.0, 12)
    for i, tint in enumerate(('#e2375a', '#3a8ad0', '#f0b429', '#3aa05a', '#9a4ad0')):
        a = 2 * math.pi * i / 5 + 0.3
        x, y = 0.3 * math.cos(a), 0.3 * math.sin(a)
        rod((x, y, 0.58), (x, y, 1.0), 0.03, matter(tint, 0.4))
        flame((x, y, 0.99), 0.24, 3, glow=1)
    gift(0.5, '#e0a02a', '#f8f0e0', (1.0, 1.3, 0), 0.3)
    gift(0.55, '#2a7ad8', '#f8e0a0', (-1.0, 1.4, 0), 0.8)
    bokeh(60, (-3.4, 3.4), (7, 10), (0.8, 6.2), (0.1, 0.34), ['#ffd27a', '#ff9ac0', '#9ad0ff', '#ffe9c0', '#c09aff'], (0.06, 0.42))
