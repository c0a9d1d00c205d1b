"""Painted sticks crossed on mirrored cloth, the lights of the dance far behind."""
import math
from materials import brass, matter
from shapes import ball, beads, bokeh, group, put, ring, rod, sheet
from stage import area, camera, world

PICTURE = dict(kind='ground', room='top', light='left', tone='dark', square=740)


def build():
    camera((0, -6.2, 3.0), (0, 0.2, 0.95), 58, focus=(0, -0.5, 0.2), fstop=0.18)
    world((0.2, 0.1, 0.24), 0.6, [(0.48, (0.03, 0.004, 0.05)), (0.7, (0.16, 0.012, 0.2)), (1.0, (0.03, 0.004, 0.08))])
    cloth = lambda u, v: ((u - 0.5) * 22, (v - 0.35) * 20, 0.03 * math.sin(26 * u + 3 * v) + 0.03 * math.sin(19 * v))
    sheet(1, 1, 160, 160, matter('#4a0a5a', 0.42, sheen=0.7, bump=(80, 0.1)), cloth)
    area((-3.6, -2.6, 3.8), (0, -0.4, 0.2), 1.4, 460, (1, 0.86, 0.66))
    area((3.4, 1.4, 2.4), (0, 0, 0.3), 1.2, 280, (1, 0.35, 0.7))
    mirror = matter('#dfe6ee', 0.05, 1.0)
    gold = brass('#e2b04a', 0.2)
    for i in range(-4, 5):
        for j in range(-3, 6):
            x, y = i * 0.52 + (0.26 if j % 2 else 0), j * 0.5 - 0.7
            put(ball(0.075, mirror), (x, y, 0.035), scale=(1, 1, 0.22))
            put(ring(0.09, 0.016, gold), (x, y, 0.04))
            beads([(x + 0.15 * math.cos(a), y + 0.15 * math.sin(a), 0.045) for a in (2 * math.pi * k / 10 for k in range(10))], 0.016, matter(('#f0b429', '#e2375a', '#1f9a6a')[(i + j) % 3], 0.5), 0.0)
    for turn, tints, z in ((0.95, ('#c2142c', '#f0b429'), 0.13), (-0.75, ('#0f7a4a', '#f07aa8'), 0.28)):
        parts = [rod((-1.0, 0, 0), (1.0, 0, 0), 0.075, matter(tints[0], 0.25, coat=0.6), 0.055, 32)]
        for i in range(16):
            parts.append(put(ring(0.076, 0.017, matter(tints[1], 0.3, coat=0.5) if i % 2 else gold), (-0.93 + 0.12 * i, 0, 0), (0, math.pi / 2, 0)))
        parts += [ball(0.1, gold, (x, 0, 0)) for x in (-1.02, 1.02)]
        group(parts, (-0.06, -0.45, z), (0, 0, turn), 0.88)
    bokeh(64, (-3.6, 3.6), (6.5, 10), (0.4, 6.2), (0.1, 0.34), ['#ffd27a', '#ff7ab0', '#7ad0ff', '#ffb347', '#b07aff'], (0.06, 0.42))
