"""One firework that opens in gold."""
from festive import burst
from stage import camera, world

PICTURE = dict(kind='prop', light='left', look='Medium Contrast')


def build():
    camera((0, -10, 0), (0, 0, 0), 126, fstop=0)
    world((0, 0, 0), 0.0)
    burst((0, 0, 0.1), 1.22, '#ffab28', (1, 0.5, 0.12), 190, 0.12, 2.1, False)
    burst((0, 0, 0.1), 0.66, '#ff5a4a', (1, 0.3, 0.2), 70, 0.1, 3.0, False)
