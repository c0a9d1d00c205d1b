"""Things of worship and feast: pitcher, bell, plate, sweets, garlands."""
import math

from materials import brass, clay, eye_of_feather, matter, shell
from nature import flower, leaf, marigold
from shapes import again, ball, beads, curve_through, group, lathe, mesh, put, ring, rod, tube
from stage import rng


def kalash(material=None, crown=True):
    """A brass pitcher with mango leaves and coconut, about 1.6 high."""
    profile = [(0, 0), (0.24, 0), (0.26, 0.03), (0.17, 0.08), (0.3, 0.16), (0.5, 0.36), (0.54, 0.5), (0.46, 0.68), (0.28, 0.8), (0.24, 0.88), (0.36, 0.97), (0.38, 1.0), (0.3, 1.0), (0.2, 0.9), (0, 0.9)]
    metal = material or brass('#c98a2b', 0.2)
    parts = [lathe(profile, metal, 80, 6), ring(0.535, 0.012, metal, (0, 0, 0.44)), ring(0.52, 0.012, metal, (0, 0, 0.6))]
    thread = matter('#b3121b', 0.7)
    parts += [ring(0.25 + 0.01 * (i % 2), 0.022, thread, (0, 0, 0.82 + 0.028 * i)) for i in range(4)]
    dots = [(0.548 * math.cos(a), 0.548 * math.sin(a), 0.52) for a in (2 * math.pi * i / 22 for i in range(22))]
    parts.append(beads(dots, 0.022, matter('#b3121b', 0.5), 0.0))
    if crown:
        for i in range(9):
            a = 2 * math.pi * i / 9 + 0.2
            one = leaf(0.62, 0.21, '#3f7f22', -0.35, 0.5, 0.85)
            parts.append(put(one, (0.2 * math.cos(a), 0.2 * math.sin(a), 0.95), (0.85 + rng.uniform(-0.1, 0.1), 0, a - math.pi / 2)))
        husk = matter('#6b4423', 0.85, bump=(26, 0.9), vary=('#a3754a', 9), scale=(3, 3, 0.6))
        parts.append(put(lathe([(0, -0.3), (0.2, -0.22), (0.3, 0), (0.26, 0.2), (0.14, 0.36), (0.05, 0.46), (0, 0.5)], husk, 48), (0, 0, 1.2)))
    return group(parts)


def bell(material=None):
    """A hand bell, about 1.4 high."""
    metal = material or brass('#c7922f', 0.2)
    cup = [(0, 0.72), (0.1, 0.74), (0.2, 0.7), (0.26, 0.55), (0.3, 0.3), (0.4, 0.1), (0.5, 0.0), (0.51, -0.03), (0.46, -0.02), (0.34, 0.12), (0.24, 0.4), (0.1, 0.62), (0, 0.63)]
    grip = [(0, 0.7), (0.09, 0.72), (0.05, 0.78), (0.08, 0.84), (0.045, 0.92), (0.085, 1.02), (0.05, 1.14), (0.1, 1.22), (0.06, 1.3), (0.03, 1.38), (0, 1.4)]
    return group([lathe(cup, metal, 72, 6), lathe(grip, metal, 40, 6), ring(0.41, 0.014, metal, (0, 0, 0.1)), ring(0.3, 0.012, metal, (0, 0, 0.32)), rod((0, 0, 0.6), (0, 0, 0), 0.02, metal), ball(0.08, metal, (0, 0, 0.0))])


def thali(radius=1.0, material=None):
    """A round plate with a raised rim."""
    r = radius
    return lathe([(0, 0.02), (0.8 * r, 0.02), (0.88 * r, 0.04), (0.97 * r, 0.15), (1.0 * r, 0.17), (1.01 * r, 0.15), (0.92 * r, 0.02), (0.85 * r, 0.0), (0, 0)], material or brass('#c99a3e', 0.25), 96, 4)


