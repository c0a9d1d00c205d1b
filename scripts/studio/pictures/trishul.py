"""A brass trident with a small drum tied to it."""
import math
from materials import brass, matter
from shapes import ball, lathe, put, ring, rod, tube
from stage import area, camera, world

PICTURE = dict(kind='prop', light='left')


def build():
    camera((0, -8, 0.1), (0, 0, 0.1), 118, fstop=0)
    world((0.9, 0.92, 1), 0.45)
    area((-3, -4, 3), (0, 0, 0.3), 1.6, 520, (1, 0.93, 0.82))
    area((3, -2, 0), (0, 0, 0), 2, 120, (0.85, 0.92, 1))
    metal = brass('#c99a3e', 0.2)
    rod((0, 0, -1.1), (0, 0, 0.35), 0.035, metal)
    tube([(0, 0, 0.2), (0.0, 0, 0.5), (0, 0, 0.85), (0, 0, 1.22)], lambda t: max(0.004, (0.036 + 0.055 * math.sin(math.pi * max(0, (t - 0.35) / 0.65))) * min(1, (1 - t) * 7)), metal, 8, 14)
    for side in (-1, 1):
        tube([(0, 0, 0.3), (0.28 * side, 0, 0.33), (0.4 * side, 0, 0.55), (0.34 * side, 0, 0.8), (0.42 * side, 0, 1.06)], lambda t: 0.042 * (1 - t) ** 0.6 + 0.003 + 0.03 * math.exp(-((t - 0.72) * 7) ** 2), metal, 10, 14)
    ball(0.075, metal, (0, 0, 0.3))
    for z in (0.12, 0.06, -0.9):
        put(ring(0.045, 0.018, metal), (0, 0, z))
    drum = lathe([(0, -0.2), (0.17, -0.2), (0.18, -0.18), (0.06, 0), (0.18, 0.18), (0.17, 0.2), (0, 0.2)], matter('#8a3a1a', 0.35, coat=0.4), 48, 4)
    put(drum, (0.0, -0.12, -0.12), (0, 1.35, 0.2))
    tube([(0, -0.05, 0.05), (-0.08, -0.14, 0.0), (0.0, -0.19, -0.12), (0.1, -0.1, -0.2)], 0.012, matter('#b3121b', 0.6), 6, 8)
