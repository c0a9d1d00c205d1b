"""The sun rises over misty hills and a field; ears of wheat close by, against the light."""
import math

from materials import hazy, matter, mist
from shapes import again, beads, group, sheet, spot, tube, veil
from stage import camera, rng, sun, world

PICTURE = dict(kind='ground', room='top', light='behind', tone='light', square=720, look='High Contrast', exposure=0.15)
SKY = [(0.3, (1.0, 0.3, 0.05)), (0.5, (1.0, 0.4, 0.09)), (0.66, (1.0, 0.56, 0.2)), (0.84, (0.86, 0.66, 0.5)), (1.0, (0.5, 0.58, 0.74))]


def ear(height):
    """One ear of wheat on its stalk."""
    straw = matter('#e0a030', 0.5, through=0.55, vary=('#c98a20', 2))
    lean = rng.uniform(0.1, 0.3)
    top = [(lean * t * t * height, 0, height * t) for t in (0, 0.3, 0.6, 0.85, 1.0)]
    parts = [tube(top, 0.009, straw, 4, 5)]
    seeds = []
    for i in range(26):
        t, side = i / 26, (-1 if i % 2 else 1)
        x = top[-1][0] + lean * 0.5 * t
        seeds.append((x + side * 0.03 * (1 - 0.5 * t), rng.uniform(-0.02, 0.02), height + 0.34 * t))
    parts.append(beads(seeds, 0.026, straw, 0.1, 5))
    for x, y, z in seeds[::2]:
        parts.append(tube([(x, y, z), (x + 0.05 + rng.uniform(-0.05, 0.08), y, z + 0.15), (x + 0.09 + rng.uniform(-0.08, 0.1), y, z + 0.34)], 0.003, straw, 2, 4))
    return parts


def build():
    camera((0, -6, 1.25), (0, 0, 2.05), 46, focus=(0, -2.4, 1.2), fstop=0.35)
    world((0.75, 0.62, 0.5), 0.7, SKY)
    sun((0.1, -1, -0.22), 8.0, (1, 0.66, 0.3), 3)
    for i, (y, base, high) in enumerate(((16, 1.1, 0.8), (34, 2.4, 2.0), (70, 5.0, 4.6), (140, 10, 10))):
        line = lambda u, i=i, high=high: high * (0.5 * math.sin(u * 5 + i * 2.1) + 0.28 * math.sin(u * 13 + i) + 0.1 * math.sin(u * 31 + 2 * i))
        ridge = sheet(1, 1, 160, 2, hazy('#2a3a14', (1.0, 0.42, 0.12), 6, 190, other='#4a5a1c', most=0.9), lambda u, v, y=y, base=base, line=line: ((u - 0.5) * y * 2.4, y, -3 if v == 0 else (base + line(u)) * v - (1 - v)))
        ridge.visible_shadow = False
    field = hazy('#8a7a1c', (1.0, 0.45, 0.12), 4, 60, other='#b08a2c', scale=5)
    sheet(60, 24, 80, 60, field, lambda u, v: 0.25 * math.sin(u * 30) * v * v + 0.05 * math.sin(v * 90)).location = (0, 7.5, 0.05)
    spot((0.5, 130, 27), 6.2, (1, 0.86, 0.6), 3.2, power=0.35)
    spot((0.5, 120, 25), 36, (1, 0.6, 0.22), 0.75, power=1.8)
    for i in range(4):
        veil((rng.uniform(-4, 4), 15 + 20 * i, 1.0 + 2.2 * i), (34 + 40 * i, 3 + 3 * i), mist((1, 0.5, 0.18), (3, 0.8, 1), 0.42, 0.8, 0.4, seed=i * 3.1))
    kinds = [group(ear(rng.uniform(0.95, 1.2)), (0, -50, 0)) for _ in range(5)]
    for i in range(110):
        kind = kinds[i % 5]
        x, y = rng.uniform(-1.7, 1.7), rng.uniform(-3.4, 1.5)
        low = 0.0 if y > -2.8 else -0.12
        turn, tilt, tall = rng.uniform(-0.6, 0.6), rng.uniform(-0.08, 0.08), rng.uniform(0.85, 1.1)
        for part in kind.children:
            copy = again(part, (x, y, low), (0, tilt, turn), (1, 1, tall))
            copy.parent = None
