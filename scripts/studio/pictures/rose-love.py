"""Red roses and petals on a soft dark cloth."""
import math
from materials import matter
from nature import leaf
from ritual import rose
from shapes import again, petal, petals, put, sheet
from stage import area, camera, rng, world

PICTURE = dict(kind='ground', room='top', light='left', tone='dark', square=740)


def build():
    camera((0, -5.2, 4.0), (0, 0.55, 0.3), 56, focus=(0, -0.6, 0.3), fstop=0.24)
    world((0.4, 0.3, 0.34), 0.5, [(0.5, (0.03, 0.002, 0.008)), (1.0, (0.05, 0.004, 0.016))])
    sheet(1, 1, 120, 120, matter('#2a0510', 0.7, sheen=0.9, bump=(60, 0.1)), lambda u, v: ((u - 0.5) * 20, (v - 0.3) * 22, 0.05 * math.sin(20 * u + 4 * v) + 0.04 * math.sin(17 * v)))
    area((-3.8, -1.0, 4.0), (0, -0.4, 0.2), 1.3, 480, (1, 0.9, 0.8))
    area((3.4, 1.6, 2.6), (0, 0, 0.3), 1.2, 240, (1, 0.4, 0.5))
    one = put(rose(), (-0.1, -0.45, 0.26), (0.35, 0.1, 0.4), 0.95)
    again(one, (0.72, -0.1, 0.22), (0.3, 0.5, 2), 0.72)
    again(one, (-0.8, 0.1, 0.22), (0.2, -0.5, 3.3), 0.74)
    again(one, (0.15, 0.55, 0.25), (-0.2, 0.1, 5), 0.7)
    for x, y, turn in ((-0.5, -0.95, 2.4), (0.55, -0.85, -2.3), (1.15, 0.15, -1.2), (-1.25, -0.05, 1.3), (0.6, 0.8, -0.6), (-0.4, 0.75, 0.5)):
        put(leaf(0.6, 0.34, '#1f4a1c'), (x * 0.8, y * 0.8, 0.1), (0.25, 0, turn))
    red = matter('#a3081c', 0.5, through=0.2, sheen=0.4, vary=('#c9182f', 4))
    for _ in range(40):
        x, y = rng.uniform(-1.6, 1.6), rng.uniform(-2.6, 1.8)
        if math.hypot(x, y - 0.0) > 1.15:
            put(petals([(petal(0.26, 0.25, 0.35, 0.55, 1.4, 0.03), (0, 0, 0), 0, 0)], red), (x, y, 0.06), (rng.uniform(-0.3, 0.3), rng.uniform(-0.4, 0.4), rng.uniform(0, 6)))
