"""Books and a pen."""
import math
from materials import brass, matter
from shapes import box, rod
from stage import cutout

PICTURE = dict(kind='prop', light='left')


def build():
    cutout(0.35, 7, 2.3, high=2.2)
    low = 0.0
    for (x, y, z), cover, turn in (((1.5, 1.05, 0.26), '#1d3a5f', 0.1), ((1.4, 1.0, 0.2), '#8a1f2a', 0.35), ((1.25, 0.92, 0.24), '#1f5a44', -0.05)):
        board, paper = matter(cover, 0.45, spec=0.35), matter('#f1e7d2', 0.8, bump=(3, 0.5), scale=(0.3, 0.3, 60))
        for size, height in (((x, y, 0.035), low), ((x, y, 0.035), low + z - 0.035)):
            box(size, board, (0, 0, height), 0.012, (0, 0, turn))
        box((x - 0.08, y - 0.09, z - 0.07), paper, (0.02, 0, low + 0.035), 0, (0, 0, turn))
        box((0.04, y, z), board, ((-x / 2 + 0.01) * math.cos(turn), (-x / 2 + 0.01) * math.sin(turn), low), 0.018, (0, 0, turn))
        low += z + 0.002
    rod((-0.5, -0.25, low + 0.045), (0.3, 0.05, low + 0.045), 0.045, matter('#0b1a2c', 0.12, coat=0.7), 0.04, 28)
    rod((0.3, 0.05, low + 0.045), (0.47, 0.113, low + 0.035), 0.035, brass('#e2b95a', 0.15), 0.004, 24)
