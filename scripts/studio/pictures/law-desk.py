"""A brass balance before books of law."""
from materials import brass, matter, wood
from shapes import bokeh, box, put
from trade import scales
from stage import area, camera, plane, rng, world

PICTURE = dict(kind='ground', room='top', light='left', tone='dark', square=720, exposure=0.7)


def build():
    camera((0, -8.2, 2.3), (0, 0, 1.6), 64, focus=(0, -0.2, 1.0), fstop=0.2)
    world((0.3, 0.26, 0.22), 0.5, [(0.4, (0.03, 0.02, 0.014)), (0.7, (0.1, 0.07, 0.045)), (1.0, (0.03, 0.02, 0.014))])
    plane((0, 1, 0), (14, 9), wood('#5a3018', '#26110a', 0.3, 1.5))
    area((-4.2, -2.6, 4.0), (0, 0, 1), 1.5, 620, (1, 0.86, 0.66))
    area((3.6, 1.6, 3.0), (0, 0, 1), 1.2, 240, (1, 0.7, 0.45))
    put(scales(), (0.05, 0, 0), (0, 0, 0.28), 0.98)
    gold = brass('#d9b060', 0.3)
    for i in range(9):
        tall, wide = rng.uniform(1.3, 1.75), rng.uniform(0.28, 0.4)
        x = -1.9 + 0.46 * i
        box((wide, 1.0, tall), matter(('#5a1218', '#1d3a2f', '#2a1d4a', '#6a4418')[i % 4], 0.5, bump=(50, 0.1)), (x, 2.6, 0), 0.03)
        for z in (0.2, tall - 0.25):
            box((wide + 0.006, 1.004, 0.04), gold, (x, 2.6, z), 0.004)
    bokeh(18, (-3.4, 3.4), (8, 10), (2.4, 6.2), (0.14, 0.34), ['#ffd27a', '#ffb347'], (0.05, 0.22))
