"""A heap of golden coins."""
import math
from materials import brass
from shapes import again, lathe, put
from stage import cutout, rng

PICTURE = dict(kind='prop', light='left')


def build():
    cutout(0.25, 6, 1.8, high=2.2)
    coin = put(lathe([(0, 0.03), (0.15, 0.03), (0.165, 0.04), (0.19, 0.04), (0.2, 0.03), (0.2, 0.01), (0.19, 0), (0, 0)], brass('#e6b23c', 0.2), 40, 1), (0, -80, 0))
    for x, y, n in ((0, 0.12, 13), (-0.38, 0.0, 8), (0.4, 0.02, 10), (0.05, -0.3, 5)):
        for k in range(n):
            again(coin, (x + rng.uniform(-0.015, 0.015), y + rng.uniform(-0.015, 0.015), 0.041 * k), (0, 0, rng.uniform(0, 6)))
    for _ in range(12):
        a, r = rng.uniform(0, 6.28), rng.uniform(0.5, 0.8)
        again(coin, (r * math.cos(a), r * 0.8 * math.sin(a) - 0.1, 0.002), (rng.uniform(-0.04, 0.04), 0, 0))
    again(coin, (-0.2, -0.42, 0.17), (1.25, 0.2, 0.5))
