"""Coloured paper rains through the light of a party, lamps far out of focus behind it."""
import math

from materials import matter
from shapes import bokeh, put, ribbon, sheet
from stage import area, camera, rng, world

PICTURE = dict(kind='ground', room='middle', light='above', tone='dark', square=420)


def build():
    camera((0, -7, 0), (0, 0, 0), 58, focus=(0, -0.2, 0), fstop=0.3)
    world((0.5, 0.4, 0.6), 0.45, [(0.0, (0.04, 0.006, 0.06)), (0.45, (0.11, 0.015, 0.14)), (1.0, (0.03, 0.005, 0.06))])
    area((-3, -3, 4), (0, 0, 0), 1.5, 520, (1, 0.9, 0.8))
    area((3.4, -1, 2), (0, 0, 0), 1.5, 260, (1, 0.55, 0.85))
    papers = [matter(tint, 0.35, spec=0.5, through=0.15) for tint in ('#e0142c', '#f2b01e', '#1f9ad0', '#1fa05a', '#d0259a', '#f2f0e6')]
    foil = matter('#e8b84a', 0.18, 1.0)
    for i in range(170):
        x, z, y = rng.uniform(-1.5, 1.5), rng.uniform(-2.4, 2.4), rng.uniform(-2.2, 2.6)
        if abs(z - 0.1) < 0.85 and abs(x) < 1.0 and rng.random() < 0.75:
            continue
        bend = rng.uniform(0.0, 0.05)
        scrap = sheet(1, 1, 6, 4, foil if i % 4 == 0 else papers[i % 6], lambda u, v, bend=bend: ((u - 0.5) * 0.12, (v - 0.5) * 0.07, bend * math.sin(math.pi * u)))
        put(scrap, (x, y, z), (rng.uniform(0, 6), rng.uniform(0, 6), rng.uniform(0, 6)), rng.uniform(0.7, 1.3))
    for i, (x, z) in enumerate(((-1.0, 1.9), (0.9, 2.0), (-1.15, -0.7), (1.1, -0.9), (0.2, -1.5))):
        lean = rng.uniform(-0.3, 0.3)
        curl = [(x + 0.1 * math.cos(0.9 * k) + lean * 0.03 * k, 0.1 * math.sin(0.9 * k), z - 0.045 * k) for k in range(18)]
        ribbon(curl, 0.07, foil if i % 2 else papers[i], (0.2, 0.2, 1), 5)
    bokeh(44, (-3.4, 3.4), (5, 9), (-4.4, 4.4), (0.14, 0.4), ['#ff9ac8', '#ffd27a', '#9ad0ff', '#ffb38a'], (0.08, 0.4))
