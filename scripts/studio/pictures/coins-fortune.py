"""Coins heaped before a lit lamp: Dhanteras."""
from materials import brass, wet
from nature import diya
from shapes import again, bokeh, lathe, put
from stage import area, camera, plane, rng, world

PICTURE = dict(kind='ground', room='top', light='left', tone='dark', square=720, exposure=0.7)


def build():
    camera((0, -6.4, 2.5), (0, 0, 1.0), 60, focus=(0, -0.6, 0.3), fstop=0.28)
    world((0.06, 0.04, 0.02), 1, [(0.46, (0.02, 0.006, 0.002)), (0.7, (0.1, 0.035, 0.006)), (1.0, (0.02, 0.006, 0.002))])
    plane((0, 8, 0), (60, 40), wet('#120804', 0.18))
    area((-3.4, -3.0, 3.6), (0, 0, 0.3), 1.4, 420, (1, 0.84, 0.56))
    area((3.2, 1.6, 2.2), (0, 0, 0.4), 1.2, 220, (1, 0.5, 0.2))
    coin = put(lathe([(0, 0.03), (0.15, 0.03), (0.165, 0.04), (0.19, 0.04), (0.2, 0.03), (0.2, 0.01), (0.19, 0), (0, 0)], brass('#e6b23c', 0.18), 44, 1), (0, 0, -80))
    for x, y, n in ((-0.72, -0.15, 11), (-0.35, 0.3, 17), (0.78, -0.1, 9), (0.42, 0.4, 14), (-1.05, 0.35, 7), (1.1, 0.45, 12), (0.02, -0.5, 3)):
        for k in range(n):
            again(coin, (x + rng.uniform(-0.015, 0.015), y + rng.uniform(-0.015, 0.015), 0.041 * k), (0, 0, rng.uniform(0, 6)))
    for _ in range(46):
        x, y = rng.gauss(0, 0.65), rng.uniform(-1.5, 0.2)
        again(coin, (x, y, 0.002 + 0.03 * rng.random()), (rng.uniform(-0.12, 0.12), rng.uniform(-0.12, 0.12), 0))
    diya((0.02, 0.95, 0), 0.72, power=20, metal=True, turn=-0.35)
    for x, y in ((-1.3, 2.6), (1.25, 2.9), (0.1, 4.4), (-2.2, 5), (2.3, 5.2)):
        diya((x, y, 0), 0.8, power=0, turn=-0.4)
    bokeh(36, (-3.4, 3.4), (9, 12), (1.3, 6), (0.1, 0.3), ['#ff8a1e', '#ffb347', '#ffd27a'], (0.05, 0.32))
