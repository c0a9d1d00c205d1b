"""Snow mountains in the first light over valleys full of mist."""
import math

from materials import hazy, mist
from shapes import sheet, spot, veil
from stage import camera, rng, sun, world
from mathutils import noise, Vector

PICTURE = dict(kind='ground', room='top', light='left', tone='light', square=740, look='High Contrast')


def rugged(x, y, seed):
    """Height of ridges at a place, 0..1 and a little over."""
    h, size, weight = 0.0, 1.0, 1.0
    for _ in range(7):
        n = 1 - abs(noise.noise(Vector((x * size + seed, y * size - seed, seed * 0.37))))
        h += weight * n * n
        size, weight = size * 2.05, weight * 0.5
    return h / 1.9


def build():
    camera((0, -10, 3.2), (0, 0, 3.9), 46, fstop=0)
    world((0.5, 0.58, 0.8), 0.6, [(0.35, (1.0, 0.42, 0.2)), (0.55, (1.0, 0.5, 0.26)), (0.72, (0.86, 0.58, 0.5)), (1.0, (0.26, 0.4, 0.74))])
    sun((0.9, 0.25, -0.3), 8.0, (1, 0.55, 0.26), 1)
    for y, high, base, seed, tint, other, wide in ((90, 30, -6, 4.2, '#e8eaf2', '#5a5f70', 90), (46, 10.5, -5, 9.3, '#39465a', '#2a3344', 60), (24, 4.6, -3.2, 15.1, '#233a34', '#182a26', 34), (11, 2.2, -2.2, 21.7, '#14241c', '#0c1812', 18)):
        def ground(u, v, y=y, high=high, base=base, seed=seed, wide=wide):
            x, d = (u - 0.5) * wide, (v - 0.2) * y * 0.5
            peak = math.exp(-((v - 0.45) ** 2) * 9)
            crown = 1 + (0.55 * math.exp(-((u - 0.57) ** 2) * 40) if y == 90 else 0)
            if v == 0:
                return (x, y + d, -40)
            return (x, y + d, base + high * 0.62 * rugged(x / wide * 3.2, d / wide * 3.2, seed) * peak * crown)

        sheet(1, 1, 260, 90, hazy(tint, (0.9, 0.5, 0.42), 8, 300, other=other if y < 90 else tint, scale=0.3, most=0.75), ground)
    for i, (y, z, w, h, most) in enumerate(((14, 0.4, 26, 2.2, 0.75), (30, 1.6, 60, 4.4, 0.85), (31, 1.0, 60, 3.0, 0.8), (60, 4.2, 110, 8, 0.85))):
        veil((rng.uniform(-4, 4), y, z), (w, h), mist((1.0, 0.78, 0.62), (3.4, 0.7, 1), 0.36, 0.7, most, seed=2.3 * i + 0.7))
    spot((-34, 120, 34), 60, (1, 0.6, 0.3), 0.5, power=2)
