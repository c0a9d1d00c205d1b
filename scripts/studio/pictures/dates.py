"""A brass bowl of dates."""
import math
from materials import brass, matter
from shapes import again, lathe, put
from stage import cutout, rng

PICTURE = dict(kind='prop', light='left')


def build():
    cutout(0.32, 6, 1.5, high=1.9)
    lathe([(0, 0), (0.24, 0), (0.26, 0.04), (0.16, 0.08), (0.36, 0.2), (0.52, 0.36), (0.54, 0.38), (0.5, 0.38), (0.34, 0.24), (0, 0.2)], brass('#c0893a', 0.22), 64, 5)
    date = put(lathe([(0, -0.17), (0.06, -0.16), (0.088, -0.05), (0.085, 0.06), (0.05, 0.15), (0, 0.17)], matter('#4a1f0e', 0.25, vary=('#6b3214', 7), bump=(14, 0.8), coat=0.5), 24), (0, -80, 0))
    for _ in range(34):
        a, r = rng.uniform(0, 6.28), 0.38 * math.sqrt(rng.random())
        again(date, (r * math.cos(a), r * math.sin(a), 0.31 + 0.35 * (0.38 - r) + rng.uniform(0, 0.06)), (1.3 + rng.uniform(-0.4, 0.4), rng.uniform(-0.4, 0.4), rng.uniform(0, 6)))
    again(date, (0.55, -0.4, 0.085), (1.57, 0, 0.7))
    again(date, (0.38, -0.55, 0.085), (1.57, 0, 2.2))
