"""Scraps and curls of coloured paper in the air."""
import math

from materials import matter
from shapes import put, ribbon, sheet
from stage import area, camera, rng, world

PICTURE = dict(kind='prop', light='left')


def build():
    camera((0, -8, 0), (0, 0, 0), 120, fstop=0)
    world((0.95, 0.97, 1), 0.7)
    area((-3, -4, 4), (0, 0, 0), 1.6, 460, (1, 0.97, 0.9))
    area((3, -3, -1), (0, 0, 0), 2, 130, (0.9, 0.94, 1))
    papers = [matter(tint, 0.35, spec=0.5, through=0.15) for tint in ('#e0142c', '#f2b01e', '#1f7ad0', '#1fa05a', '#d0259a', '#f2f0e6')]
    foil = matter('#e8b84a', 0.2, 1.0)
    for i in range(130):
        a, r = i * 2.39996, 1.08 * math.sqrt((i + 0.5) / 130)
        bend = rng.uniform(0.0, 0.05)
        scrap = sheet(1, 1, 6, 4, foil if i % 5 == 0 else papers[i % 6], lambda u, v, bend=bend: ((u - 0.5) * 0.12, (v - 0.5) * 0.07, bend * math.sin(math.pi * u)))
        put(scrap, (r * math.cos(a), rng.uniform(-0.4, 0.4), r * math.sin(a)), (rng.uniform(0, 6), rng.uniform(0, 6), rng.uniform(0, 6)), rng.uniform(0.7, 1.25))
    for i in range(9):
        a, r = 2 * math.pi * i / 9 + 0.3, rng.uniform(0.3, 0.78)
        x, z, lean = r * math.cos(a), r * math.sin(a), rng.uniform(-0.5, 0.5)
        curl = [(x + 0.08 * math.cos(1.1 * k) + lean * 0.03 * k, 0.08 * math.sin(1.1 * k), z - 0.026 * k + 0.2) for k in range(15)]
        ribbon(curl, 0.055, foil if i % 3 == 0 else papers[i % 6], (0.2, 0.2, 1), 5)
