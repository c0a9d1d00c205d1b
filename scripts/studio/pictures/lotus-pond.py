"""A lotus opens on dark green water in the first light."""
import math

from materials import matter, mist
from ritual import lotus
from shapes import again, bokeh, mesh, put, veil

from stage import area, camera, plane, rng, world

PICTURE = dict(kind='ground', room='top', light='behind', tone='dark', square=740, look='High Contrast', exposure=0.2)


def pad(radius, at, turn):
    """A round floating leaf with its notch and veins."""
    verts, faces, rings, around = [(0, 0, 0.0)], [], 8, 60
    for k in range(1, rings + 1):
        for j in range(around + 1):
            a = 0.14 + (2 * math.pi - 0.28) * j / around
            r = radius * k / rings
            verts.append((r * math.cos(a), r * math.sin(a), 0.05 * (k / rings) ** 6 * radius + 0.012 * math.sin(12 * a) * (k / rings) ** 2))
    for j in range(around):
        faces.append((0, 1 + j, 2 + j))
    for k in range(rings - 1):
        for j in range(around):
            a, b = 1 + k * (around + 1) + j, 1 + (k + 1) * (around + 1) + j
            faces.append((a, b, b + 1, a + 1))
    return put(mesh(verts, faces, matter('#1f5a2c', 0.25, vary=('#3f7a34', 1.6), spec=0.6, bump=(5, 0.15))), at, (0, 0, turn))


def build():
    camera((0, -6.2, 1.75), (0, 0, 0.9), 60, focus=(0, -0.35, 0.4), fstop=0.14)
    world((0.25, 0.34, 0.3), 0.7, [(0.4, (0.012, 0.05, 0.04)), (0.6, (0.05, 0.14, 0.1)), (0.85, (0.3, 0.36, 0.22)), (1.0, (0.5, 0.48, 0.3))])
    plane((0, 15, 0), (80, 50), matter('#02120e', 0.06, spec=0.7, bump=(1.2, 0.35)))
    area((-2.6, 3.2, 3.2), (0, 0, 0.4), 1.4, 520, (1, 0.84, 0.62))
    area((2.4, -3.2, 3.0), (0, 0, 0.4), 2.0, 210, (0.95, 0.95, 1))
    bloom = put(lotus('#e4588f', '#fbc9da'), (0, 0, -0.03), scale=1.05)
    for x, y, r in ((0.95, 0.35, 0.6), (-0.95, -0.45, 0.52), (-0.9, 1.3, 0.7), (0.5, -1.15, 0.42), (1.3, 2.6, 0.8), (-1.9, 3.4, 0.9), (0.2, 4.6, 0.9), (2.6, 5.5, 1.0)):
        pad(r, (x, y, 0.012), rng.uniform(0, 6))
    for x, y, s in ((-0.85, 2.9, 0.62), (1.25, 4.4, 0.7)):
        for part in bloom.children:
            copy = again(part, (x, y, 0.0), (0, 0, 1), s)
            copy.parent = None
    bokeh(36, (-4, 4), (9, 13), (0.4, 5.5), (0.08, 0.3), ['#ffe3a0', '#fff0c8', '#d8f0c0'], (0.04, 0.26))
    for i in range(2):
        veil((0, 7 + 2 * i, 0.7), (12, 1.6), mist((0.7, 0.78, 0.62), (3, 0.8, 1), 0.45, 0.85, 0.3, seed=i * 2.2))
