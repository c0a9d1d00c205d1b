"""Three bands of silk in the wind, filling the picture."""
import math

from materials import cloth
from shapes import sheet
from stage import area, camera, world

PICTURE = dict(kind='ground', room='middle', light='left', tone='light', square=420, look='High Contrast', exposure=0.35)


def wave(u, v):
    """Folds that run down and across the cloth."""
    x, z = (u - 0.5) * 4.4, (v - 0.5) * 5.0
    calm = 0.5 + 0.5 * min(1.0, abs(v - 0.5) * 3.2)
    y = calm * (0.34 * math.sin(9.2 * u + 3.4 * v + 0.6) + 0.17 * math.sin(17 * u + 5.1 * v + 1.9 * math.sin(3 * v)) + 0.06 * math.sin(31 * u - 8 * v))
    return (x, y, z + 0.2 * math.sin(4.4 * u + 0.8) + 0.05 * math.sin(9 * u + 3 * v))


def build():
    camera((0, -6, 0.3), (0, 0, 0), 54, focus=(0, -0.1, 0), fstop=1.2)
    world((0.9, 0.92, 1), 0.16)
    area((-5.5, -1.3, 2.4), (0, 0, 0), 1.2, 900, (1, 0.93, 0.82))
    area((4.5, -2.5, -1), (0, 0, 0), 3, 90, (0.8, 0.88, 1))
    bands = [cloth(c, rough=0.38, thread=900, through=0.18) for c in ('#08702a', '#f5f1e8', '#f5700c')]
    flag = sheet(1, 1, 260, 300, bands, wave)
    for face in flag.data.polygons:
        row = face.index // 260
        face.material_index = 0 if row < 92 else 1 if row < 208 else 2
