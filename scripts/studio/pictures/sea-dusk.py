"""The sea at dusk, the sun on the water, a small boat far out."""
import math

from materials import light, matter, mist
from shapes import mesh, sheet, spot, tube, veil
from stage import camera, sky_dome

PICTURE = dict(kind='ground', room='top', light='behind', tone='dark', square=640, look='High Contrast')


def build():
    camera((0, -10, 1.9), (0, 0, 2.7), 40, fstop=0)
    sky_dome([(0.0, (0.03, 0.03, 0.08)), (0.495, (1.0, 0.36, 0.09)), (0.54, (0.98, 0.3, 0.12)), (0.6, (0.55, 0.16, 0.22)), (0.68, (0.18, 0.1, 0.26)), (0.8, (0.05, 0.05, 0.17)), (1.0, (0.02, 0.03, 0.1))])

    def swell(u, v):
        y = -8 + 220 * v**2.4
        x = (u - 0.5) * (14 + 1.3 * (y + 10))
        calm = 1 / (1 + 0.02 * max(0, y))
        return (x, y, calm * (0.09 * math.sin(1.1 * y + 0.5 * x) + 0.06 * math.sin(2.3 * y - 1.1 * x + math.sin(x)) + 0.03 * math.sin(5.1 * y + 2.7 * x) + 0.02 * math.sin(9 * y - 5 * x)))

    sheet(1, 1, 220, 420, matter('#04101c', 0.07, spec=0.9, bump=(3.4, 0.45)), swell)
    spot((1.2, 400, 17), 17, (1, 0.72, 0.36), 5.0, power=0.3)
    spot((1.2, 390, 20), 120, (1, 0.34, 0.08), 0.8, power=2.0)
    for i, (x, y, z, w, h) in enumerate(((-60, 300, 70, 190, 26), (70, 320, 96, 210, 30), (-20, 340, 138, 260, 34), (40, 260, 44, 150, 11), (-90, 280, 34, 140, 9))):
        veil((x, y, z), (w, h), mist((1.0, 0.34, 0.14), (2.2, 0.8, 1), 0.4, 0.66, 0.75, under=(0.22, 0.08, 0.16), seed=1.7 * i))
    dark = light('#1a0a10', 1)
    x, y, s = -3.4, 42, 1.0
    mesh([(x - 2.1 * s, y, 0.75), (x + 2.2 * s, y, 0.85), (x + 1.5 * s, y, 0.0), (x - 1.5 * s, y, 0.0)], [(0, 1, 2, 3)], dark, smooth=False)
    tube([(x, y, 0.5), (x + 0.05, y, 5.4)], 0.06, dark, 2, 6)
    mesh([(x + 0.15, y, 5.2), (x + 0.12, y, 1.2), (x + 2.0, y, 1.35)], [(0, 1, 2)], dark, smooth=False)
    mesh([(x - 0.1, y, 4.9), (x - 0.1, y, 1.3), (x - 1.5, y, 1.2)], [(0, 1, 2)], dark, smooth=False)
