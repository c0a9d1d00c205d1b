"""A rangoli of real powder grains on a dark floor, lamps around it."""
import math

from materials import matter
from nature import diya
from shapes import bokeh, grains
from stage import area, camera, plane, rng, world

PICTURE = dict(kind='ground', room='top', light='left', tone='dark', square=780)


def strewn(points, tint, width, thick=1.0):
    """A line of powder along points: grains heaped where the hand was slow."""
    places = []
    for x, y in points:
        for _ in range(int(5 * thick + 0.5)):
            off = rng.gauss(0, width * 0.4)
            places.append((x + off, y + rng.gauss(0, width * 0.4), max(0.0, 0.035 * thick * (1 - abs(off) / width)) * rng.random()))
    grains(places, 0.0125, matter(tint, 0.95, spec=0.05))


def ring_of(radius, count, shape, steps):
    """Points of a figure repeated round the middle."""
    made = []
    for i in range(count):
        turn = 2 * math.pi * i / count
        for k in range(steps):
            r, a = shape(k / steps)
            made.append(((radius + r) * math.cos(turn + a), (radius + r) * math.sin(turn + a)))
    return made


def filled(radius, count, length, width, per):
    """Points strewn over leaf-shaped fields round the middle."""
    made = []
    for i in range(count):
        turn = 2 * math.pi * i / count
        for _ in range(per):
            t = rng.random()
            w = width * math.sin(math.pi * t) * rng.uniform(-1, 1)
            x, y = radius + length * t, w
            made.append((x * math.cos(turn) - y * math.sin(turn), x * math.sin(turn) + y * math.cos(turn)))
    return made


def build():
    camera((0, -5.4, 5.0), (0, 0.75, 0), 54, focus=(0, -0.6, 0), fstop=0.35)
    world((0.05, 0.04, 0.07), 0.8)
    plane((0, 0, 0), (40, 40), matter('#2a0d16', 0.42, vary=('#3a1420', 1.2), bump=(7, 0.1), spec=0.35))
    area((-4, 0.5, 3.6), (0, -0.4, 0), 1.4, 430, (1, 0.84, 0.62))
    area((3.6, -2.6, 3.0), (0, 0, 0), 2.0, 70, (1, 0.6, 0.5))
    lobe = lambda reach, half: (lambda t: (reach * math.sin(math.pi * t) ** 0.7, half * (2 * t - 1)))
    strewn(filled(0.0, 8, 0.5, 0.12, 300), '#ffb300', 0.02, 0.9)
    strewn(filled(0.42, 8, 0.55, 0.16, 480), '#e6006e', 0.02, 0.9)
    strewn([(x * math.cos(0.393) - y * math.sin(0.393), x * math.sin(0.393) + y * math.cos(0.393)) for x, y in filled(0.62, 8, 0.5, 0.15, 420)], '#ff7a00', 0.02, 0.9)
    strewn([(x * math.cos(0.196) - y * math.sin(0.196), x * math.sin(0.196) + y * math.cos(0.196)) for x, y in filled(1.1, 16, 0.3, 0.09, 190)], '#12a04a', 0.02, 0.9)
    white = '#fbf6ea'
    strewn(ring_of(0.0, 8, lambda t: (0.5 * math.sin(math.pi * t), 0.35 * math.sin(2 * math.pi * t)), 110), white, 0.018, 1.2)
    strewn(ring_of(1.05, 1, lambda t: (0, 6.283 * t), 900), white, 0.02, 1.4)
    strewn(ring_of(1.05, 16, lobe(0.42, 0.185), 90), white, 0.018, 1.3)
    strewn(ring_of(0.42, 8, lobe(0.58, 0.33), 150), white, 0.018, 1.2)
    strewn([(1.6 * math.cos(a) + rng.gauss(0, 0.035), 1.6 * math.sin(a) + rng.gauss(0, 0.035)) for a in (2 * math.pi * (i % 32) / 32 for i in range(32 * 40))], '#ffd23a', 0.01, 0.6)
    for i in range(7):
        a = math.pi * (0.04 + 0.92 * i / 6)
        diya((1.95 * math.cos(a), 1.95 * math.sin(a), 0), 0.42, power=5 if i % 2 == 0 else 0, turn=-0.4)
    diya((0, 0, 0.01), 0.36, power=7, turn=-0.4)
    bokeh(14, (-3, 3), (5, 6), (0.3, 2.4), (0.1, 0.22), ['#ffb347', '#ff8a1e'], (0.05, 0.25))
