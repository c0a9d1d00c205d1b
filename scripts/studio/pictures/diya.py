"""A lit clay lamp."""
from nature import diya
from stage import cutout

PICTURE = dict(kind='prop', light='left')


def build():
    cutout(0.45, 7, 1.75)
    diya((0, 0, 0), 1.0, power=0, turn=-0.45)
