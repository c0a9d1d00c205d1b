"""Silk falls in folds, its border woven with gold."""
import math

from materials import woven
from shapes import sheet
from stage import area, camera, world

PICTURE = dict(kind='ground', room='middle', light='left', tone='dark', square=420, look='Medium High Contrast')


def fall(u, v):
    """Folds that fall from the upper left and open below."""
    x, z = (u - 0.5) * 4.6, (v - 0.5) * 5.2
    wide = 0.75 + 0.25 * v
    lean = x + 0.22 * z
    y = 0.3 * math.sin(5.0 * lean * wide + 0.5 * math.sin(1.2 * z)) + 0.13 * math.sin(10.3 * lean + 1.3 * math.sin(0.9 * z + 1)) + 0.05 * math.sin(2 * z + 3 * x)
    return (x + 0.1 * math.cos(5.0 * lean), y, z)


def build():
    camera((0, -6, 0), (0, 0, 0), 58, focus=(0, -0.2, 0), fstop=0.9)
    world((0.9, 0.9, 1), 0.1)
    area((-5.2, -2.0, 2.6), (0, 0, 0), 1.2, 800, (1, 0.88, 0.72))
    area((4.5, -3, -1.5), (0, 0, 0), 2.5, 90, (1, 0.6, 0.7))
    sheet(1, 1, 420, 260, woven('#8a0440', '#e0a83a'), fall)
