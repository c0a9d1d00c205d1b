"""Things of feasts and seasons: lantern, candle, gift, baubles, balloons, kites, fir."""
import math

from materials import brass, glass, hexed, light, matter, wax
from shapes import ball, beads, box, flame, group, lathe, mesh, put, ribbon, ring, rod, tube
from stage import rng


def candle(height=1.2, radius=0.28, base='#f6ead2', power=14.0, at=(0, 0, 0)):
    """A candle of wax with its flame; stands at `at`."""
    h, r = height, radius
    body = lathe([(0, 0), (r, 0), (r, 0.05 * h), (r * 1.01, 0.5 * h), (r, 0.96 * h), (0.94 * r, h), (0.82 * r, 0.99 * h), (0.6 * r, 0.94 * h), (0, 0.92 * h)], wax(base), 56, 3, pinch=lambda a, x, y, z: (x, y, z + (0.05 * r * math.sin(3 * a + 1) if z > 0.95 * h else 0)))
    put(body, at)
    wick = tube([(0, 0, 0.92 * h), (0.01, 0, 0.92 * h + 0.1), (0.0, 0, 0.92 * h + 0.17)], 0.016, matter('#1a120c', 0.9))
    put(wick, at)
    flame((at[0], at[1], at[2] + 0.92 * h + 0.1), 0.5, power)
    return [body, wick]


def lantern(power=30.0, at=(0, 0, 0), metal=None, tint='#ffb04a'):
    """A six-sided lantern with lit panes, about 1.9 high with its ring."""
    metal = metal or brass('#b98532', 0.25)
    pane = light(tint, 2.2)

    def six(profile, material):
        obj = lathe(profile, material, 6, 1)
        obj.data.polygons.foreach_set('use_smooth', [False] * len(obj.data.polygons))
        return obj

    parts = [
        six([(0, 0), (0.5, 0), (0.52, 0.04), (0.44, 0.1), (0.4, 0.16), (0, 0.16)], metal),
        six([(0.36, 0.16), (0.4, 0.9)], pane),
        six([(0.36, 0.88), (0.5, 0.9), (0.52, 0.94), (0.4, 1.02), (0.3, 1.2), (0.12, 1.36), (0.1, 1.42), (0, 1.42)], metal),
        lathe([(0, 1.4), (0.07, 1.42), (0.1, 1.48), (0.07, 1.54), (0.02, 1.62), (0, 1.64)], metal, 24, 3),
        put(ring(0.11, 0.018, metal), (0, 0, 1.74), (math.pi / 2, 0, 0)),
    ]
    for i in range(6):
        a, b = math.pi * i / 3, math.pi * (i + 1) / 3
        low, high = (0.385, 0.16), (0.425, 0.9)
        corner = lambda t, r, z: (r * math.cos(t), r * math.sin(t), z)
        parts.append(rod(corner(a, *low), corner(a, *high), 0.026, metal))
        for k in range(1, 4):
            z = 0.16 + 0.74 * k / 4
            r = 0.385 + 0.04 * k / 4
            parts.append(rod(corner(a, r, z), corner(b, r, z), 0.011, metal, around=8))
        for u in (0.25, 0.5, 0.75):
            mix = lambda r, z: tuple(p + (q - p) * u for p, q in zip(corner(a, r, z), corner(b, r, z)))
            parts.append(rod(mix(*low), mix(*high), 0.011, metal, around=8))
    holder = group(parts, at)
    import stage

    stage.point((at[0], at[1] - 0.7, at[2] + 0.5), power, hexed(tint), 0.25)
    return holder


def crescent(radius=1.0, material=None):
    """A crescent standing in x, z, open to the upper right."""
    line = []
    for i in range(61):
        t = i / 60
        a = math.radians(62 + 236 * t)
        line.append((radius * math.cos(a) * (1 - 0.0 * t), 0, radius * math.sin(a)))
    return put(tube(line, lambda t: 0.008 + 0.2 * radius * math.sin(math.pi * t) ** 1.1, material or brass('#e2b04a', 0.22), 2, 20), rot=(0, -0.5, 0))


