"""A wrapped gift with a bow."""
from festive import gift
from stage import cutout

PICTURE = dict(kind='prop', light='left')


def build():
    cutout(0.55, 7, 1.95, high=2.0)
    gift(1.05)
