"""Tools of trades."""
import math

from materials import brass, matter
from shapes import ball, box, group, lathe, prism, put, ring, rod, tube


def steel(rough=0.2):
    """Bright steel."""
    return matter('#c9ced4', rough, 1.0, wear=(8, 0.08))


def scales(metal=None):
    """A balance with two pans, about 2 high."""
    metal = metal or brass('#c7963a', 0.2)
    parts = [lathe([(0, 0), (0.52, 0), (0.54, 0.05), (0.4, 0.1), (0.16, 0.16), (0.07, 0.28), (0.05, 0.5), (0.09, 0.6), (0.05, 0.7), (0.04, 1.6), (0.08, 1.66), (0.05, 1.74), (0.1, 1.86), (0.04, 1.96), (0, 2.0)], metal, 56, 5)]
    beam = [(-0.95, 0, 1.72), (-0.6, 0, 1.83), (-0.2, 0, 1.76), (0, 0, 1.78), (0.2, 0, 1.76), (0.6, 0, 1.83), (0.95, 0, 1.72)]
    parts.append(tube(beam, lambda t: 0.022 + 0.025 * math.sin(math.pi * t), metal, 8, 14))
    for x in (-0.95, 0.95):
        parts.append(ball(0.05, metal, (x, 0, 1.72)))
        for i in range(3):
            a = 2 * math.pi * i / 3 + 0.5
            parts.append(rod((x, 0, 1.7), (x + 0.4 * math.cos(a), 0.4 * math.sin(a), 0.76), 0.009, metal, around=8))
        pan = lathe([(0, 0.58), (0.2, 0.6), (0.36, 0.68), (0.43, 0.77), (0.44, 0.78), (0.41, 0.77), (0.34, 0.7), (0.18, 0.62), (0, 0.6)], metal, 56, 4)
        parts.append(put(pan, (x, 0, 0)))
    return group(parts)


def stethoscope():
    """A stethoscope lying in a loop."""
    hose, metal = matter('#12324f', 0.3, coat=0.4), steel(0.15)
    z = 0.05
    loop = [(-0.1, 0.62, z), (-0.12, 0.2, z), (-0.5, -0.15, z), (-0.75, -0.55, z + 0.01), (-0.4, -0.9, z + 0.02), (0.1, -0.72, z + 0.04), (0.45, -0.45, z), (0.72, -0.6, z)]
    parts = [tube(loop, 0.05, hose, 14, 16)]
    for side in (-1, 1):
        arm = [(-0.1 + 0.02 * side, 0.6, z), (-0.1 + 0.16 * side, 0.8, z), (-0.1 + 0.42 * side, 1.15, z + 0.02), (-0.1 + 0.4 * side, 1.45, z + 0.08), (-0.1 + 0.22 * side, 1.62, z + 0.1)]
        parts += [tube(arm[:3], 0.048, hose, 10, 14), tube([arm[1], *arm[2:]], 0.028, metal, 10, 12), put(ball(0.06, matter('#e9e9e6', 0.5)), arm[-1], scale=(1, 1.2, 1))]
    head = [lathe([(0, 0), (0.2, 0), (0.24, 0.03), (0.24, 0.07), (0.17, 0.1), (0.1, 0.13), (0.09, 0.19), (0.12, 0.23), (0, 0.24)], metal, 48, 3), ring(0.235, 0.018, matter('#0e1a24', 0.4), (0, 0, 0.05))]
    parts.append(group(head, (0.95, -0.68, 0.0)))
    parts.append(rod((0.7, -0.6, z + 0.03), (0.86, -0.65, 0.14), 0.03, metal))
    return group(parts)


def spanner():
    """An open spanner with a ring at its other end, 2.4 long, lying."""
    head = [(1.0 + 0.3 * math.cos(math.radians(a)), 0.3 * math.sin(math.radians(a))) for a in range(-140, -28, 8)]
    mouth = [(1.27, -0.13), (1.0, -0.13), (0.93, -0.06), (0.93, 0.06), (1.0, 0.13), (1.27, 0.13)]
    upper = [(1.0 + 0.3 * math.cos(math.radians(a)), 0.3 * math.sin(math.radians(a))) for a in range(28, 141, 8)]
    tail = [(-1.0 + 0.27 * math.cos(math.radians(a)), 0.27 * math.sin(math.radians(a))) for a in range(28, 333, 8)]
    metal = steel(0.24)
    body = prism([*head, *mouth, *upper, (0.6, 0.115), (-0.6, 0.105), *tail, (-0.6, -0.105), (0.6, -0.115)], 0.12, metal, 0.022)
    hole = lathe([(0, 0.121), (0.17, 0.122), (0.17, 0.126), (0, 0.127)], matter('#15181b', 0.6), 12, 1)
    edge = put(lathe([(0.165, 0.1), (0.165, 0.135), (0.2, 0.135), (0.2, 0.1)], metal, 12, 1), (-1.0, 0, 0))
    return group([body, put(hole, (-1.0, 0, 0)), edge])