def gift(size=1.0, paper='#b5121f', band='#e9c15a', at=(0, 0, 0), turn=0.5):
    """A box in paper with a ribbon and bow."""
    s = size
    wrap, silk = matter(paper, 0.35, spec=0.5, coat=0.2), matter(band, 0.28, 0.35, sheen=0.5)
    parts = [box((s, s, 0.72 * s), wrap, bevel=0.02 * s), box((1.06 * s, 1.06 * s, 0.2 * s), wrap, (0, 0, 0.62 * s), 0.02 * s)]
    for x, y in ((1.075, 0.18), (0.18, 1.075)):
        parts += [box((x * s, y * s, 0.21 * s), silk, (0, 0, 0.618 * s), 0.004), box((min(x, 1.012) * s, min(y, 1.012) * s, 0.7 * s), silk, (0, 0, 0), 0.004)]
    top = 0.83 * s
    for turn_ in (0.25, math.pi + 0.25, 1.35, math.pi + 1.35):
        c, n = math.cos(turn_), math.sin(turn_)
        loop = [(0, 0), (0.16, 0.1), (0.36, 0.24), (0.46, 0.2), (0.42, 0.09), (0.24, 0.03), (0, 0)]
        parts.append(ribbon([(r * s * c, r * s * n, top + z * s) for r, z in loop], 0.17 * s, silk, (-n, c, 0.0), thick=0.006))
    for turn_ in (-0.5, 2.2):
        c, n = math.cos(turn_), math.sin(turn_)
        parts.append(ribbon([(0, 0, top), (0.25 * s * c, 0.25 * s * n, top + 0.04 * s), (0.5 * s * c, 0.5 * s * n, top + 0.01), (0.62 * s * c, 0.62 * s * n, top - 0.2 * s)], 0.15 * s, silk, (-n, c, 0), thick=0.006))
    parts.append(put(ball(0.09 * s, silk), (0, 0, top + 0.05 * s), scale=(1, 1, 0.8)))
    return group(parts, at, (0, 0, turn))


def bauble(radius=0.5, tint='#b3121f', at=(0, 0, 0), string=3.0, rough=0.12):
    """A glass ball that hangs from a thread."""
    cap = brass('#d9b060', 0.25)
    r = radius
    parts = [ball(r, matter(tint, rough, 0.75, coat=0.6), parts=4), lathe([(0, 0.95 * r), (0.2 * r, 0.95 * r), (0.2 * r, 1.14 * r), (0, 1.16 * r)], cap, 28, 1, fluted=(14, 0.08)), put(ring(0.1 * r, 0.022 * r, cap), (0, 0, 1.24 * r), (math.pi / 2, 0, 0.5))]
    if string:
        parts.append(rod((0, 0, 1.3 * r), (0, 0, 1.3 * r + string), 0.012 * r, cap, around=6))
    return group(parts, at)


def fir(points, length=0.3, count=520, twigs=7, spread=0.75):
    """A branch of fir through points, with side twigs; needles are long thin wedges."""
    from mathutils import Vector

    from shapes import curve_through

    stems = [[Vector(p) for p in curve_through(points, 8)]]
    main = stems[0]
    for i in range(twigs):
        at = int(len(main) * (0.12 + 0.72 * i / twigs))
        along = (main[min(at + 1, len(main) - 1)] - main[at]).normalized()
        side = along.cross(Vector((0, 1, 0))).normalized() * (1 if i % 2 else -1)
        way = (along * 0.8 + side * spread + Vector((0, rng.uniform(-0.3, 0.3), 0))).normalized()
        reach = (main[-1] - main[0]).length * rng.uniform(0.28, 0.4) * (1 - 0.5 * i / twigs)
        stems.append([main[at] + way * reach * t + Vector((0, 0, -0.12 * reach * t * t)) for t in (k / 10 for k in range(11))])
    verts, faces = [], []
    for stem in stems:
        n = int(count * (1.0 if stem is main else 0.45))
        for i in range(n):
            f = (i + rng.random()) / n * (len(stem) - 1.01)
            k = int(f)
            along = (stem[k + 1] - stem[k]).normalized()
            root = stem[k].lerp(stem[k + 1], f - k)
            out = Vector((rng.gauss(0, 1), rng.gauss(0, 1), rng.gauss(0, 1)))
            out = (out - along * out.dot(along)).normalized()
            way = (out + along * rng.uniform(0.7, 1.3)).normalized()
            wide = way.cross(along).normalized() * 0.014
            flat = way.cross(wide).normalized() * 0.008
            reach = length * rng.uniform(0.7, 1.1)
            first = len(verts)
            verts += [root + wide, root - wide, root + flat, root + way * reach * 0.6 + wide * 0.8, root + way * reach * 0.6 - wide * 0.8, root + way * reach]
            faces += [(first, first + 1, first + 4, first + 3), (first + 3, first + 4, first + 5), (first + 1, first + 2, first + 4), (first + 2, first, first + 3), (first + 2, first + 3, first + 4)]
    needles = mesh(verts, faces, matter('#1f5a2a', 0.4, vary=('#0f3a1e', 2), spec=0.5, through=0.1), smooth=False)
    bark = matter('#4a3322', 0.8)
    return group([needles, *[tube([tuple(p) for p in stem[::3]], 0.02, bark, 2, 6) for stem in stems]])


