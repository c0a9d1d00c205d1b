"""Brass bowls of turmeric, chilli and seeds on a dark board, seen from above."""
import math

from materials import brass, matter, wood
from nature import leaf
from shapes import beads, grains, lathe, put, tube
from stage import area, camera, plane, rng, world

PICTURE = dict(kind='ground', room='top', light='left', tone='dark', square=780)


def bowl(at, r):
    """A round brass bowl."""
    return put(lathe([(0, 0), (0.5 * r, 0), (0.85 * r, 0.14), (r, 0.34), (1.04 * r, 0.42), (0.97 * r, 0.42), (0.86 * r, 0.24), (0, 0.16)], brass('#b9832f', 0.24), 72, 5), at)


def fill(at, r, tint, other):
    """Ground spice heaped in a bowl."""
    return put(lathe([(0.95 * r, 0.3), (0.8 * r, 0.36), (0.5 * r, 0.47), (0.2 * r, 0.55), (0, 0.57)], matter(tint, 0.95, spec=0.05, vary=(other, 9), bump=(26, 1.0)), 72, 5, pinch=lambda a, x, y, z: (x, y, z + 0.02 * math.sin(3 * a + 9 * z) + 0.01 * math.sin(7 * a))), at)


def strewn(x, y, count, spread, size, tint, long=1.0):
    """Loose seeds or powder on the board."""
    places = [(x + rng.gauss(0, spread), y + rng.gauss(0, spread), size * 0.4) for _ in range(count)]
    return beads(places, size, matter(tint, 0.5), 0.3, 6) if size > 0.012 else grains(places, size, matter(tint, 0.95, spec=0.05))


def build():
    camera((0, -4.2, 6.6), (0, 0.55, 0), 52, focus=(0, -0.7, 0.3), fstop=0.5)
    world((0.8, 0.85, 1), 0.22)
    plane((0, 0, 0), (14, 14), wood('#3b2417', '#140b06', 0.55, 1.6), rot=(0, 0, 1.5))
    area((-4.4, 2.4, 3.8), (0, -0.4, 0), 1.2, 640, (1, 0.88, 0.7))
    area((4, -3, 4), (0, 0, 0), 3, 70, (0.85, 0.92, 1))
    for (x, y), r, tint, other in (((-0.72, 0.15), 0.58, '#e8a200', '#c77f00'), ((0.72, -0.15), 0.6, '#b01208', '#7a0a04'), ((0.95, -1.7), 0.5, '#8a5a2a', '#5f3a18')):
        bowl((x, y, 0), r)
        fill((x, y, 0), r, tint, other)
    for (x, y), r, tint, size, count in (((-0.5, -1.2), 0.54, '#1a1512', 0.035, 520), ((-1.3, -0.75), 0.3, '#7a8a3a', 0.04, 150)):
        bowl((x, y, 0), r)
        beads([(x + r * 0.88 * math.sqrt(t) * math.cos(a), y + r * 0.88 * math.sqrt(t) * math.sin(a), 0.32 + 0.16 * (1 - t) + rng.uniform(0, 0.03)) for t, a in ((rng.random(), rng.uniform(0, 6.28)) for _ in range(count))], size, matter(tint, 0.4, vary=('#3a2c22' if size < 0.04 else '#a3a85a', 9)), 0.2)
    strewn(-0.2, -0.35, 2600, 0.22, 0.008, '#e8a200')
    strewn(0.25, -0.95, 2600, 0.2, 0.008, '#b01208')
    strewn(-0.1, -1.95, 50, 0.35, 0.033, '#1a1512')
    bark = matter('#7a4322', 0.7, bump=(30, 0.5), vary=('#5a2c14', 4))
    for x, y, turn in ((1.15, 0.75, 0.5), (1.25, 0.6, 0.62), (1.08, 0.5, 0.4)):
        c, s = math.cos(turn), math.sin(turn)
        scroll = [(x + 0.5 * t * c, y + 0.5 * t * s, 0.07) for t in (-1, -0.3, 0.4, 1)]
        tube(scroll, 0.07, bark, 4, 14)
    chilli = matter('#b30a0a', 0.12, coat=0.6, spec=0.6)
    for x, y, turn in ((-1.25, 0.95, 0.4), (-1.05, 0.85, -0.1), (0.1, 0.85, 2.6)):
        c, s = math.cos(turn), math.sin(turn)
        bend = [(x + 0.42 * t * c - 0.1 * t * t * s, y + 0.42 * t * s + 0.1 * t * t * c, 0.06) for t in (-1, -0.5, 0, 0.5, 1)]
        tube(bend, lambda t: 0.006 + 0.06 * math.sin(math.pi * min(1, 0.28 + 0.72 * t)), chilli, 5, 14)
        tube([bend[0], (bend[0][0] - 0.15 * c, bend[0][1] - 0.15 * s, 0.1)], 0.016, matter('#4a7a24', 0.5), 3, 8)
    for x, y, turn in ((0.05, -2.3, 0.6), (1.3, -0.95, 2.0), (-1.15, -1.75, 4.4), (0.15, 1.0, 5.4)):
        put(leaf(0.5, 0.2, '#2f6b1d'), (x, y, 0.03), (0.12, 0.05, turn))
