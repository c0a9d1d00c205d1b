"""A glass of tea steams on a wooden table by the window, the garden out of focus behind."""
from festive import tea_glass
from materials import clay, matter, mist, wood
from shapes import bokeh, box, lathe, put, veil
from stage import area, camera, plane, world

PICTURE = dict(kind='ground', room='top', light='left', tone='light', square=700, look='Medium High Contrast', exposure=0.2, bounces=7)


def build():
    camera((0, -6.4, 2.3), (0, 0, 1.25), 64, focus=(0, -0.3, 0.6), fstop=0.16)
    world((0.8, 0.88, 0.9), 0.6, [(0.4, (0.22, 0.3, 0.05)), (0.56, (0.5, 0.55, 0.12)), (0.74, (0.95, 0.75, 0.3)), (1.0, (1.0, 0.9, 0.62))])
    top = plane((0, 0.8, 0), (12, 7), wood('#8a5228', '#3f1f0d', 0.35, 1.4))
    area((-4.5, 1.8, 3.6), (0, 0, 0.5), 1.8, 620, (1, 0.82, 0.56))
    area((3.5, -2.5, 2.5), (0, 0, 0.5), 2.5, 70, (0.8, 0.9, 1))
    tea_glass((0, 0, 0.09))
    lathe([(0, 0.05), (0.4, 0.05), (0.62, 0.1), (0.66, 0.12), (0.6, 0.07), (0.4, 0.0), (0, 0.0)], matter('#efe4d2', 0.25, coat=0.4), 72, 4)
    rusk = matter('#c98a45', 0.8, bump=(30, 0.8), vary=('#8a5020', 5))
    for i, (x, y, z, turn) in enumerate(((0.98, -0.35, 0, 0.5), (1.02, -0.1, 0.13, 0.2), (-1.0, 0.35, 0, -0.7))):
        box((0.62, 0.3, 0.13), rusk, (x, y, z), 0.05, (0, 0, turn))
    put(lathe([(0, 0), (0.3, 0), (0.5, 0.25), (0.52, 0.6), (0.38, 0.9), (0.3, 0.95), (0.33, 1.0), (0.28, 1.0), (0.2, 0.9)], clay('#8a4a2a'), 56), (1.05, 2.6, 0))
    for i, (x, w) in enumerate(((0.02, 0.9), (-0.08, 0.7), (0.1, 0.6))):
        veil((x, -0.1 + 0.1 * i, 1.72), (w * 1.3, 1.6), mist((1, 0.98, 0.93), (1.3, 0.8, 1), 0.3, 0.8, 0.55, twist=1.6, seed=1.3 * i + 0.4))
    bokeh(40, (-4, 4), (8, 11), (1.2, 6.0), (0.15, 0.5), ['#fff0b0', '#d8e8a0', '#ffe0a0', '#f8ffe0'], (0.1, 0.35))
