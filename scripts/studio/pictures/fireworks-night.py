"""Fireworks over a town by the water, and their light in it."""
from festive import burst
from materials import light, matter
from shapes import bokeh, box
from stage import camera, plane, rng, world

PICTURE = dict(kind='ground', room='bottom', light='above', tone='dark', square=600, look='Medium Contrast')


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