def laddu(radius=0.3, tint='#e08a12', other='#c46a08'):
    """A ball of boondi with a piece of pistachio."""
    spots = []
    for i in range(300):
        z = 1 - 2 * (i + 0.5) / 300
        turn, flat = i * math.pi * (3 - math.sqrt(5)), math.sqrt(1 - z * z)
        out = radius * rng.uniform(0.9, 0.98)
        spots.append((out * flat * math.cos(turn), out * flat * math.sin(turn), out * z))
    round_ = beads(spots, radius * 0.115, matter(tint, 0.3, vary=(other, 9), spec=0.6, coat=0.3), 0.25)
    core = ball(radius * 0.92, matter(other, 0.5))
    nut = put(ball(radius * 0.1, matter('#8fae3c', 0.5)), (0.06 * radius, -0.12 * radius, radius), (0.2, 0.4, 0.5), (1.8, 0.9, 0.5))
    return [round_, core, nut]


def modak(tint='#f4e6cc'):
    """A steamed sweet with its folds, 0.7 high."""
    profile = [(0, 0), (0.3, 0.0), (0.42, 0.1), (0.42, 0.22), (0.33, 0.38), (0.17, 0.5), (0.07, 0.6), (0.02, 0.68), (0, 0.7)]
    return lathe(profile, matter(tint, 0.42, through=0.12, spec=0.45, vary=('#fff4df', 3)), 120, 6, fluted=(13, 0.13))


