"""Towers of temples as silhouettes by a river at dusk, lamps floating on it."""

from materials import light, matter, mist
from shapes import bokeh, box, flame, lathe, mesh, put, spot, tube, veil
from stage import camera, plane, rng, sky_dome

PICTURE = dict(kind='ground', room='top', light='behind', tone='dark', square=700, look='High Contrast')


def tower(x, y, wide, tall, dark, foot=0.0):
    """A curved stone tower with its ribs, crown stone, pot and flag."""
    w = wide / 2
    body = [(w * 1.12, -1), (w * 1.12, 0.16 * tall), (w, 0.17 * tall), (w * 0.98, 0.3 * tall), (w * 0.86, 0.5 * tall), (w * 0.62, 0.7 * tall), (w * 0.34, 0.84 * tall), (w * 0.2, 0.88 * tall)]
    put(lathe(body, dark, 40, 5, fluted=(10, 0.14)), (x, y, foot))
    put(lathe([(0, 0.87), (0.2 * w / tall * 1.0, 0.87), (0.42 * w / tall, 0.89), (0.42 * w / tall, 0.91), (0.16 * w / tall, 0.925), (0.2 * w / tall, 0.95), (0.04 * w / tall, 0.98), (0.0, 1.02)], dark, 32, 3), (x, y, foot), scale=tall)
    pole = foot + tall * 1.02
    tube([(x, y, pole - 0.1), (x, y, pole + 0.16 * tall)], 0.018 * wide, dark, 2, 6)
    mesh([(x, y, pole + 0.16 * tall), (x + 0.24 * wide, y, pole + 0.13 * tall), (x, y, pole + 0.09 * tall)], [(0, 1, 2)], dark, smooth=False)


def build():
    camera((0, -12, 1.7), (0, 0, 3.0), 44, focus=(0, 12, 3), fstop=0.9)
    sky_dome([(0.0, (0.02, 0.01, 0.03)), (0.495, (1.0, 0.4, 0.07)), (0.55, (1.0, 0.3, 0.07)), (0.62, (0.62, 0.12, 0.12)), (0.7, (0.2, 0.06, 0.17)), (0.85, (0.05, 0.03, 0.12)), (1.0, (0.02, 0.02, 0.07))])
    plane((0, 60, 0), (200, 150), matter('#070308', 0.05, spec=0.8, bump=(1.3, 0.28)))
    dark, far = light('#14060a', 1), light('#4a1712', 1)
    for x, y, w, t in ((-6.4, 30, 2.0, 6.0), (-2.8, 32, 1.8, 5.2), (0.4, 31, 2.2, 6.6), (3.4, 33, 1.7, 4.9), (6.8, 30, 2.4, 6.4)):
        tower(x, y, w, t, far)
    box((40, 2, 0.9), far, (0, 31, 0), 0)
    for x, w, t, foot in ((2.5, 2.1, 5.9, 0.6), (0.55, 1.2, 3.3, 0.6), (4.2, 1.3, 3.6, 0.6), (-3.6, 1.3, 3.0, 0.3), (-2.4, 0.9, 2.0, 0.3)):
        tower(x, 11, w, t, dark, foot)
    for i in range(5):
        box((6.4 + 0.5 * i, 0.5, 0.16), dark, (2.3, 10.4 - 0.35 * i, 0.5 - 0.13 * i), 0)
        box((3.6 + 0.5 * i, 0.5, 0.12), dark, (-3.2, 10.4 - 0.35 * i, 0.3 - 0.09 * i), 0)
    spot((-1.0, 200, 21), 9.5, (1, 0.75, 0.4), 3.5, power=0.35)
    spot((-1.0, 190, 21), 60, (1, 0.36, 0.08), 0.7, power=2.0)
    for i, (x, z, w) in enumerate(((-30, 62, 90), (34, 74, 110), (-10, 92, 120))):
        veil((x, 160, z), (w, 15), mist((1.0, 0.3, 0.14), (2.4, 0.8, 1), 0.42, 0.68, 0.7, under=(0.2, 0.05, 0.12), seed=2.1 * i))
    for _ in range(26):
        y = rng.uniform(-6.5, 8)
        x = rng.uniform(-0.36, 0.36) * (y + 12)
        put(lathe([(0, 0), (0.08, 0.0), (0.13, 0.05), (0.0, 0.045)], matter('#3a170a', 0.7), 16, 2), (x, y, 0.0))
        flame((x, y, 0.05), 0.17, 0, glow=1.6, lamp=False)
    bokeh(10, (-3, 3), (-7.5, -6.5), (0.05, 0.2), (0.03, 0.06), ['#ffb347'], (0.2, 0.5))
