"""A wrapped gift with a satin bow before a shimmer of lights."""
from festive import gift
from materials import brass, matter
from shapes import bokeh, mesh, sheet
from stage import area, camera, rng, world

PICTURE = dict(kind='ground', room='top', light='left', tone='dark', square=720)


def build():
    camera((0, -6.8, 2.6), (0, 0, 1.05), 60, focus=(0, -0.5, 0.6), fstop=0.14)
    world((0.25, 0.16, 0.2), 0.7, [(0.4, (0.09, 0.006, 0.03)), (0.7, (0.32, 0.02, 0.08)), (1.0, (0.12, 0.006, 0.04))])
    sweep = lambda u, v: ((u - 0.5) * 30, -8 + 16 * min(1, v * 1.5), 0.0)
    sheet(1, 1, 2, 2, matter('#7a0d2a', 0.28, spec=0.5, bump=(20, 0.03)), sweep)
    area((-3.6, -3.2, 4.2), (0, 0, 0.5), 1.6, 560, (1, 0.9, 0.78))
    area((3.6, 1.2, 2.4), (0, 0, 0.5), 1.2, 220, (1, 0.5, 0.5))
    gift(1.02, '#c2142c', '#f0cf78', (-0.1, 0, 0), 0.5)
    gift(0.6, '#f3e4c8', '#c2142c', (0.86, 0.75, 0), -0.3)
    gift(0.5, '#e2b04a', '#f8f0e0', (-0.9, 0.95, 0), 0.9)
    bits = [brass('#f0c860', 0.2), matter('#ffe9c9', 0.4), matter('#e2375a', 0.35)]
    for i in range(90):
        s, a = rng.uniform(0.018, 0.04), rng.uniform(0, 6)
        x, y = rng.uniform(-1.4, 1.4), rng.uniform(-2.2, 1.5)
        one = mesh([(-s, -s * 0.6, 0), (s, -s * 0.6, 0), (s, s * 0.6, 0.01), (-s, s * 0.6, 0)], [(0, 1, 2, 3)], bits[i % 3], smooth=False)
        one.location, one.rotation_euler = (x, y, 0.01), (rng.uniform(-0.5, 0.5), rng.uniform(-0.5, 0.5), a)
    bokeh(64, (-3.2, 3.2), (7, 10), (0.6, 6), (0.1, 0.36), ['#ffd27a', '#ffb0a0', '#ff8a9a', '#ffe9c0'], (0.06, 0.42))
