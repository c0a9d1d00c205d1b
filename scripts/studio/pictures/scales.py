"""A balance of brass."""
from shapes import put
from trade import scales
from stage import cutout

PICTURE = dict(kind='prop', light='left')


def build():
    cutout(1.0, 8, 2.75)
    put(scales(), (0, 0, 0), (0, 0, 0.2))