def balloon(tint='#d81b3a', at=(0, 0, 0), string=2.0, scale=1.0):
    """A shiny balloon about 1 across, its thread below."""
    skin = matter(tint, 0.12, spec=0.6, coat=0.7, through=0.22)
    body = lathe([(0, -0.66), (0.05, -0.64), (0.12, -0.56), (0.3, -0.32), (0.46, 0), (0.5, 0.22), (0.43, 0.46), (0.24, 0.62), (0, 0.68)], skin, 56, 6)
    knot = lathe([(0, -0.64), (0.04, -0.66), (0.075, -0.73), (0.05, -0.735), (0, -0.7)], skin, 20, 3)
    thread = tube([(0, 0, -0.7), (0.04, 0, -1.1), (-0.05, 0, -1.6), (0.03, 0, -0.7 - string)], 0.006, matter('#e8e0d0', 0.7))
    return group([body, knot, thread], at, (rng.uniform(-0.12, 0.12), rng.uniform(-0.12, 0.12), 0), scale)


def kite(one='#e2231a', two='#ffc20e', at=(0, 0, 0), rot=(0, 0, 0), scale=1.0, tail=True):
    """A paper kite of four corners in x, z, with bow and spine, about 1.4 wide."""
    def bow(u, v):
        x, z = (u + v - 1) * 0.72, (v - u) * 0.72
        return (x, 0.09 * (1 - abs(x) / 0.72) - 0.05, z)

    papers = [matter(c, 0.6, through=0.5, spec=0.2) for c in (one, two)]
    from shapes import sheet

    paper = sheet(1, 1, 16, 16, papers, bow)
    for face in paper.data.polygons:
        u, v = face.index % 16, face.index // 16
        face.material_index = 1 if (u < 8) != (v < 8) else 0
    stick = matter('#8a5a2a', 0.6)
    parts = [paper, tube([(0, -0.0, -0.74), (0, 0.045, 0), (0, 0.0, 0.74)], 0.012, stick), tube([(-0.72, -0.04, 0), (-0.36, 0.02, 0.14), (0, 0.06, 0.19), (0.36, 0.02, 0.14), (0.72, -0.04, 0)], 0.011, stick)]
    if tail:
        parts.append(mesh([(-0.0, 0, -0.68), (-0.17, 0.0, -0.98), (0.17, 0.0, -0.98)], [(0, 1, 2)], papers[1]))
    return group(parts, at, rot, scale)


def tea_glass(at=(0, 0, 0), tea='#d48a4c', froth=True):
    """A ribbed glass of milk tea, 1.1 high."""
    wall = lathe([(0, 0), (0.3, 0), (0.32, 0.03), (0.36, 0.5), (0.42, 1.08), (0.43, 1.1), (0.4, 1.1), (0.335, 0.5), (0.29, 0.1), (0, 0.08)], glass('#fdfdfa'), 96, 4, fluted=(16, 0.035))
    drink = lathe([(0, 0.09), (0.284, 0.1), (0.325, 0.5), (0.372, 0.88), (0.3, 0.885), (0, 0.885)], matter(tea, 0.2, spec=0.4, vary=('#dd9a5c', 2)), 64, 3)
    parts = [wall, drink]
    if froth:
        rim = [(0.34 * math.cos(a), 0.34 * math.sin(a), 0.89, rng.uniform(0.006, 0.022)) for a in (rng.uniform(0, 6.28) for _ in range(110))]
        spots = [(r * math.cos(a), r * math.sin(a), 0.887, rng.uniform(0.004, 0.013)) for r, a in ((0.33 * math.sqrt(rng.random()), rng.uniform(0, 6.28)) for _ in range(70))]
        parts.append(beads(rim + spots, 0.01, matter('#d9a066', 0.25, spec=0.6), 0.0))
    return group(parts, at)
