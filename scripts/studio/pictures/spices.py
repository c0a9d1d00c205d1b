"""Three brass bowls of spices, cinnamon and chillies before them."""
import math

from materials import brass, matter
from shapes import beads, lathe, put, tube
from stage import cutout, rng

PICTURE = dict(kind='prop', light='left')


def bowl(at, r, tint, other):
    """A brass bowl with ground spice heaped in it."""
    put(lathe([(0, 0), (0.5 * r, 0), (0.85 * r, 0.16), (r, 0.38), (1.05 * r, 0.46), (0.98 * r, 0.46), (0.86 * r, 0.26), (0, 0.18)], brass('#bd8833', 0.22), 72, 5), at)
    put(lathe([(0.96 * r, 0.38), (0.78 * r, 0.47), (0.5 * r, 0.58), (0.2 * r, 0.67), (0, 0.69)], matter(tint, 0.95, spec=0.05, vary=(other, 9), bump=(26, 1.0)), 72, 5, pinch=lambda a, x, y, z: (x, y, z + 0.02 * math.sin(3 * a + 9 * z) + 0.01 * math.sin(7 * a))), at)


def build():
    cutout(0.3, 7, 2.2, high=2.5)
    bowl((-0.52, 0.16, 0), 0.46, '#e8a200', '#c77f00')
    bowl((0.52, 0.2, 0), 0.46, '#b01208', '#7a0a04')
    bowl((0.02, -0.5, 0), 0.42, '#7a4a22', '#5a3214')
    bark = matter('#7a4322', 0.7, bump=(30, 0.5), vary=('#5a2c14', 4))
    for x, y, turn in ((0.7, -0.5, 0.5), (0.78, -0.62, 0.7), (0.72, -0.42, 0.3)):
        c, s = math.cos(turn), math.sin(turn)
        tube([(x + 0.34 * t * c, y + 0.34 * t * s, 0.06) for t in (-1, -0.3, 0.4, 1)], 0.055, bark, 4, 14)
    chilli, green = matter('#b30a0a', 0.12, coat=0.6, spec=0.6), matter('#4a7a24', 0.5)
    for x, y, turn in ((-0.62, -0.5, 0.5), (-0.72, -0.4, 0.1), (-0.52, -0.66, 0.9)):
        c, s = math.cos(turn), math.sin(turn)
        bend = [(x + 0.3 * t * c - 0.07 * t * t * s, y + 0.3 * t * s + 0.07 * t * t * c, 0.055) for t in (-1, -0.5, 0, 0.5, 1)]
        tube(bend, lambda t: 0.006 + 0.046 * math.sin(math.pi * min(1, 0.28 + 0.72 * t)), chilli, 5, 14)
        tube([bend[0], (bend[0][0] - 0.1 * c, bend[0][1] - 0.1 * s, 0.08)], 0.013, green, 3, 8)
    beads([(rng.gauss(0.05, 0.3), rng.uniform(-1.08, -0.92), 0.024) for _ in range(46)], 0.026, matter('#1a1512', 0.5), 0.3)
