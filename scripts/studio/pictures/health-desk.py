"""A stethoscope on a pale desk, cool clean light."""
from materials import matter
from shapes import put
from trade import stethoscope
from stage import area, camera, plane, world

PICTURE = dict(kind='ground', room='top', light='left', tone='light', square=760, look='Medium High Contrast')


def build():
    camera((0, -5.6, 4.6), (0, 0.75, 0.2), 50, focus=(0, -0.6, 0.1), fstop=0.3)
    world((0.85, 0.92, 1), 0.5)
    plane((0, 0, 0), (40, 40), matter('#bfe0e2', 0.35, spec=0.4))
    area((-4, 1.4, 3.8), (0, -0.4, 0), 1.3, 560, (1, 0.96, 0.9))
    area((3.6, -2.6, 3.4), (0, 0, 0), 2.4, 160, (0.85, 0.94, 1))
    put(stethoscope(), (0, -0.75, 0), (0, 0, 0.3), 0.92)
