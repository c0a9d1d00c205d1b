"""Clay and brass bowls heaped with colour powder, powder thrown across pale stone; seen from above."""
import math

from materials import brass, clay, matter
from shapes import grains, lathe, put
from stage import area, camera, plane, rng, world

PICTURE = dict(kind='ground', room='top', light='left', tone='light', square=780, look='Medium High Contrast')
TINTS = ['#e6006e', '#ffb300', '#0a9a3c', '#0067d6', '#e8350c', '#7a1fb0']


def powder(tint):
    """Dry powder: no shine, fine lumps."""
    return matter(tint, 0.95, spec=0.05, bump=(22, 1.0), sheen=0.3)


def heap(tint, at, radius):
    """A heap with a slope of its own and loose grains on it."""
    turn = rng.uniform(0, 6)
    obj = lathe([(radius, 0), (0.8 * radius, 0.16), (0.5 * radius, 0.36), (0.2 * radius, 0.52), (0.06 * radius, 0.57), (0, 0.575)], powder(tint), 72, 6, pinch=lambda a, x, y, z: (x, y, z * (1 + 0.1 * math.sin(2 * a + turn)) + 0.012 * math.sin(9 * a + 21 * z)))
    return put(obj, at)


def build():
    camera((0, -4.6, 7.4), (0, 0.55, 0), 52, focus=(0, -0.7, 0.3), fstop=0.6)
    world((0.95, 0.95, 1), 0.4)
    area((-4.5, 2.2, 4.2), (0, -0.4, 0), 1.3, 760, (1, 0.94, 0.84))
    area((4, -3, 4), (0, 0, 0), 3, 120, (0.9, 0.95, 1))
    plane((0, 0, 0), (30, 30), matter('#efe6d8', 0.55, vary=('#e2d5c2', 1.2), bump=(9, 0.12)))
    bowls = [((-0.95, -0.15), 0.62, 0), ((0.62, 0.25), 0.68, 1), ((-0.3, -1.45), 0.66, 2), ((1.12, -1.2), 0.58, 3), ((-1.5, -2.0), 0.5, 4), ((0.55, -2.6), 0.52, 5)]
    for i, ((x, y), r, c) in enumerate(bowls):
        pot = brass('#c99a3e', 0.22) if i % 2 else clay('#a4552f')
        put(lathe([(0, 0), (0.55 * r, 0), (0.85 * r, 0.14), (r, 0.36), (1.03 * r, 0.42), (0.96 * r, 0.42), (0.85 * r, 0.26), (0, 0.2)], pot, 72, 5), (x, y, 0))
        heap(TINTS[c], (x, y, 0.3), 0.93 * r)
        fine = []
        for _ in range(5200):
            a, d = rng.gauss(i * 1.1, 1.0), abs(rng.gauss(0, 0.55)) + r * 0.98
            fine.append((x + d * math.cos(a), y + d * math.sin(a), 0.004))
        grains(fine, 0.0085, powder(TINTS[c]))
    for i, (x, y, w, turn) in enumerate(((-0.8, 1.5, 1.3, 0.3), (0.9, 1.75, 1.2, -0.2))):
        streak = []
        for _ in range(9000):
            u, v = rng.gauss(0, 0.42) * w, rng.gauss(0, 0.13)
            streak.append((x + u * math.cos(turn) - v * math.sin(turn), y + u * math.sin(turn) + v * math.cos(turn) + 0.1 * math.sin(u * 2.4), 0.004 + 0.05 * math.exp(-(u * u + 9 * v * v)) * rng.random()))
        grains(streak, 0.0085, powder(TINTS[i * 4 % 6]))
