"""Scissors, reels of thread and folded cloth."""
from materials import cloth, wood
from shapes import box, put
from trade import scissors, spool
from stage import area, camera, plane, world

PICTURE = dict(kind='ground', room='top', light='left', tone='light', square=760, look='Medium High Contrast')


def build():
    camera((0, -5.4, 4.4), (0, 0.65, 0.2), 50, focus=(0, -0.5, 0.2), fstop=0.3)
    world((0.95, 0.94, 1), 0.45)
    plane((0, 0, 0), (20, 20), wood('#d8b98e', '#b58e5c', 0.5, 1.8))
    area((-4, 1.4, 3.8), (0, -0.4, 0), 1.3, 640, (1, 0.93, 0.82))
    area((3.6, -2.6, 3.4), (0, 0, 0), 2.4, 120, (0.85, 0.92, 1))
    put(scissors(), (0.15, -1.0, 0.03), (0, 0, 0.7), 1.0)
    for i, tint in enumerate(('#b5123a', '#0d6a7a', '#e0a02a', '#3a2a7a')):
        box((1.5, 0.85, 0.15), cloth(tint, rough=0.6, thread=700), (-0.5 + 0.03 * i, 0.45 + 0.02 * i, 0.15 * i), 0.06, (0, 0, 0.12 - 0.05 * i))
    for tint, at, rot in (('#c2142c', (0.85, 0.35, 0), (0, 0, 0)), ('#0d6a5a', (1.15, -0.1, 0), (0, 0, 0)), ('#e0a02a', (-0.95, -0.75, 0.27), (1.57, 0, 0.6))):
        put(spool(tint), at, rot, 0.9)
