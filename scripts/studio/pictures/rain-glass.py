"""Rain on a window at dusk, the lamps of the street far out of focus behind it."""
import math

import bpy
from materials import glass
from shapes import beads, bokeh, lathe, put
from stage import camera, rng, sky_dome

PICTURE = dict(kind='ground', room='top', light='behind', tone='dark', square=640, bounces=6)


def drop(at, r, long=1.0):
    """A drop on the pane, a lens that hangs a little."""
    body = lathe([(0, 0), (0.97 * r, 0.0), (r, 0.03 * r), (0.9 * r, 0.26 * r), (0.6 * r, 0.44 * r), (0.3 * r, 0.5 * r), (0, 0.52 * r)], glass(), 30, 3, pinch=lambda a, x, y, z: (x * (1 + 0.12 * math.sin(a) * long), y * (1 + 0.22 * long * (y < 0)), z))
    return put(body, at, (math.pi / 2, 0, 0), (1, 1.0 + 0.35 * (long - 1), 1))


def build():
    camera((0, -6, 0), (0, 0, 0), 50, focus=(0, 0, 0), fstop=0.35)
    sky_dome([(0.0, (0.012, 0.012, 0.022)), (0.44, (0.05, 0.035, 0.05)), (0.5, (0.34, 0.16, 0.1)), (0.56, (0.1, 0.1, 0.19)), (0.72, (0.03, 0.045, 0.1)), (1.0, (0.012, 0.02, 0.05))])
    before = set(bpy.data.objects)
    bokeh(46, (-3.4, 3.4), (7, 12), (-4.6, 0.2), (0.16, 0.5), ['#ffb347', '#ffd27a', '#ff7a3c', '#ff4b4b', '#7ad0ff', '#fff0c8'], (0.16, 0.75))
    bokeh(9, (-3.4, 3.4), (8, 12), (0.2, 3.2), (0.14, 0.3), ['#ffd27a', '#9ad0ff'], (0.06, 0.2))
    for one in set(bpy.data.objects) - before:
        one.visible_transmission = True
    taken = []
    while len(taken) < 120:
        r = 0.028 + 0.085 * rng.random() ** 2.4
        x, z = rng.uniform(-1.3, 1.3), rng.uniform(-2.3, 2.3)
        if all(math.hypot(x - a, z - b) > (r + s) * 1.15 for a, b, s in taken):
            taken.append((x, z, r))
            drop((x, 0, z), r, rng.uniform(0.8, 1.5))
    for _ in range(7):
        x, z, length = rng.uniform(-1.15, 1.15), rng.uniform(-1.4, 2.0), rng.uniform(0.5, 1.3)
        drop((x, -0.01, z), rng.uniform(0.075, 0.1), 2.2)
        trail = [(x + 0.012 * math.sin(9 * t), 0, z + 0.12 + length * t, 0.011 + 0.012 * rng.random()) for t in (k / 18 for k in range(19))]
        beads(trail, 0.012, glass(), 0.4, 6)
    fine = [(rng.uniform(-1.35, 1.35), 0, rng.uniform(-2.35, 2.35), 0.005 + 0.012 * rng.random() ** 2) for _ in range(900)]
    beads(fine, 0.01, glass(), 0.2, 5)
