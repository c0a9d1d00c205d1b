"""A glass of milk tea."""
from festive import tea_glass
from materials import matter
from shapes import lathe
from stage import cutout

PICTURE = dict(kind='prop', light='left', bounces=7)


def build():
    cutout(0.56, 7, 1.6)
    tea_glass((0, 0, 0.06))
    lathe([(0, 0.04), (0.4, 0.04), (0.58, 0.09), (0.61, 0.11), (0.56, 0.06), (0.4, 0.0), (0, 0.0)], matter('#efe4d2', 0.25, coat=0.4), 72, 4)
