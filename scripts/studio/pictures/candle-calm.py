"""One candle and white flowers on dark still water: quiet, for remembrance."""
from festive import candle
from materials import wet
from ritual import jasmine
from shapes import again, bokeh
from stage import area, camera, plane, rng, world

PICTURE = dict(kind='ground', room='top', light='right', tone='dark', square=720, look='Medium Contrast')


def build():
    camera((0, -7.2, 1.9), (0, 0, 1.25), 62, focus=(0, -0.2, 0.7), fstop=0.16)
    world((0.05, 0.07, 0.1), 0.8, [(0.45, (0.012, 0.02, 0.032)), (0.62, (0.045, 0.075, 0.105)), (1.0, (0.01, 0.02, 0.034))])
    plane((0, 8, 0), (60, 40), wet('#06090d', 0.1))
    area((3.4, -2.6, 3.2), (0, 0, 0.5), 1.8, 70, (0.78, 0.88, 1))
    area((-3, 2.4, 2.2), (0, 0, 0.6), 1.4, 60, (0.6, 0.75, 1))
    candle(1.15, 0.3, power=34)
    candle(0.7, 0.26, power=12, at=(-0.95, 1.6, 0))
    candle(0.9, 0.26, power=12, at=(0.9, 2.2, 0))
    star = jasmine()
    star.location = (0, -60, 0)
    spots = [(-0.55, -0.75), (0.52, -0.62), (0.2, -1.1), (-0.2, -0.95), (0.78, -0.2), (-0.72, -0.15), (0.6, -1.3), (-0.66, -1.35), (-0.05, -1.5)]
    for x, y in spots:
        turn, tilt, size = rng.uniform(0, 6), rng.uniform(-0.15, 0.25), rng.uniform(0.42, 0.52)
        for part in star.children:
            copy = again(part, (x, y, 0.02), (tilt, tilt * 0.5, turn), size)
            copy.parent = None
    bokeh(12, (-3, 3), (9, 11), (1.0, 4.8), (0.1, 0.24), ['#ffcf8a', '#9fc4e8'], (0.03, 0.13))
