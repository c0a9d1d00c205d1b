"""Marigolds, leaves and jasmine strewn round pale cloth, seen from above."""
import math
from materials import matter
from nature import leaf, marigold
from ritual import jasmine
from shapes import again, put, sheet
from stage import area, camera, rng, world

PICTURE = dict(kind='ground', room='middle', light='left', tone='light', square=60, look='Medium High Contrast')


def build():
    camera((0, 0, 10), (0, 0, 0), 70, focus=(0, 0, 0.2), fstop=0.8)
    world((0.95, 0.95, 1), 0.4)
    sheet(10, 10, 120, 120, matter('#f4ead8', 0.8, bump=(70, 0.25), sheen=0.4), lambda u, v: ((u - 0.5) * 10, (v - 0.5) * 10, 0.02 * math.sin(22 * u + 5 * v) + 0.015 * math.sin(31 * v)))
    area((-4, 3.2, 4.6), (0, 0, 0), 1.2, 900, (1, 0.93, 0.82))
    area((4, -3, 4), (0, 0, 0), 3, 120, (0.9, 0.95, 1))
    heads = [put(marigold(t), (0, 0, -90)) for t in ('#f59300', '#d8430a', '#f7b51a')]
    star = jasmine()
    star.location = (0, 0, -80)
    for side in (-1, 1):
        for i in range(13):
            x, y = -1.5 + 0.25 * i + rng.uniform(-0.06, 0.06), side * (2.28 + 0.22 * math.cos(i * 1.9) - 0.03 * abs(i - 6) * side)
            if side < 0:
                y += 0.42
            one = put(leaf(rng.uniform(0.5, 0.75), 0.22, '#35731f'), (x, y - side * 0.12, 0.06), (0.12, 0.1, rng.uniform(-0.9, 0.9) + (math.pi if side > 0 else 0)))
            if i % 2 == 0:
                again(heads[i // 2 % 3], (x, y + side * 0.1, 0.16), (rng.uniform(-0.25, 0.25), rng.uniform(-0.25, 0.25), rng.uniform(0, 6)), rng.uniform(0.46, 0.62))
            elif i % 4 == 1:
                for part in star.children:
                    copy = again(part, (x, y - side * 0.3, 0.12), (0.2, 0.1, i), 0.34)
                    copy.parent = None
