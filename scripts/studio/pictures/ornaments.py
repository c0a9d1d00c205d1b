"""Gold bangles and a necklace with its pendant."""
import math

from materials import brass, matter
from shapes import beads, lathe, put
from stage import cutout

PICTURE = dict(kind='prop', light='left', exposure=0.2)


def build():
    cutout(0.24, 7, 2.2, high=2.9)
    gold, ruby = brass('#eab63e', 0.13), matter('#a00418', 0.05, spec=0.8, coat=1.0)
    for i in range(5):
        rot, at = (0.03 * i, 0.02 * i, i), (0.04 * i - 0.08, 0.42 - 0.01 * i, 0.06 + 0.105 * i)
        put(lathe([(0.56, 0), (0.6, -0.048), (0.645, 0), (0.6, 0.048), (0.56, 0)], gold, 160, 3, fluted=(44, 0.035) if i % 2 == 0 else None), at, rot)
        if i % 2:
            put(beads([(0.642 * math.cos(a), 0.642 * math.sin(a), 0) for a in (2 * math.pi * k / 22 for k in range(22))], 0.03, ruby, 0.0, 8), at, rot)
    line = []
    for i in range(70):
        a = math.pi * (1.0 + i / 69)
        line.append((0.98 * math.cos(a), -0.02 + 0.72 * math.sin(a), 0.06, 0.052 if i % 5 else 0.076))
    beads(line, 0.05, gold, 0.02, 12)
    pendant = [(0, 0), (0.15, 0.03), (0.21, 0.06), (0.14, 0.1), (0, 0.11)]
    put(lathe(pendant, gold, 72, 4, fluted=(9, 0.18)), (0, -0.86, 0.03), (0.16, 0, 0))
    put(lathe([(0, 0.0), (0.075, 0.02), (0.07, 0.06), (0, 0.085)], ruby, 32, 4), (0, -0.87, 0.12), (0.16, 0, 0))
    beads([(0.05 * k, -1.08 - 0.015 * (2 - abs(k)), 0.05) for k in (-2, -1, 0, 1, 2)], 0.032, matter('#fff6ea', 0.12, coat=0.8, spec=0.7), 0.05, 10)
    for side in (-1, 1):
        put(lathe([(0, 0.34), (0.03, 0.34), (0.06, 0.28), (0.2, 0.1), (0.21, 0.05), (0.18, 0.06), (0.05, 0.24), (0, 0.25)], gold, 64, 4, fluted=(16, 0.06)), (side * 0.83, -0.72, 0.0))
        beads([(side * 0.83 + 0.2 * math.cos(a), -0.72 + 0.2 * math.sin(a), 0.035) for a in (2 * math.pi * k / 14 for k in range(14))], 0.028, matter('#fff6ea', 0.12, coat=0.8, spec=0.7), 0.0, 8)
