"""A lit candle."""
from festive import candle
from stage import cutout

PICTURE = dict(kind='prop', light='left')


def build():
    cutout(0.92, 7, 2.0)
    candle(1.15, 0.32, power=0)
