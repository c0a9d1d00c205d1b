"""Things that many pictures share: lamps, flowers, leaves."""
import math

from materials import brass, clay, matter
from mathutils import Vector
from shapes import flame, lathe, petal, petals, tube
from stage import rng

GOLDEN = math.pi * (3 - math.sqrt(5))


def pinched(amount=0.32, sharp=5):
    """Draws a bowl out into a lip on the side of -y."""

    def bend(a, x, y, z):
        near = max(0.0, math.cos(a + math.pi / 2)) ** sharp
        return (x * (1 - 0.35 * near), y * (1 + amount * near), z + 0.08 * near * math.hypot(x, y))

    return bend


def diya(at, size=1.0, power=14.0, metal=False, material=None, lit=True, turn=0.0):
    """A clay lamp with oil, wick and flame; its lip shows forward."""
    s = size
    outer = [(0, 0), (0.26, 0.0), (0.3, 0.03), (0.44, 0.14), (0.6, 0.34), (0.63, 0.4), (0.6, 0.41), (0.56, 0.37), (0.4, 0.2), (0.2, 0.12), (0, 0.11)]
    body = lathe([(r * s, z * s) for r, z in outer], material or (brass() if metal else clay()), 72, 5, pinch=pinched())
    oil = lathe([(0, 0.33 * s), (0.5 * s, 0.33 * s), (0.53 * s, 0.325 * s)], matter('#5a2a02', 0.04, spec=0.7), 48, 1, pinch=pinched(0.26))
    tip = (0, -0.66 * s, 0.47 * s)
    wick = tube([(0, 0.1 * s, 0.33 * s), (0, -0.3 * s, 0.35 * s), (0, -0.58 * s, 0.41 * s), tip], 0.028 * s, matter('#e8d9b8', 0.9))
    for part in (body, oil, wick):
        part.location, part.rotation_euler = at, (0, 0, turn)
    if lit:
        c, n = math.cos(turn), math.sin(turn)
        place = (at[0] - tip[1] * n, at[1] + tip[1] * c, at[2] + tip[2] - 0.02 * s)
        flame(place, 0.62 * s, power, lamp=power > 0)
    return body


def marigold(base='#f29100', count=170, deep=None):
    """A full marigold of about 1 across, lying on its calyx: ruffled petals around a dome."""
    made = []
    for i in range(count):
        t = i / count
        turn, lift = i * GOLDEN, math.pi / 2 * (1 - t**0.75 * 1.12)
        r = 0.01 + 0.25 * t**0.6
        base_at = (r * math.cos(turn), r * math.sin(turn), 0.2 - 0.22 * t**1.6)
        one = petal(0.17 + 0.14 * t, 0.16 + 0.1 * t, -0.25 * t + 0.1, 0.35, 0.62, 0.085, 6, 10)
        made.append((one, base_at, turn + rng.uniform(-0.2, 0.2), lift + rng.uniform(-0.18, 0.18)))
    return petals(made, matter(base, 0.55, vary=(deep or base, 3), through=0.3, sheen=0.2, spec=0.2))


def flower(rows, base, other=None, through=0.35, rough=0.5):
    """A flower of rings, each (count, length, width, lift, curl, cup, point, radius, height); heights as of a flower one unit across."""
    made = []
    for k, (count, length, width, lift, curl, cup, point, radius, height) in enumerate(rows):
        for i in range(count):
            turn = 2 * math.pi * (i + 0.5 * (k % 2)) / count + rng.uniform(-0.07, 0.07)
            one = petal(length * rng.uniform(0.94, 1.06), width, curl, cup, point, 0.012, 11, 10)
            made.append((one, (radius * math.cos(turn), radius * math.sin(turn), height), turn, lift + rng.uniform(-0.06, 0.06)))
    return petals(made, matter(base, rough, vary=(other or base, 2.5), through=through, spec=0.25, sheen=0.15))


def leaf(length, width, base='#2f6b1d', curl=-0.25, cup=0.5, point=0.8, through=0.3):
    """One leaf from the origin along y."""
    return petals([(petal(length, width, curl, cup, point, 0.02, 12, 6), (0, 0, 0), math.pi / 2, 0.0)], matter(base, 0.35, through=through, vary=('#1d4a12', 3), spec=0.4))


def fan(length, width, curl, cup, lip, ruffle, rows=13, cols=12):
    """A petal of a rose from the origin along y: narrow at its foot, broad and round above, its rim rolled outward by `lip`."""
    verts, faces = [], []
    phase = rng.uniform(0, 6)
    for i in range(rows + 1):
        t = i / rows
        w = width * 0.5 * max(0.05, min(1.0, (t / 0.55) ** 0.65) * max(0.0, 1 - t**5) ** 0.5)
        for j in range(cols + 1):
            u = 2 * j / cols - 1
            rim = max(0.0, t - 0.62 + 0.12 * abs(u)) / 0.5
            z = curl * length * t * t + cup * w * u * u - lip * length * rim * rim + ruffle * length * t * t * math.sin(5 * u + phase)
            verts.append(Vector((u * w, length * t * (1 - 0.1 * u * u * t), z)))
    c = cols + 1
    faces = [(i * c + j, i * c + j + 1, (i + 1) * c + j + 1, (i + 1) * c + j) for i in range(rows) for j in range(cols)]
    return verts, faces


def rose(base='#b3061c', deep='#7a0312', count=34):
    """A rose of about 1 across that opens along z: a tight bud in the middle, petals that roll outward around it."""
    made = []
    for i in range(count):
        t = i / (count - 1)
        turn = i * GOLDEN
        r = 0.01 + 0.13 * t**1.1
        one = fan(0.34 + 0.24 * t, 0.3 + 0.46 * t, 0.3 - 0.34 * t, 0.85 - 0.4 * t, 0.1 + 0.42 * t, 0.012 + 0.02 * t)
        made.append((one, (r * math.cos(turn), r * math.sin(turn), 0.16 - 0.16 * t), turn + rng.uniform(-0.1, 0.1), 1.52 - 0.92 * t**1.2 + rng.uniform(-0.04, 0.04)))
    return petals(made, matter(base, 0.42, vary=(deep, 2.2), through=0.16, sheen=0.5, spec=0.22))