def garland(places, tints=('#f39a00', '#e0560b'), size=0.2, every=1):
    """Marigolds strung along places, colours in turn."""
    heads = [put(marigold(t, 110), (0, 0, -90), scale=size) for t in tints]
    return [again(heads[(i // every) % len(heads)], at, (rng.uniform(0, 6), rng.uniform(0, 6), rng.uniform(0, 6)), size * rng.uniform(0.92, 1.1)) for i, at in enumerate(places)]


def toran(width, drop=0.35, count=9, at=(0, 0, 0), size=0.17):
    """Mango leaves and marigolds on a string between two nails."""
    parts = []
    string = [((i / 40 - 0.5) * width, 0, -drop * (1 - (i / 20 - 1) ** 2)) for i in range(41)]
    parts += garland(string[1:-1:1], size=size)
    for i in range(count):
        t = (i + 0.5) / count
        x, z = (t - 0.5) * width, -drop * (1 - (2 * t - 1) ** 2)
        for k in (-1, 0, 1):
            one = leaf(0.62, 0.2, '#35731f', -0.15, 0.4, 0.85)
            parts.append(put(one, (x + 0.07 * k, 0.05 + 0.03 * abs(k), z - 0.05), (-math.pi / 2 + 0.12, 0.35 * k, rng.uniform(-0.2, 0.2))))
    return group(parts, at)


def feather():
    """A peacock's feather standing along z, its eye at the origin: hundreds of barbs on a quill."""
    verts, faces = [], []
    tint = eye_of_feather()

    def barb(root, tip, bend, width):
        first = len(verts)
        long = math.hypot(tip[0] - root[0], tip[1] - root[1])
        across = ((tip[1] - root[1]) / long, (root[0] - tip[0]) / long)
        for i in range(7):
            t = i / 6
            x = root[0] + (tip[0] - root[0]) * t
            z = root[1] + (tip[1] - root[1]) * t + bend * math.sin(math.pi * t)
            w = width * (1 - 0.7 * t)
            y = -0.05 * math.sin(math.pi * t) + rng.uniform(-0.008, 0.008)
            verts.extend([(x - across[0] * w, y, z - across[1] * w), (x + across[0] * w, y - 0.004, z + across[1] * w)])
        faces.extend((first + 2 * i, first + 2 * i + 1, first + 2 * i + 3, first + 2 * i + 2) for i in range(6))

    for i in range(520):
        t = i / 520
        z = -1.15 + 1.2 * t
        reach = (0.12 + 0.62 * math.sin(math.pi * min(1, 0.2 + 0.74 * t)) ** 1.2)
        for side in (-1, 1):
            lift = 0.32 + 0.25 * t
            loose = 1 + rng.uniform(-0.12, 0.06) - (0.3 * rng.random() if t < 0.35 else 0)
            barb((0, z), (side * reach * loose, z + lift * loose), 0.03, 0.0055)
    for i in range(220):
        a = math.pi * (i / 219)
        length = (0.5 + 0.26 * math.sin(a) ** 2) * rng.uniform(0.95, 1.05)
        barb((0, 0.0), (length * math.cos(a) * 1.05, 0.08 + length * math.sin(a)), 0.0, 0.011)
    vane = mesh(verts, faces, tint)
    quill = tube([(0, -0.01, 0.0), (0.01, -0.02, -0.6), (0.0, -0.02, -1.3), (-0.06, -0.02, -1.9)], lambda t: 0.008 + 0.014 * t, matter('#d8cda0', 0.4))
    return group([vane, quill])


def flute(length=2.0):
    """A bamboo flute along x with bands and a tassel."""
    bamboo = matter('#c79a55', 0.35, vary=('#a87432', 4), scale=(0.5, 6, 6), coat=0.2)
    red, gold = matter('#a3121c', 0.5, sheen=0.5), brass('#d9a441', 0.2)
    h = length / 2
    parts = [rod((-h, 0, 0), (h, 0, 0), 0.062, bamboo, around=32)]
    for x in (-0.92, -0.3, 0.8):
        parts += [put(ring(0.066, 0.014, gold if k % 2 else red, rot=(0, math.pi / 2, 0)), (x * h + 0.03 * k, 0, 0), (0, math.pi / 2, 0)) for k in range(5)]
    hole = matter('#1c0d04', 0.9)
    parts += [put(ball(0.024, hole), (x * h, -0.028, 0.05), (0, 0, 0), (1.2, 1, 0.5)) for x in (-0.62, -0.05, 0.08, 0.21, 0.34, 0.47, 0.6)]
    for i in range(26):
        a = 2 * math.pi * i / 26
        parts.append(tube([(0.93 * h, 0, -0.05), (0.93 * h + 0.02 * math.cos(a), 0.02 * math.sin(a), -0.2), (0.93 * h + 0.06 * math.cos(a), 0.06 * math.sin(a), -0.55)], 0.006, red, 4, 5))
    return group(parts)


def butter_pot():
    """A clay pot with butter heaped over its rim, about 1 high."""
    pot = lathe([(0, 0), (0.3, 0.0), (0.48, 0.16), (0.56, 0.4), (0.5, 0.62), (0.34, 0.75), (0.32, 0.8), (0.42, 0.9), (0.42, 0.93), (0.36, 0.93), (0.28, 0.8)], clay('#9a4a26'), 72, 6)
    cream = matter('#fff3cf', 0.35, bump=(4, 0.5), through=0.1, spec=0.5)
    heap = lathe([(0.38, 0.86), (0.4, 0.93), (0.34, 1.02), (0.22, 1.1), (0.1, 1.17), (0, 1.2)], cream, 64, 6, pinch=lambda a, x, y, z: (x * (1 + 0.08 * math.sin(3 * a + 8 * z)), y * (1 + 0.08 * math.sin(2 * a - 7 * z)), z + 0.03 * math.sin(4 * a + 1) * math.hypot(x, y) * 2))
    paint = matter('#f3e3c4', 0.8)
    dots = [(0.565 * math.cos(a), 0.565 * math.sin(a), 0.42 + 0.05 * (i % 2)) for i, a in ((i, 2 * math.pi * i / 30) for i in range(30))]
    return group([pot, heap, beads(dots, 0.022, paint, 0.0), ring(0.5, 0.012, paint, (0, 0, 0.62)), ring(0.5, 0.012, paint, (0, 0, 0.2))])


def conch(turns=5.4):
    """A conch about 3 long, its tip up and its tail down, the lip at +x: every whorl is the last one, smaller by the same share."""
    share, steps, slope = 1.6, 84, 1.12
    # From the seam below the last whorl over the shoulder to the tail, as (radius, depth below the tip).
    outline = curve_through([(0.625, 0.675 * slope), (0.75, 0.71 * slope), (0.88, 0.79 * slope), (0.97, 0.93 * slope), (1.0, 1.08 * slope), (0.97, 1.32), (0.84, 1.68), (0.64, 2.06), (0.43, 2.44), (0.27, 2.8), (0.17, 3.12)], 5)
    last, rows = int(turns * steps), len(outline)
    verts, uv = [], []
    for i in range(last + 1):
        turn = -2 * math.pi * (last - i) / steps
        size = share ** (turn / (2 * math.pi))
        flared = max(0.0, 1 + turn / 0.8) ** 2
        for j, (r, deep) in enumerate(outline):
            t = j / (rows - 1)
            knob = 0.05 * max(0.0, math.cos(9 * turn)) ** 2 * math.exp(-(((t - 0.3) / 0.1) ** 2))
            cord = 0.008 * math.sin(70 * t) * t
            wide = r * size * (1 + knob + cord + 0.06 * flared * math.sin(math.pi * min(1, t * 1.1)))
            verts.append((wide * math.cos(turn), -wide * math.sin(turn), 1.45 - deep * size))
            uv.append((i / steps, t))
    faces = [(i * rows + j, (i + 1) * rows + j, (i + 1) * rows + j + 1, i * rows + j + 1) for i in range(last) for j in range(rows - 1)]
    skin = shell()
    lip = tube(verts[last * rows :][::4], lambda t: 0.018 + 0.04 * math.sin(math.pi * t), skin, 4, 12)
    pillar = lathe([(0.0, 0.55), (0.34, 0.4), (0.36, 0.1), (0.27, -0.4), (0.17, -0.95), (0.1, -1.4), (0.0, -1.5)], matter('#f2c3a4', 0.2, spec=0.5, coat=0.4), 48, 5, pinch=lambda a, x, y, z: (x + 0.05 * math.cos(3.2 * z), y + 0.05 * math.sin(3.2 * z), z))
    gold = brass('#d29a34', 0.18)
    cap = lathe([(0.0, 1.5), (0.05, 1.48), (0.08, 1.42), (0.16, 1.34), (0.19, 1.27), (0.17, 1.25), (0.0, 1.27)], gold, 40, 4)
    return group([mesh(verts, faces, skin, uv=uv), lip, pillar, cap])


def lotus(tint='#e86aa0', deep='#fbd3e2'):
    """An open lotus of about 1.2 across with its seed head."""
    bloom = flower(
        [(10, 0.68, 0.36, 0.18, 0.22, 0.7, 0.95, 0.07, 0.05), (9, 0.66, 0.36, 0.55, 0.2, 0.7, 0.95, 0.07, 0.07), (8, 0.6, 0.33, 0.9, 0.18, 0.7, 0.95, 0.06, 0.09), (6, 0.5, 0.28, 1.2, 0.12, 0.7, 0.95, 0.05, 0.1)],
        tint, deep, 0.4)
    stamens = [tube([(0.08 * math.cos(a), 0.08 * math.sin(a), 0.1), (0.13 * math.cos(a), 0.13 * math.sin(a), 0.22), (0.15 * math.cos(a), 0.15 * math.sin(a), 0.3)], 0.008, matter('#f4c430', 0.6), 3, 5) for a in (2 * math.pi * i / 40 for i in range(40))]
    head = lathe([(0, 0.1), (0.06, 0.1), (0.1, 0.25), (0.09, 0.27), (0, 0.27)], matter('#b9c24a', 0.5), 32)
    return group([bloom, head, *stamens])


def jasmine():
    """One white star of jasmine, about 1 across."""
    bloom = flower([(5, 0.5, 0.3, 0.3, -0.2, 0.5, 0.9, 0.03, 0.1), (4, 0.3, 0.22, 0.8, 0.1, 0.6, 0.9, 0.03, 0.12)], '#fffaf0', '#fff3df', 0.35)
    return group([bloom, lathe([(0, -0.35), (0.03, -0.35), (0.04, 0.0), (0.09, 0.12), (0, 0.12)], matter('#b9c98a', 0.5), 20)])
