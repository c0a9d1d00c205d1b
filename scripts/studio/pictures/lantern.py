"""A lit six-sided lantern."""
from festive import lantern
from stage import cutout

PICTURE = dict(kind='prop', light='left')


def build():
    cutout(0.95, 7, 2.15)
    lantern(20)
