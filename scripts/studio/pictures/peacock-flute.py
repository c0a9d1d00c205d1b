"""A flute, a feather and a pot of butter before deep blue: Krishna’s things."""
from materials import wet
from ritual import butter_pot, feather, flute
from shapes import bokeh, put
from stage import area, camera, plane, world

PICTURE = dict(kind='ground', room='top', light='left', tone='dark', square=720)


def build():
    camera((0, -7.4, 2.3), (0, 0, 1.25), 60, focus=(0, -0.5, 0.6), fstop=0.16)
    world((0.1, 0.16, 0.24), 0.8, [(0.48, (0.006, 0.03, 0.07)), (0.72, (0.02, 0.13, 0.24)), (1.0, (0.004, 0.03, 0.09))])
    plane((0, 6, 0), (60, 40), wet('#06182a', 0.18))
    area((-3.8, -3.2, 4.0), (0, 0, 0.7), 1.6, 560, (1, 0.86, 0.64))
    area((3.4, 1.8, 2.8), (0, 0, 0.7), 1.4, 260, (0.45, 0.75, 1))
    put(butter_pot(), (-0.1, 0.1, 0))
    put(flute(1.9), (0.05, -0.72, 0.07), (0, 0, 0.14))
    put(feather(), (0.42, 0.0, 1.36), (0.1, 0.42, 0), 0.62)
    bokeh(34, (-3.4, 3.4), (7, 10), (0.8, 6), (0.1, 0.3), ['#ffd27a', '#7ad0ff', '#5affd0', '#ffb347'], (0.05, 0.3))
