"""A spinning wheel."""
from shapes import put
from trade import spinning_wheel
from stage import cutout

PICTURE = dict(kind='prop', light='left')


def build():
    cutout(0.8, 8, 2.75)
    put(spinning_wheel(), (0, 0, 0), (0, 0, 0.3))
