"""A brass pitcher with coconut before strings of marigold: a feast begins."""
from materials import wet
from nature import marigold
from ritual import garland, kalash
from shapes import again, bokeh, put
from stage import area, camera, plane, rng, world

PICTURE = dict(kind='ground', room='top', light='left', tone='dark', square=700, exposure=0.55)


def build():
    camera((0, -7.6, 2.3), (0, 0, 1.3), 62, focus=(0, -0.4, 0.8), fstop=0.14)
    world((0.05, 0.02, 0.01), 1, [(0.48, (0.06, 0.009, 0.005)), (0.74, (0.36, 0.075, 0.014)), (1.0, (0.1, 0.01, 0.006))])
    plane((0, 6, 0), (60, 40), wet('#4a1006', 0.24))
    area((-4, -3.5, 4.5), (0, 0, 0.8), 2.0, 900, (1, 0.82, 0.6))
    area((3.5, 2.0, 2.5), (0, 0, 0.8), 1.6, 380, (1, 0.5, 0.2))
    kalash()
    for x in (-2.1, -1.5, -0.9, 0.9, 1.5, 2.1):
        garland([(x + rng.uniform(-0.02, 0.02), 3.2, 5.2 - 0.24 * i) for i in range(int(19 - 4.4 * abs(abs(x) - 2.2)))], size=0.26, every=2)
    bright = put(marigold('#f79400'), (0.75, -0.55, 0.12), (0.35, 0.2, 1), 0.38)
    again(bright, (-0.8, -0.5, 0.12), (0.2, -0.3, 2), 0.38)
    deep = put(marigold('#d8430a'), (-0.45, -0.95, 0.11), (0.4, -0.2, 0.4), 0.35)
    again(deep, (0.4, -1.0, 0.11), (0.4, 0.2, 3), 0.33)
    again(bright, (0.0, -1.15, 0.1), (0.5, 0, 4), 0.3)
    bokeh(16, (-3, 3), (8, 10), (1.0, 6), (0.12, 0.3), ['#ffb347', '#ff8a1e'], (0.05, 0.2))
