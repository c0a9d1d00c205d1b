"""A pot of butter, a flute and a feather."""
from ritual import butter_pot, feather, flute
from shapes import put
from stage import cutout

PICTURE = dict(kind='prop', light='left')


def build():
    cutout(0.72, 7.5, 2.55)
    butter_pot()
    put(flute(1.9), (0.1, -0.62, 0.07), (0, 0, 0.12))
    put(feather(), (0.52, 0.1, 1.25), (0.1, 0.55, 0), 0.5)
