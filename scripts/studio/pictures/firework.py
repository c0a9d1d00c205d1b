"""Three fireworks that open: a large one in gold, its sparks falling, a red and a blue one behind."""
import math

from materials import light
from shapes import beads, tube
from stage import camera, rng, world

PICTURE = dict(kind='prop', light='above', look='Medium Contrast', effort=2)


def opened(at, reach, tints, count, sag, thick, tail=0.3):
    """A round of sparks on their way out and down: each a trail that grows brighter and thicker to its end."""
    trails = [light(tint, strength) for tint, strength in zip(tints, (1.1, 2.0, 3.6))]
    head = light(tints[2], 6)
    tips = []
    for i in range(count):
        z = 1 - 2 * (i + 0.5) / count
        turn, flat = i * 2.39996, math.sqrt(1 - z * z)
        far = reach * rng.uniform(0.78, 1.03)
        way = (flat * math.cos(turn), flat * math.sin(turn), z)
        where = lambda t: tuple(at[j] + way[j] * far * (1.25 * t - 0.25 * t * t) - (sag * reach * t * t if j == 2 else 0) for j in range(3))
        cuts = (tail, tail + 0.5 * (1 - tail), tail + 0.82 * (1 - tail), 1.0)
        for k in range(3):
            line = [where(cuts[k] + (cuts[k + 1] - cuts[k]) * s / 3) for s in range(4)]
            tube(line, lambda t, k=k: thick * (0.45 + 0.3 * (k + t)), trails[k], 3, 5)
        tips.append((*where(1.0), thick * rng.uniform(1.15, 1.7)))
    beads(tips, 0.01, head, 0.1, 5)


def build():
    camera((0, -10, 0), (0, 0, 0), 138, fstop=0)
    world((0, 0, 0), 0.0)
    opened((0.78, 1.0, 0.74), 0.42, ('#c4143c', '#ff3d66', '#ffb0c0'), 40, 0.12, 0.0085)
    opened((0.66, 1.0, -0.74), 0.34, ('#1f62d0', '#46a6ff', '#c4e6ff'), 34, 0.12, 0.0085)
    opened((-0.12, 0, 0.12), 1.0, ('#d8701a', '#ffae38', '#ffe6a6'), 104, 0.22, 0.0105, 0.24)
    opened((-0.12, 0, 0.12), 0.5, ('#e0561a', '#ff8a3a', '#ffd29a'), 26, 0.14, 0.0095, 0.34)
