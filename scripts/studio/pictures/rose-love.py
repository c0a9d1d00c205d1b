"""Red roses on dark silk, soft lights far behind."""
import math

from materials import matter
from nature import leaf, rose
from shapes import again, bokeh, petal, petals, put, sheet
from stage import area, camera, rng, world

PICTURE = dict(kind='ground', room='top', light='left', tone='dark', square=720)


def build():
    camera((0, -6.4, 3.2), (0, 0.1, 0.85), 60, focus=(0, -0.6, 0.4), fstop=0.22)
    world((0.3, 0.2, 0.22), 0.5, [(0.45, (0.07, 0.008, 0.02)), (0.7, (0.2, 0.02, 0.06)), (1.0, (0.05, 0.005, 0.02))])
    sheet(30, 24, 60, 60, matter('#3a0412', 0.4, sheen=0.8, bump=(40, 0.05)), lambda u, v: ((u - 0.5) * 30, (v - 0.3) * 24, 0.05 * math.sin(34 * u + 3 * v) * math.sin(26 * v)))
    area((-3.8, -2.4, 3.8), (0, 0, 0.4), 1.4, 520, (1, 0.88, 0.78))
    area((3.4, 2.0, 2.4), (0, 0, 0.4), 1.3, 240, (1, 0.5, 0.5))
    heads = [put(rose(tint, deep), (0, -90, 0)) for tint, deep in (('#b8061e', '#7a0312'), ('#d04a6a', '#9a1836'))]
    for k, (x, y, z, turn, lean, size) in enumerate(((-0.32, -0.55, 0.28, 0.2, 0.6, 0.98), (0.5, -0.5, 0.26, 2.2, 0.55, 0.9), (0.1, 0.05, 0.5, 4.0, 0.5, 0.95), (-0.95, -0.1, 0.26, 1.2, 0.5, 0.8), (1.05, 0.05, 0.26, 3.1, 0.5, 0.8))):
        again(heads[1 if k in (1, 3) else 0], (x, y, z), (lean, 0.1 * (k - 2), turn), size)
    for x, y, turn in ((-0.75, -0.85, 2.4), (0.95, -0.85, -2.2), (0.15, -1.0, 3.1), (-1.3, 0.1, 1.5), (1.45, 0.2, -1.4)):
        put(leaf(0.62, 0.34, '#245a22', -0.25, 0.5, 0.72), (x, y, 0.08), (0.2, 0.05, turn))
    fallen = matter('#a3061c', 0.5, through=0.2, sheen=0.3)
    for _ in range(22):
        x, y = rng.uniform(-1.3, 1.3), rng.uniform(-2.1, -1.1)
        put(petals([(petal(0.2, 0.2, 0.4, 0.5, 0.6, 0.03), (0, 0, 0), 0, 0)], fallen), (x, y, 0.05), (rng.uniform(-0.3, 0.3), rng.uniform(-0.4, 0.4), rng.uniform(0, 6)))
    bokeh(40, (-3.4, 3.4), (7, 10), (0.8, 6), (0.12, 0.36), ['#ff8aa0', '#ffb38a', '#ffd9c0'], (0.06, 0.34))
