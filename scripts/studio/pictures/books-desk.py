"""Books, a pen and a globe-shaped paperweight on a desk by the window."""
import math

from materials import brass, clay, matter, wood
from nature import leaf
from shapes import bokeh, box, group, lathe, put, rod, sheet
from stage import area, camera, plane, rng, world

PICTURE = dict(kind='ground', room='top', light='left', tone='light', square=720, look='Medium High Contrast', exposure=0.15)


def book(size, cover, at, turn, pages='#f1e7d2'):
    """A closed book lying down, its pages seen between the boards."""
    x, y, z = size
    board = matter(cover, 0.5, bump=(60, 0.15), spec=0.35)
    paper = matter(pages, 0.8, bump=(3, 0.5), scale=(0.3, 0.3, 60))
    parts = [box((x, y, 0.035), board, (0, 0, 0), 0.012), box((x, y, 0.035), board, (0, 0, z - 0.035), 0.012), box((x - 0.08, y - 0.09, z - 0.07), paper, (0.02, 0, 0.035), 0), box((0.04, y, z), board, (-x / 2 + 0.01, 0, 0), 0.018)]
    gold = brass('#d9b060', 0.3)
    parts += [box((0.02, y + 0.002, 0.012), gold, (-x / 2 - 0.008, 0, h), 0) for h in (0.06, z - 0.07)]
    return group(parts, at, (0, 0, turn))


def build():
    camera((0, -6.8, 2.3), (0, 0, 1.25), 62, focus=(0, -0.5, 0.5), fstop=0.2)
    world((0.85, 0.88, 0.95), 0.65, [(0.4, (0.6, 0.4, 0.2)), (0.6, (0.95, 0.72, 0.42)), (1.0, (1.0, 0.88, 0.66))])
    plane((0, 1, 0), (14, 8), wood('#7a4a28', '#3a1d0e', 0.4, 1.5))
    area((-4.5, 0.6, 3.6), (0, 0, 0.5), 1.6, 640, (1, 0.86, 0.66))
    area((3.5, -3, 2.5), (0, 0, 0.5), 2.5, 90, (0.85, 0.92, 1))
    low = 0.0
    for size, cover, turn in (((1.5, 1.05, 0.26), '#1d3a5f', 2.9), ((1.4, 1.0, 0.2), '#8a1f2a', 3.3), ((1.25, 0.92, 0.24), '#1f5a44', 2.75), ((1.1, 0.8, 0.16), '#c98a2b', 3.2)):
        book(size, cover, (0.05 + rng.uniform(-0.05, 0.05), 0.1, low), turn)
        low += size[2] + 0.002
    apple = lathe([(0, 0.05), (0.08, 0.0), (0.2, 0.05), (0.27, 0.2), (0.24, 0.36), (0.13, 0.43), (0.04, 0.4), (0, 0.36)], matter('#b3121b', 0.2, vary=('#d9622a', 3), scale=(3, 3, 0.7), coat=0.5), 48, 6)
    put(apple, (0.05, 0.0, low))
    rod((0.05, 0, low + 0.36), (0.1, 0.02, low + 0.54), 0.014, matter('#4a2d16', 0.7))
    put(leaf(0.26, 0.12, '#4f8a2a'), (0.08, 0.02, low + 0.46), (0.5, 0.2, -1.2))
    [rod((-0.75, -1.05, 0.05), (0.15, -1.2, 0.05), 0.045, matter('#0b1a2c', 0.12, coat=0.7), 0.04, 28), rod((0.15, -1.2, 0.05), (0.32, -1.228, 0.04), 0.035, brass('#e2b95a', 0.15), 0.004, 24)]
    page = lambda u, v: ((u - 0.5) * 1.5, (v - 0.5) * 0.95, 0.006 + 0.02 * math.sin(u * 3))
    put(sheet(1, 1, 20, 4, matter('#f6efe0', 0.8), page), (0.05, -1.15, 0), (0, 0, -0.1))
    pot = lathe([(0, 0), (0.26, 0), (0.36, 0.5), (0.38, 0.52), (0.38, 0.6), (0.33, 0.6), (0.3, 0.5)], clay('#b5653a'), 56, 3)
    put(pot, (-1.05, 1.7, 0))
    for i in range(16):
        put(leaf(rng.uniform(0.6, 1.0), 0.2, '#3f7f34', -0.5), (-1.05, 1.7, 0.55), (rng.uniform(0.5, 1.3), 0, rng.uniform(0, 6)))
    for i, (c, h) in enumerate((('#5a2a4a', 1.5), ('#1d4a5f', 1.35), ('#a3562a', 1.6), ('#2a5a3a', 1.4))):
        box((0.24, 1.0, h), matter(c, 0.55), (0.85 + 0.26 * i, 2.6, 0), 0.02)
    bokeh(30, (-4, 4), (8, 11), (1.4, 6), (0.2, 0.5), ['#fff0c8', '#ffe8b0', '#fff8e0'], (0.08, 0.3))
