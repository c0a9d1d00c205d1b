"""The full moon over clouds and sleeping hills."""
import math
from materials import light, mist
from shapes import beads, sheet, spot, veil
from stage import camera, rng, sun, world

PICTURE = dict(kind='ground', room='bottom', light='above', tone='dark', square=420, look='Medium High Contrast')


def build():
    camera((0, -10, 2.5), (0, 0, 4.6), 42, fstop=0)
    world((0.1, 0.14, 0.3), 0.7, [(0.2, (0.05, 0.09, 0.22)), (0.45, (0.022, 0.04, 0.13)), (1.0, (0.004, 0.008, 0.04))])
    sun((0.2, -0.6, -0.6), 1.6, (0.6, 0.72, 1))
    spot((8, 200, 78), 15, (1, 0.95, 0.82), 1.3, power=0.12)
    veil((8, 198, 78), (26, 26), mist((0.34, 0.33, 0.34), (2.2, 2.2, 1), 0.36, 0.6, 0.55, seed=3.3))
    spot((8, 190, 78), 70, (0.5, 0.62, 1), 0.4, power=2.4)
    stars = [(rng.uniform(-85, 85), 260, rng.uniform(20, 190), rng.choice((0.12, 0.16, 0.2, 0.32))) for _ in range(260)]
    beads(stars, 0.2, light('#dfe8ff', 2.4), 0.2, 4)
    for x, z, w, h, seed, most in ((-30, 62, 120, 20, 0.8, 0.75), (40, 52, 130, 18, 5.2, 0.75), (0, 34, 190, 20, 9.4, 0.8), (-40, 104, 80, 10, 12.2, 0.4)):
        veil((x, 170, z), (w, h), mist((0.16, 0.21, 0.4), (2.2, 0.9, 1), 0.38, 0.66, most, under=(0.05, 0.07, 0.17), seed=seed))
    for i, (y, base, high, tint) in enumerate(((90, 6, 6, '#101a33'), (52, 2.6, 3.2, '#0b1326'), (26, 0.8, 1.7, '#070d1a'), (12, -0.5, 0.8, '#04070f'))):
        line = lambda u, i=i, high=high: high * (0.5 * math.sin(u * 6 + i * 2.1) + 0.28 * math.sin(u * 15 + i) + 0.08 * math.sin(u * 41 + 2 * i))
        sheet(1, 1, 200, 2, light(tint, 1), lambda u, v, y=y, base=base, line=line: ((u - 0.5) * y * 2.2, y, -20 if v == 0 else base + line(u) * v))
        veil((rng.uniform(-5, 5), y - 3, base - 1.0), (y * 1.6, y * 0.12), mist((0.12, 0.17, 0.34), (3, 0.8, 1), 0.4, 0.75, 0.55, seed=i * 3.7))
    windows = [(rng.uniform(-2.5, 3.0), 11.5, rng.uniform(-0.8, -0.45), 0.022) for _ in range(14)]
    beads(windows, 0.02, light('#ffc06a', 3), 0.1, 4)
