"""Mango leaves and marigolds over a sunlit ochre wall: a threshold made ready."""
from materials import matter
from ritual import garland, toran
from stage import area, camera, plane, rng, world

PICTURE = dict(kind='ground', room='middle', light='left', tone='light', square=0, look='Medium High Contrast')


def build():
    camera((0, -8, 0), (0, 0, 0), 58, focus=(0, -0.3, 1.6), fstop=0.8)
    world((0.9, 0.85, 0.75), 0.4)
    plane((0, 0.5, 0), (12, 12), matter('#f0c987', 0.85, vary=('#e8b56a', 0.7), bump=(3, 0.25), spec=0.1), (1.5708, 0, 0))
    area((-4.5, -3.5, 3.6), (0, 0, 0.6), 1.0, 900, (1, 0.86, 0.64))
    area((4, -4, -1), (0, 0, 0), 3, 110, (0.9, 0.92, 1))
    toran(3.3, 0.26, 8, (0, 0, 2.12), 0.16)
    for x in (-1.22, 1.22):
        garland([(x + rng.uniform(-0.015, 0.015), 0.05, 1.95 - 0.17 * i) for i in range(20)], size=0.19, every=3)
