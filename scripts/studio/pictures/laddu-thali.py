"""A brass plate of laddus, a lamp beside them, rose petals on silk."""
import math

from materials import matter
from nature import diya, marigold
from ritual import laddu, thali
from shapes import again, bokeh, group, petal, petals, put, sheet
from stage import area, camera, rng, world

PICTURE = dict(kind='ground', room='top', light='left', tone='dark', square=720)


def build():
    camera((0, -6.6, 3.0), (0, 0.1, 0.85), 60, focus=(0, -0.6, 0.4), fstop=0.2)
    world((0.3, 0.22, 0.16), 0.6, [(0.45, (0.09, 0.012, 0.01)), (0.7, (0.3, 0.06, 0.02)), (1.0, (0.08, 0.01, 0.01))])
    sheet(30, 24, 60, 60, matter('#7a0f12', 0.4, sheen=0.8, bump=(40, 0.05)), lambda u, v: ((u - 0.5) * 30, (v - 0.3) * 24, 0.02 * math.sin(40 * u) * math.sin(30 * v)))
    area((-3.8, -2.4, 3.8), (0, 0, 0.4), 1.5, 540, (1, 0.86, 0.66))
    area((3.4, 2.0, 2.4), (0, 0, 0.4), 1.3, 260, (1, 0.6, 0.3))
    thali(1.02)
    sweet = group(laddu(0.29), (0, -70, 0))
    spots = [(0.6 * math.cos(a), 0.6 * math.sin(a), 0.29) for a in (2 * math.pi * i / 6 + 0.3 for i in range(6))] + [(0, 0, 0.29)] + [(0.31 * math.cos(a), 0.31 * math.sin(a), 0.74) for a in (0.9, 3.0, 5.1)] + [(0.0, 0.0, 1.15)]
    for at in spots:
        turn = rng.uniform(0, 6)
        for part in sweet.children:
            copy = again(part, at, (0.1, 0.1, turn))
            copy.parent = None
            if part is sweet.children[2]:
                copy.location = (at[0], at[1] - 0.03, at[2] + 0.29)
    diya((-0.72, -1.0, 0.02), 0.42, power=8, turn=-0.5)
    flower = put(marigold('#f79400'), (0.78, -0.95, 0.14), (0.3, 0.2, 1), 0.36)
    again(flower, (0.5, -1.3, 0.12), (0.4, -0.1, 3), 0.3)
    petals_of = matter('#b3081e', 0.5, through=0.2, sheen=0.3)
    for _ in range(34):
        x, y = rng.uniform(-1.4, 1.4), rng.uniform(-2.0, -0.6)
        if math.hypot(x, y) > 1.1:
            put(petals([(petal(0.2, 0.19, 0.4, 0.5, 1.2, 0.03), (0, 0, 0), 0, 0)], petals_of), (x, y, 0.03), (rng.uniform(-0.3, 0.3), rng.uniform(-0.4, 0.4), rng.uniform(0, 6)))
    bokeh(34, (-3.4, 3.4), (7, 10), (0.8, 6), (0.12, 0.34), ['#ff8a1e', '#ffb347', '#ffd27a'], (0.06, 0.32))
