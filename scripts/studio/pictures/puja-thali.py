"""A brass plate for worship: a lit lamp, red powder, rice and marigolds."""
import math

from materials import brass, matter
from nature import diya, marigold
from ritual import thali
from shapes import beads, lathe, put
from stage import cutout, rng

PICTURE = dict(kind='prop', light='left')


def cup(at, heap, bump):
    """A small brass cup with a heap in it."""
    put(lathe([(0, 0), (0.16, 0), (0.24, 0.06), (0.28, 0.18), (0.295, 0.18), (0.25, 0.04), (0, 0.02)], brass('#c08a35', 0.22), 56, 4), at)
    put(lathe([(0.265, 0.13), (0.2, 0.19), (0.1, 0.25), (0, 0.27)], matter(heap, 0.95, spec=0.05, bump=(24, bump)), 48, 4), at)


def build():
    cutout(0.26, 7, 2.25, high=2.9)
    thali(1.0)
    diya((0.0, 0.1, 0.03), 0.5, power=9)
    cup((-0.52, -0.28, 0.03), '#c00a16', 1.0)
    cup((0.54, -0.24, 0.03), '#f4ecd8', 0.3)
    grains = [(0.54 + 0.22 * math.sqrt(rng.random()) * math.cos(a), -0.24 + 0.22 * math.sqrt(rng.random()) * math.sin(a), 0.24 + rng.uniform(0, 0.03)) for a in (rng.uniform(0, 6.28) for _ in range(150))]
    beads(grains, 0.017, matter('#fff8e8', 0.35, through=0.1), 0.3)
    for at, tint, size in (((-0.12, -0.62, 0.13), '#f79400', 0.36), ((0.2, -0.66, 0.12), '#e8620c', 0.3), ((-0.58, 0.3, 0.12), '#f7a800', 0.32), ((0.6, 0.3, 0.12), '#e8620c', 0.3)):
        put(marigold(tint, 120), at, (0.3, 0.1, at[0] * 5), size)
