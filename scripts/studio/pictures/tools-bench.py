"""A spanner and brass nuts on dark steel."""
from materials import brass, matter
from shapes import again, put
from trade import nut, spanner
from stage import area, camera, plane, rng, world

PICTURE = dict(kind='ground', room='top', light='left', tone='dark', square=760, exposure=0.6)


def build():
    camera((0, -5.2, 4.4), (0, 0.65, 0.1), 50, focus=(0, -0.5, 0.1), fstop=0.25)
    world((0.5, 0.6, 0.75), 0.18)
    plane((0, 0, 0), (30, 30), matter('#20262c', 0.38, 0.75, bump=(3, 0.15), wear=(4, 0.14), scale=(0.3, 6, 1)))
    area((-4, 1.4, 3.6), (0, -0.4, 0), 1.2, 480, (1, 0.82, 0.56))
    area((3.6, -2.0, 3.0), (0, 0, 0), 1.6, 200, (0.5, 0.75, 1))
    put(spanner(), (-0.05, -0.35, 0.03), (0, 0, 0.8), 0.98)
    put(spanner(), (0.62, -0.85, 0.02), (0, 0, 0.95), 0.62)
    one = put(nut(0.2), (-0.72, -0.9, 0), (0, 0, 0.4))
    for x, y, s in ((-0.35, -1.35, 0.8), (0.3, -1.75, 0.9), (0.95, 0.1, 0.75), (-0.95, -0.35, 0.6), (-0.9, -1.6, 0.7), (0.75, -1.6, 0.55), (0.2, 0.35, 0.6)):
        again(one, (x, y, 0), (0, 0, rng.uniform(0, 6)), s)
