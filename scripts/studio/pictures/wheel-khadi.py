"""A spinning wheel on white homespun, soft light from a window."""
import math
from materials import cloth
from shapes import bokeh, put, sheet
from trade import spinning_wheel
from stage import area, camera, world

PICTURE = dict(kind='ground', room='top', light='left', tone='light', square=720, look='High Contrast', exposure=-0.25)


def build():
    camera((0, -7.0, 2.1), (0, 0, 1.35), 58, focus=(0, -0.3, 0.8), fstop=0.3)
    world((0.9, 0.9, 0.95), 0.35, [(0.42, (0.5, 0.32, 0.16)), (0.65, (0.9, 0.58, 0.28)), (1.0, (1.0, 0.8, 0.5))])
    sheet(1, 1, 160, 160, cloth('#d9c6a0', rough=0.9, thread=2600), lambda u, v: ((u - 0.5) * 24, (v - 0.3) * 20, 0.04 * math.sin(30 * u + 5 * v) + 0.03 * math.sin(23 * v - 4 * u)))
    area((-4.6, -0.8, 4.0), (0, 0, 0.7), 1.4, 820, (1, 0.88, 0.68))
    area((4, -4, 2.5), (0, 0, 0.7), 3, 110, (0.88, 0.93, 1))
    put(spinning_wheel(), (0.05, 0, 0), (0, 0, 0.32), 0.98)
    bokeh(14, (-4, 4), (8, 11), (1.6, 6.4), (0.2, 0.5), ['#fff0c8', '#ffe2b0'], (0.05, 0.2))
