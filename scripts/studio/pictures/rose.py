"""A red rose with its stem and leaves, lying."""
from nature import leaf, rose
from materials import matter
from shapes import group, put, tube
from stage import cutout

PICTURE = dict(kind='prop', light='left')


def build():
    cutout(0.4, 7, 1.9, high=2.4)
    green = matter('#2f5f24', 0.5)
    head = rose('#b3061c', '#7a0312')
    put(head, (-0.22, -0.1, 0.34), (0.72, -0.3, 0.2), 0.92)
    tube([(-0.16, 0.02, 0.26), (0.1, 0.14, 0.12), (0.5, 0.2, 0.05), (0.92, 0.1, 0.045)], 0.032, green, 10, 12)
    thorns = [tube([(x, y, 0.07), (x + 0.03, y - 0.02, 0.15)], lambda t: 0.016 * (1 - t) + 0.002, green, 3, 8) for x, y in ((0.36, 0.19), (0.68, 0.17))]
    group(thorns)
    for at, turn, size in (((0.3, 0.1, 0.09), -2.2, 0.62), ((0.52, 0.24, 0.09), -0.75, 0.56), ((0.08, 0.2, 0.16), 0.5, 0.5)):
        put(leaf(1.0, 0.52, '#2c6a26', -0.28, 0.55, 0.72), at, (0.28, 0.1, turn), size)
