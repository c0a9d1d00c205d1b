"""A red rose."""
from ritual import rose
from shapes import put
from stage import cutout

PICTURE = dict(kind='prop', light='left')


def build():
    cutout(0.3, 6, 1.35, high=4.2)
    put(rose(), (0, 0, 0.12), (0.1, 0.0, 0.4))
