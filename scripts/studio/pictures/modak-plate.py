"""Steamed modaks on a leaf, a lamp and red hibiscus-coloured petals beside them."""
import math
from materials import matter, wet
from nature import diya, leaf, marigold
from ritual import modak, thali
from shapes import again, bokeh, petal, petals, put
from stage import area, camera, plane, rng, world

PICTURE = dict(kind='ground', room='top', light='left', tone='dark', square=720)


def build():
    camera((0, -5.9, 2.7), (0, 0.1, 0.85), 60, focus=(0, -0.5, 0.4), fstop=0.18)
    world((0.3, 0.2, 0.14), 0.6, [(0.45, (0.1, 0.02, 0.004)), (0.7, (0.36, 0.11, 0.014)), (1.0, (0.1, 0.02, 0.006))])
    plane((0, 6, 0), (60, 40), wet('#4a1a06', 0.26))
    area((-3.8, -2.4, 3.8), (0, 0, 0.4), 1.5, 520, (1, 0.88, 0.7))
    area((3.4, 2.0, 2.4), (0, 0, 0.4), 1.3, 260, (1, 0.6, 0.3))
    thali(1.02)
    put(leaf(1.75, 1.1, '#3f8a2c', 0.0, 0.06), (-0.87, 0.0, 0.05), (0, 0, -1.57))
    one = put(modak('#dcc39a'), (0, -0.42, 0.09), scale=0.86)
    for i in range(5):
        a = 2 * math.pi * i / 5 + 0.32
        again(one, (0.55 * math.cos(a), 0.5 * math.sin(a), 0.09), (0, 0, i), 0.8)
    again(one, (0, 0.02, 0.5), (0, 0, 2), 0.86)
    again(one, (0.02, 0.03, 0.09), (0, 0, 3), 0.8)
    diya((0.98, -0.95, 0), 0.42, power=8, turn=-0.4)
    flower = put(marigold('#f79400'), (-0.95, -0.85, 0.13), (0.3, 0.2, 1), 0.36)
    again(flower, (-0.62, -1.15, 0.11), (0.4, -0.1, 3), 0.28)
    red = matter('#b3081e', 0.5, through=0.2, sheen=0.3)
    for _ in range(20):
        x, y = rng.uniform(-1.3, 1.3), rng.uniform(-2.0, -1.0)
        put(petals([(petal(0.2, 0.19, 0.4, 0.5, 1.2, 0.03), (0, 0, 0), 0, 0)], red), (x, y, 0.02), (rng.uniform(-0.3, 0.3), rng.uniform(-0.4, 0.4), rng.uniform(0, 6)))
    bokeh(34, (-3.4, 3.4), (7, 10), (0.8, 6), (0.12, 0.34), ['#ff8a1e', '#ffb347', '#ffd27a'], (0.06, 0.32))
