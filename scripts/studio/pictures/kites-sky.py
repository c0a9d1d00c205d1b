"""Paper kites against the light in a sky of soft clouds."""
from festive import kite
from materials import matter, mist
from shapes import spot, tube, veil
from stage import camera, sun, world

PICTURE = dict(kind='ground', room='top', light='right', tone='light', square=760, look='Medium High Contrast')


def build():
    camera((0, -8, 0), (0, 0, 0), 58, focus=(0, -0.4, 0), fstop=0.25)
    world((0.8, 0.9, 1.0), 0.75, [(0.0, (0.86, 0.84, 0.74)), (0.3, (0.5, 0.74, 0.92)), (0.7, (0.16, 0.46, 0.84)), (1.0, (0.07, 0.28, 0.68))])
    sun((-0.55, 0.45, -0.6), 3.2, (1, 0.92, 0.78))
    sun((-0.3, -1, -0.4), 1.6, (1, 0.9, 0.75))
    spot((4.5, 30, 9.5), 9, (1, 0.92, 0.7), 0.9, power=2.2)
    for x, y, z, w, h, seed in ((-3, 26, -3.2, 17, 7, 0.2), (5, 28, -5.8, 19, 7, 4.4), (-4, 30, 5.6, 12, 4.5, 7.7), (2, 24, -8, 22, 7, 9.1), (5, 33, 1.6, 10, 3.5, 12.5)):
        veil((x, y, z), (w, h), mist((1, 1, 1), (1.6, 1.1, 1), 0.33, 0.56, 0.97, under=(0.74, 0.8, 0.9), seed=seed))
    cord = matter('#f4efe2', 0.7)
    for one, two, at, rot, scale in (
        ('#e0202a', '#ffc20e', (-0.25, -0.4, -0.5), (0.2, 0.35, 0.35), 1.5),
        ('#0f7a4a', '#f7f1e0', (0.95, 1.4, 0.62), (0.1, -0.3, -0.3), 0.95),
        ('#6a1fa0', '#ff8a1e', (-1.0, 3.0, 1.5), (0.2, 0.25, 0.3), 0.85),
        ('#0d5bd0', '#ffe14a', (1.0, -0.9, -1.75), (0.2, -0.5, 0.2), 0.8),
        ('#e0202a', '#ffffff', (0.35, 7, 3.0), (0, 0.4, 0), 0.75),
        ('#ff6a00', '#0f7a4a', (-2.2, 9, 0.4), (0, 0.3, 0), 0.8),
        ('#d01a78', '#ffe14a', (2.3, 10, 2.6), (0, -0.3, 0), 0.7),
    ):
        kite(one, two, at, rot, scale)
        tube([(at[0], at[1] - 0.02, at[2]), (at[0] * 0.7 + 0.3, at[1] - 0.4, at[2] - 1.6), (at[0] * 0.4 + 0.9, at[1] - 0.9, at[2] - 3.4), (at[0] * 0.2 + 1.6, at[1] - 1.2, -6.5)], 0.005, cord, 6, 5)
