"""A brass pitcher with mango leaves and coconut."""
from ritual import kalash
from stage import cutout

PICTURE = dict(kind='prop', light='left')


def build():
    cutout(0.86, 7, 1.95)
    kalash()
