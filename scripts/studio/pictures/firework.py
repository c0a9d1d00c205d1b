"""One firework that opens in gold."""
import math

from festive import burst
from materials import light
from shapes import beads
from stage import camera, rng, world

PICTURE = dict(kind='prop', light='left', look='Medium Contrast')


def build():
    camera((0, -10, 0), (0, 0, 0), 126, fstop=0)
    world((0, 0, 0), 0.0)
    burst((0, 0, 0.1), 1.22, '#ffb347', (1, 0.5, 0.12), 120, 0.14, 1.3, False)
    burst((0, 0, 0.1), 0.78, '#ff6a4a', (1, 0.3, 0.2), 44, 0.12, 1.7, False)
    tips = []
    for i in range(110):
        z = 1 - 2 * (i + 0.5) / 110
        turn, flat, far = i * 2.39996 + 0.4, math.sqrt(1 - z * z), 1.24 * rng.uniform(0.8, 1.04)
        tips.append((flat * math.cos(turn) * far, flat * math.sin(turn) * far, 0.1 + z * far - 0.2, rng.uniform(0.009, 0.02)))
    beads(tips, 0.012, light('#fff2d0', 9), 0.2, 5)
