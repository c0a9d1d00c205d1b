"""Balloons rise into a soft morning sky."""
from festive import balloon
from materials import mist
from shapes import veil
from stage import area, camera, sun, world

PICTURE = dict(kind='ground', room='top', light='left', tone='light', square=760, look='Medium High Contrast')


def build():
    camera((0, -9, 0), (0, 0, 0), 58, focus=(0, -0.3, -0.5), fstop=0.22)
    world((0.9, 0.92, 1.0), 0.75, [(0.0, (1.0, 0.74, 0.62)), (0.4, (0.98, 0.82, 0.76)), (0.75, (0.62, 0.8, 0.96)), (1.0, (0.34, 0.6, 0.92))])
    sun((0.6, 0.5, -0.6), 2.6, (1, 0.92, 0.82))
    area((-4, -5, 4), (0, 0, 0), 1.4, 420, (1, 0.97, 0.92))
    for x, y, z, w, h, seed in ((-4, 26, -6.0, 18, 6, 0.4), (5, 28, -8, 20, 6, 4.8), (3, 30, 6.4, 12, 3.6, 7.1)):
        veil((x, y, z), (w, h), mist((1, 1, 1), (1.6, 1.1, 1), 0.36, 0.6, 0.9, under=(0.95, 0.82, 0.84), seed=seed))
    for tint, at, size in (('#e0243c', (-0.45, 0, -0.35), 1.05), ('#f5b52a', (0.6, 0.5, 0.05), 0.95), ('#2a7ad8', (0.2, -0.5, -1.15), 0.85), ('#f07aa8', (-0.95, 1.2, 0.65), 0.85), ('#2aa86a', (1.15, 1.6, -0.9), 0.85), ('#8a4ad0', (-1.15, 0.6, -1.35), 0.8), ('#f5b52a', (-0.2, 5, 2.3), 0.9), ('#e0243c', (2.0, 6, 1.7), 0.9)):
        balloon(tint, at, 2.2, size)
