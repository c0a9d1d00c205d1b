"""An open white lotus."""
from ritual import lotus
from shapes import put
from stage import cutout

PICTURE = dict(kind='prop', light='left')


def build():
    cutout(0.34, 6, 1.6, high=2.0)
    put(lotus('#f6e9ef', '#fffaf6'), (0, 0, 0.02))
