"""A pair of painted sticks, crossed."""
import math
from materials import brass, matter
from shapes import ball, group, put, ring, rod
from stage import cutout

PICTURE = dict(kind='prop', light='left')


def build():
    cutout(0.1, 7, 1.95, high=6.0)
    for turn, tints in ((0.75, ('#c2142c', '#f0b429')), (-0.75, ('#0f7a4a', '#e86aa0'))):
        parts = [rod((-1.05, 0, 0), (1.05, 0, 0), 0.07, matter(tints[0], 0.25, coat=0.6), 0.05, 32)]
        for i in range(16):
            parts.append(put(ring(0.071, 0.016, matter(tints[1], 0.3, coat=0.5) if i % 2 else brass('#e2b04a', 0.2)), (-0.98 + 0.125 * i, 0, 0), (0, math.pi / 2, 0)))
        parts += [ball(0.095, brass('#e2b04a', 0.2), (x, 0, 0)) for x in (-1.07, 1.07)]
        group(parts, (0, 0, 0.1 if turn > 0 else 0.26), (0, 0.0, turn))