def nut(radius=0.2, metal=None):
    """A six-sided nut."""
    metal = metal or brass('#c79a45', 0.25)
    return lathe([(radius * 0.5, 0), (radius, 0), (radius, radius * 0.8), (radius * 0.5, radius * 0.8), (radius * 0.5, 0)], metal, 6, 1)


def scissors():
    """A pair of scissors, half open, lying along y."""
    metal, grip = steel(0.14), matter('#a3121c', 0.3, coat=0.5)
    parts = []
    for side in (-1, 1):
        blade = prism([(-0.05, -0.25), (0.07, -0.25), (0.1, 0.1), (0.05, 0.9), (0.0, 1.15), (-0.03, 0.9)], 0.03, metal, 0.008)
        shank = tube([(0.02, -0.1, 0.02), (-0.05, -0.45, 0.03), (-0.16, -0.62, 0.04)], 0.055, grip, 6, 14)
        loop = put(ring(0.22, 0.055, grip), (-0.27, -0.85, 0.045), scale=(1, 1.3, 1))
        half = group([blade, shank, loop], (0, 0, 0.035 if side > 0 else 0.0), (0, 0, 0.3 * side))
        half.scale = (side, 1, 1)
        parts.append(half)
    parts.append(put(lathe([(0, 0), (0.06, 0), (0.05, 0.03), (0, 0.035)], brass('#d9a441'), 24, 2), (0, 0, 0.07)))
    return group(parts)


def spool(tint='#0d6a5a', at=(0, 0, 0)):
    """A reel of thread, 0.7 high."""
    wood_ = matter('#b98a55', 0.5, vary=('#9a6a38', 4))
    reel = lathe([(0, 0), (0.26, 0), (0.27, 0.04), (0.25, 0.08), (0.12, 0.12), (0.12, 0.58), (0.25, 0.62), (0.27, 0.66), (0.26, 0.7), (0.06, 0.7), (0, 0.66)], wood_, 48, 3)
    turns = [(0.215 * math.cos(i * 0.5), 0.215 * math.sin(i * 0.5), 0.11 + 0.48 * i / 330) for i in range(331)]
    return group([reel, lathe([(0.1, 0.11), (0.21, 0.11), (0.21, 0.59), (0.1, 0.59)], matter(tint, 0.6), 40, 1), tube(turns, 0.012, matter(tint, 0.45, sheen=0.6), 1, 6)], at)


def spinning_wheel():
    """A charkha: the large wheel and the spindle on their board, about 2 wide."""
    board = matter('#8a5428', 0.45, vary=('#5a3014', 3), scale=(0.4, 4, 4), coat=0.2)
    dark = matter('#6b3d1c', 0.45, vary=('#4a2710', 3))
    parts = [box((2.3, 0.5, 0.09), board, (0, 0, 0.1)), box((0.12, 0.6, 0.1), dark, (-0.95, 0, 0)), box((0.12, 0.6, 0.1), dark, (0.95, 0, 0))]
    for y in (-0.16, 0.16):
        parts.append(box((0.1, 0.06, 0.95), board, (-0.45, y, 0.18), 0.012))
        parts.append(put(ring(0.62, 0.035, dark, around=72), (-0.45, y * 0.55, 1.0), (math.pi / 2, 0, 0)))
        for i in range(8):
            a = math.pi * i / 8
            parts.append(rod((-0.45 - 0.6 * math.cos(a), y * 0.55, 1.0 - 0.6 * math.sin(a)), (-0.45 + 0.6 * math.cos(a), y * 0.55, 1.0 + 0.6 * math.sin(a)), 0.018, board, around=10))
    parts += [rod((-0.45, -0.34, 1.0), (-0.45, 0.3, 1.0), 0.04, dark), rod((-0.45, -0.34, 1.0), (-0.2, -0.34, 1.12), 0.025, dark), rod((-0.2, -0.34, 1.12), (-0.2, -0.5, 1.12), 0.035, dark)]
    for i in range(24):
        a = 2 * math.pi * i / 24
        parts.append(rod((-0.45 + 0.62 * math.cos(a), -0.09, 1.0 + 0.62 * math.sin(a)), (-0.45 + 0.62 * math.cos(a + 0.13), 0.09, 1.0 + 0.62 * math.sin(a + 0.13)), 0.007, matter('#e9dfc8', 0.8), around=6))
    for y in (-0.14, 0.14):
        parts.append(box((0.07, 0.05, 0.48), board, (0.82, y, 0.18), 0.01))
    metal, cotton = steel(), matter('#f6f0e2', 0.9, sheen=0.5)
    parts += [rod((0.82, -0.5, 0.58), (0.82, 0.25, 0.58), 0.016, metal, 0.008), lathe([(0, -0.16), (0.03, -0.14), (0.11, 0), (0.03, 0.14), (0, 0.16)], cotton, 28, 4)]
    put(parts[-1], (0.82, -0.33, 0.58), (math.pi / 2, 0, 0))
    for lift in (0.6, -0.6):
        parts.append(rod((-0.45, 0, 1.0 + lift), (0.82, 0, 0.58 + 0.03 * lift), 0.006, matter('#f2ead6', 0.8), around=6))
    return group(parts)
