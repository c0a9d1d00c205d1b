"""Three folded saris with borders of gold, one on the other."""
import math

from materials import woven
from shapes import put, sheet
from stage import cutout, rng

PICTURE = dict(kind='prop', light='left')


def folded(silk, gold, width, depth, thick, layers=4):
    """Silk folded in layers, the folds to the front; the border runs along its right side."""
    step = thick / layers

    def place(u, v):
        run = v * layers
        k, t = min(layers - 1, int(run)), run - min(layers - 1, int(run))
        y = depth * (t - 0.5) * (1 if k % 2 == 0 else -1)
        turn = max(0.0, abs(t - 0.5) * 2 - 0.86) / 0.14
        lift = step * (k + 0.5 * turn**2 * (1 if t > 0.5 else -1))
        soft = 0.008 * math.sin(9 * u + 2 * k) + 0.006 * math.sin(17 * u + 5 * t + k)
        return ((u - 0.5) * width * (1 + 0.01 * math.sin(3 * k)), y, max(0.0, lift) + step * 0.5 + soft)

    obj = sheet(1, 1, 90, layers * 40, woven(silk, gold), place)
    for loop in obj.data.uv_layers[0].data:
        loop.uv = (loop.uv[0] * 0.66, loop.uv[1] * layers * 0.4)
    return obj


def build():
    cutout(0.36, 7, 2.1, high=2.1)
    z = 0.0
    for silk, gold, turn in (('#8a0440', '#e0a83a', -0.1), ('#04606a', '#e6b84a', 0.06), ('#c87800', '#b3122a', -0.03)):
        thick = 0.24
        put(folded(silk, gold, 1.5, 1.0, thick), (rng.uniform(-0.03, 0.03), 0, z), (0, 0, turn + 0.42))
        z += thick + 0.012
