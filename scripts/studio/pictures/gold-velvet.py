"""Gold bangles and a string of beads on folds of red velvet."""
import math

from materials import brass, matter
from shapes import ball, beads, group, lathe, put, ring, sheet
from stage import area, camera, world

PICTURE = dict(kind='ground', room='top', light='left', tone='dark', square=720)


def build():
    camera((0, -5.2, 4.2), (0, 0.5, 0), 58, focus=(0, -0.5, 0.2), fstop=0.3)
    world((0.9, 0.85, 0.8), 0.12)
    velvet = matter('#5a0310', 0.9, sheen=1.0, spec=0.05, bump=(90, 0.2), vary=('#7a0618', 1.5))

    def fold(u, v):
        x, y = (u - 0.5) * 9, (v - 0.36) * 14
        away = max(0.0, min(1.0, (math.hypot(x, y + 0.7) - 1.15) / 1.2))
        z = away * (0.24 * math.sin(1.7 * x + 1.5 * y + 0.6 * math.sin(y)) + 0.1 * math.sin(4.1 * x - 1.4 * y) + 0.2)
        return (x, y, z)

    sheet(1, 1, 200, 240, velvet, fold)
    area((-4.2, 1.6, 3.4), (0, -0.4, 0), 1.2, 520, (1, 0.86, 0.66))
    area((3.5, -2.5, 3.4), (0, -0.4, 0), 1.0, 160, (1, 0.75, 0.55))
    area((0, -1, 5), (0, -0.6, 0), 0.5, 60, (1, 0.95, 0.85))
    gold = brass('#e8b23a', 0.14)
    for i in range(5):
        y = -0.15 - 0.02 * i
        bangle = lathe([(0.62, 0), (0.66, -0.045), (0.7, 0), (0.66, 0.045), (0.62, 0)], gold, 160, 3, fluted=(44, 0.03) if i % 2 == 0 else None)
        put(bangle, (-0.22 + 0.05 * i, y, 0.06 + 0.1 * i), (0.03 * i, 0.02 * i, i))
        ruby = [(0.695 * math.cos(a), 0.695 * math.sin(a), 0) for a in (2 * math.pi * k / 22 for k in range(22))]
        if i % 2:
            put(beads(ruby, 0.028, matter('#9a0418', 0.05, spec=0.8, coat=1.0), 0.0, 8), (-0.22 + 0.05 * i, y, 0.06 + 0.1 * i), (0.03 * i, 0.02 * i, i))
    line = []
    for i in range(74):
        t = i / 73
        a = math.pi * (0.95 + 1.25 * t)
        line.append((0.05 + (0.98 + 0.05 * math.sin(9 * t)) * math.cos(a), -0.95 + 0.95 * math.sin(a) * 0.85, 0.07, 0.052 if i % 6 else 0.078))
    beads(line, 0.05, gold, 0.02, 12)
    drop = lathe([(0, 0), (0.13, 0.03), (0.2, 0.06), (0.13, 0.09), (0, 0.1)], gold, 60, 4, fluted=(9, 0.18))
    put(drop, (0.1, -1.8, 0.03), scale=1.3)
    put(ball(0.085, matter('#9a0418', 0.05, spec=0.8, coat=1.0)), (0.1, -1.8, 0.16), scale=(1, 1, 0.6))
    for x, y in ((0.62, -1.1), (0.92, -0.85)):
        jhumka = group([lathe([(0, 0.32), (0.08, 0.32), (0.19, 0.2), (0.24, 0.0), (0.22, -0.02), (0, 0.1)], gold, 60, 5, fluted=(16, 0.06)), beads([(0.225 * math.cos(a), 0.225 * math.sin(a), -0.05) for a in (2 * math.pi * k / 16 for k in range(16))], 0.032, gold, 0.0), put(ring(0.07, 0.014, gold), (0, 0, 0.4), (1.57, 0, 0))])
        put(jhumka, (x - 0.1, y + 0.3, 0.14), (0.9, 0.4, 0.6), 0.85)
