"""A brass hand bell."""
from ritual import bell
from shapes import put
from stage import cutout

PICTURE = dict(kind='prop', light='left')


def build():
    cutout(0.72, 7, 1.75)
    put(bell(), (0, 0, 0.09))
