"""Fireworks over a town by the water, and their light in it."""
import math

from materials import light, matter
from shapes import bokeh, box, spot, tube
from stage import camera, plane, rng, world

PICTURE = dict(kind='ground', room='bottom', light='above', tone='dark', square=600, look='Medium Contrast')


def burst(at, reach, tint, core, count=90, sag=0.16):
    """A round of sparks that fall a little, each a thin trail that brightens to its end."""
    trails = [light(tint, s) for s in (1.4, 3.0, 6.0)]
    parts = []
    for i in range(count):
        z = 1 - 2 * (i + 0.5) / count
        turn, flat = i * 2.39996, math.sqrt(1 - z * z)
        far = reach * rng.uniform(0.82, 1.05)
        way = (flat * math.cos(turn), flat * math.sin(turn), z)
        for k, (t0, t1) in enumerate(((0.22, 0.55), (0.55, 0.85), (0.85, 1.0))):
            line = [tuple(at[j] + way[j] * far * t - (sag * reach * t * t * 1.6 if j == 2 else 0) for j in range(3)) for t in (t0, (t0 + t1) / 2, t1)]
            one = tube(line, lambda t, k=k: (0.005 + 0.004 * k) * reach * 0.5, trails[k], 3, 5)
            one.visible_diffuse = False
            parts.append(one)
    spot(at, reach * 1.5, core, 0.3, power=2.0)
    spot(at, reach * 0.35, (1, 0.95, 0.85), 0.8, power=2.4)


def build():
    camera((0, -20, 2.2), (0, 0, 6.4), 40, fstop=0)
    world((0.02, 0.03, 0.07), 0.8, [(0.18, (0.09, 0.035, 0.07)), (0.34, (0.035, 0.022, 0.09)), (1.0, (0.004, 0.006, 0.028))])
    plane((0, 40, 0), (200, 116), matter('#020409', 0.12, spec=0.8, bump=(1.6, 0.6)))
    burst((-1.0, 6, 13.2), 4.6, '#ffb030', (1, 0.5, 0.12), 210)
    burst((3.4, 10, 7.6), 3.3, '#ff2f5e', (1, 0.15, 0.3), 150)
    burst((4.2, 14, 17.6), 3.2, '#3ab8ff', (0.15, 0.5, 1), 140)
    burst((-4.4, 14, 7.4), 2.5, '#6aff8a', (0.25, 1, 0.4), 120)
    for i in range(34):
        x, wide, tall = -11 + i * 0.66, rng.uniform(0.5, 0.9), rng.uniform(0.5, 2.1) * (1.5 if i % 9 == 4 else 1)
        box((wide, 0.6, tall), light('#0a0a1a', 1), (x, 20, 0), 0)
        for _ in range(int(tall * 5)):
            win = box((0.055, 0.02, 0.075), light(rng.choice(['#ffc978', '#ffe2ae', '#ff9a4a']), rng.uniform(0.8, 2.5)), (x + rng.uniform(-0.4, 0.4) * wide, 19.6, rng.uniform(0.12, max(0.2, tall - 0.15))), 0)
            win.visible_diffuse = False
    bokeh(16, (-9, 9), (19, 19.4), (0.1, 0.3), (0.1, 0.2), ['#ffb347', '#ffd27a'], (0.3, 0.7))
