"""A lit brass lantern and dates by a window of night; the young moon out of focus over the domes."""
from festive import lantern
from materials import brass, light, matter, wet
from shapes import again, bokeh, lathe, put, spot, tube
from stage import area, camera, plane, rng, world
import math

PICTURE = dict(kind='ground', room='top', light='left', tone='dark', square=720)


def build():
    camera((0, -8, 2.0), (0, 0, 1.7), 60, focus=(-0.3, -0.4, 0.8), fstop=0.22)
    world((0.03, 0.05, 0.12), 0.8, [(0.36, (0.10, 0.12, 0.24)), (0.55, (0.03, 0.06, 0.17)), (1.0, (0.004, 0.01, 0.045))])
    plane((0, -2.2, 0), (30, 12.2), wet('#12182c', 0.2))
    area((-3.5, -3, 3.4), (0, 0, 0.8), 1.6, 200, (1, 0.8, 0.55))
    area((3.4, 1.0, 3.0), (0, 0, 0.8), 1.4, 130, (0.45, 0.62, 1))
    lantern(34, (-0.28, 0, 0))
    bowl = brass('#c0893a', 0.22)
    put(lathe([(0, 0), (0.24, 0), (0.26, 0.04), (0.16, 0.08), (0.36, 0.2), (0.52, 0.36), (0.54, 0.38), (0.5, 0.38), (0.34, 0.24), (0, 0.2)], bowl, 64, 5), (0.72, -0.55, 0), scale=0.9)
    date = put(lathe([(0, -0.17), (0.06, -0.16), (0.088, -0.05), (0.085, 0.06), (0.05, 0.15), (0, 0.17)], matter('#4a1f0e', 0.25, vary=('#6b3214', 7), bump=(14, 0.8), coat=0.5), 24), (0, -80, 0))
    for i in range(30):
        a, r = rng.uniform(0, 6.28), 0.36 * math.sqrt(rng.random())
        again(date, (0.72 + r * math.cos(a), -0.55 + r * math.sin(a), 0.3 + 0.3 * (0.36 - r) + rng.uniform(0, 0.06)), (1.3 + rng.uniform(-0.4, 0.4), rng.uniform(-0.4, 0.4), rng.uniform(0, 6)), 1.0)
    for x, y in ((0.25, -1.0), (0.48, -1.15)):
        again(date, (x, y, 0.085), (1.57, 0, rng.uniform(0, 6)), 1.0)
    moon = [(0.75 + 0.62 * math.cos(a), 12, 5.3 + 0.62 * math.sin(a)) for a in (math.radians(120 + 220 * i / 40) for i in range(41))]
    crescent = tube(moon, lambda t: 0.006 + 0.15 * math.sin(math.pi * t), light('#fff0cf', 2.2), 1, 16)
    crescent.visible_diffuse = False
    spot((0.6, 13, 5.3), 2.6, (0.6, 0.7, 1), 0.16)
    town = light('#141d3d', 1)
    for x, r, tall in ((-1.9, 0.9, 1.5), (0.2, 1.25, 1.7), (2.3, 0.8, 1.4)):
        put(lathe([(r, -3), (r, tall - 0.3), (1.06 * r, tall - 0.2), (1.1 * r, tall + 0.25 * r), (0.95 * r, tall + 0.7 * r), (0.5 * r, tall + 1.1 * r), (0.1 * r, tall + 1.35 * r), (0.02, tall + 1.7 * r)], town, 40, 4), (x, 10.5, 0))
    for x in (-0.95, 1.55):
        put(lathe([(0.14, -3), (0.14, 3.2), (0.24, 3.25), (0.24, 3.4), (0.13, 3.45), (0.13, 3.8), (0.2, 3.9), (0.16, 4.15), (0.02, 4.5)], town, 20, 1), (x, 10, 0))
    bokeh(20, (-3, 3), (9, 9.8), (0.2, 2.4), (0.06, 0.15), ['#ffb347', '#ffd27a'], (0.1, 0.5))
    bokeh(22, (-4, 4), (14, 15), (3.5, 8), (0.03, 0.06), ['#cfe0ff'], (0.2, 0.6))
