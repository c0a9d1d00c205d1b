"""Brass bells hang in rays of early light."""
import math
from materials import brass
from ritual import bell, garland
from shapes import bokeh, put, spot, tube
from stage import area, camera, rng, world

PICTURE = dict(kind='ground', room='bottom', light='right', tone='dark', square=200, exposure=-0.2)


def build():
    camera((0, -8, 0), (0, 0, 0), 58, focus=(0, -0.3, 0.6), fstop=0.2)
    world((0.35, 0.25, 0.16), 0.5, [(0.0, (0.12, 0.035, 0.006)), (0.45, (0.34, 0.12, 0.02)), (0.8, (0.75, 0.34, 0.08)), (1.0, (0.95, 0.52, 0.16))])
    area((4, -2.6, 3.6), (0, 0, 0.8), 1.4, 520, (1, 0.84, 0.58))
    area((-3.6, 1.4, 1.4), (0, 0, 0.6), 1.2, 260, (1, 0.5, 0.2))
    metal = brass('#c98f2e', 0.18)
    for x, y, z, s in ((-0.35, -0.4, 0.1, 1.15), (0.75, 0.5, 0.65, 0.9), (-1.15, 1.2, 0.95, 0.85), (1.6, 3, 0.2, 0.9), (-2.3, 4.2, 0.0, 0.95), (0.3, 5, 1.3, 0.9)):
        put(bell(metal), (x, y, z), (0.0, rng.uniform(-0.05, 0.05), 0), s)
        for k in range(22):
            link_at = z + 1.42 * s + 0.12 * k
            put(tube([(0.045 * math.cos(a), 0, 0.07 * math.sin(a)) for a in (2 * math.pi * n / 12 for n in range(13))], 0.014, metal, 1, 6), (x, y, link_at), (0, 0, 1.57 * (k % 2)))
    garland([(-1.5 + 0.13 * i, 0.2, 2.28 - 0.35 * math.sin(math.pi * i / 24) ** 0.8) for i in range(25)], size=0.19, every=2)
    spot((4.5, 14, 5.5), 8, (1, 0.75, 0.4), 0.8, power=2)
    bokeh(34, (-4, 4), (9, 12), (-5, 3.6), (0.12, 0.4), ['#ffd27a', '#ffb347', '#ffe9c0'], (0.04, 0.24))
