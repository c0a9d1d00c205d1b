"""Shapes: turned profiles, petals, cloth, scattered things, flames and spots of light."""
import math

import bpy
from mathutils import Euler, Matrix, Vector

import stage
from materials import flame_matter, halo
from stage import link, rng


def mesh(verts, faces, material=None, smooth=True, name='mesh', uv=None):
    """An object of points and faces; `uv` gives each point its place on a picture."""
    data = bpy.data.meshes.new(name)
    data.from_pydata([tuple(v) for v in verts], [], faces)
    if smooth:
        data.polygons.foreach_set('use_smooth', [True] * len(data.polygons))
    if uv:
        layer = data.uv_layers.new()
        for loop in data.loops:
            layer.data[loop.index].uv = uv[loop.vertex_index]
    for one in material if isinstance(material, list) else [material]:
        data.materials.append(one)
    data.update()
    return link(bpy.data.objects.new(name, data))


def curve_through(points, steps=6):
    """A smooth line through points of any dimension (Catmull-Rom)."""
    made = []
    for i in range(len(points) - 1):
        a, b, c, d = (points[max(0, min(len(points) - 1, i + k))] for k in (-1, 0, 1, 2))
        for s in range(steps):
            t = s / steps
            made.append(tuple(0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - v) * t * t + (3 * q - p - 3 * r + v) * t**3) for p, q, r, v in zip(a, b, c, d)))
    return [*made, tuple(points[-1])]


def lathe(profile, material, around=56, steps=5, fluted=None, pinch=None):
    """Turns a profile of (radius, height) about z. `fluted` (count, depth) cuts ribs; `pinch(angle, radius, height)` bends a point."""
    line = curve_through(profile, steps) if steps > 1 else profile
    verts, uv = [], []
    for k, (r, z) in enumerate(line):
        for j in range(around):
            a = 2 * math.pi * j / around
            f = 1 - (fluted[1] * (0.5 - 0.5 * math.cos(fluted[0] * a)) if fluted else 0)
            place = (max(r, 1e-4) * f * math.cos(a), max(r, 1e-4) * f * math.sin(a), z)
            verts.append(pinch(a, *place) if pinch else place)
            uv.append((j / around, k / len(line)))
    faces = [(k * around + j, k * around + (j + 1) % around, (k + 1) * around + (j + 1) % around, (k + 1) * around + j) for k in range(len(line) - 1) for j in range(around)]
    return mesh(verts, faces, material, uv=uv)


def again(obj, at=None, rot=None, scale=None):
    """The same thing once more; the mesh is shared."""
    made = link(obj.copy())
    made.location = at if at is not None else obj.location
    if rot is not None:
        made.rotation_euler = rot
    if scale is not None:
        made.scale = (scale,) * 3 if isinstance(scale, (int, float)) else scale
    return made


def put(obj, at=(0, 0, 0), rot=(0, 0, 0), scale=1.0):
    """Moves a thing to its place."""
    obj.location, obj.rotation_euler = at, rot
    obj.scale = (scale,) * 3 if isinstance(scale, (int, float)) else scale
    return obj


def join(objs):
    """One object of several; the first keeps its place."""
    for one in objs:
        one.data = one.data.copy()
    with bpy.context.temp_override(active_object=objs[0], object=objs[0], selected_objects=objs, selected_editable_objects=objs):
        bpy.ops.object.join()
    return objs[0]


def ball(radius, material, at=(0, 0, 0), parts=3):
    """A round ball."""
    return put(lathe([(radius * math.sin(math.pi * i / 16), -radius * math.cos(math.pi * i / 16)) for i in range(17)], material, 16 * parts // 2, 1), at)


def rod(a, b, radius, material, end=None, around=14):
    """A round rod between two places; `end` is its radius at the second."""
    a, b = Vector(a), Vector(b)
    length = (b - a).length
    obj = lathe([(0, 0), (radius, 0), (end or radius, length), (0, length)], material, around, 1)
    obj.location = a
    obj.rotation_euler = (b - a).to_track_quat('Z', 'Y').to_euler()
    return obj


def tube(points, radius, material, steps=8, around=8):
    """A round wire through points; `radius` is one number, or a function of 0..1 along it."""
    line = [Vector(p) for p in curve_through(points, steps)]
    verts, faces = [], []
    side = Vector((0.31, 0.47, 0.83))
    for k, p in enumerate(line):
        along = (line[min(k + 1, len(line) - 1)] - line[max(k - 1, 0)]).normalized()
        side = (side - along * side.dot(along)).normalized()
        other = along.cross(side)
        r = radius(k / (len(line) - 1)) if callable(radius) else radius
        for j in range(around):
            a = 2 * math.pi * j / around
            verts.append(p + side * (r * math.cos(a)) + other * (r * math.sin(a)))
    for k in range(len(line) - 1):
        for j in range(around):
            faces.append((k * around + j, k * around + (j + 1) % around, (k + 1) * around + (j + 1) % around, (k + 1) * around + j))
    faces += [tuple(range(around))[::-1], tuple(range((len(line) - 1) * around, len(line) * around))]
    return mesh(verts, faces, material)


def sheet(width, depth, across, along, material, height):
    """A cloth or a ground in the plane: `height(u, v)` of 0..1 gives z, or a whole place (x, y, z)."""
    verts, uv = [], []
    for i in range(along + 1):
        for j in range(across + 1):
            u, v = j / across, i / along
            h = height(u, v)
            verts.append(h if isinstance(h, tuple) else ((u - 0.5) * width, (v - 0.5) * depth, h))
            uv.append((u, v))
    w = across + 1
    faces = [(i * w + j, i * w + j + 1, (i + 1) * w + j + 1, (i + 1) * w + j) for i in range(along) for j in range(across)]
    return mesh(verts, faces, material, uv=uv)


def petal(length, width, curl=0.2, cup=0.3, point=1.0, ruffle=0.0, rows=7, cols=6):
    """The points and faces of one petal from the origin along y. `point` below 1 is blunt, above is pointed."""
    verts, faces = [], []
    phase = rng.uniform(0, 6)
    for i in range(rows + 1):
        t = i / rows
        w = width * 0.5 * max(0.02, math.sin(math.pi * min(1, 0.06 + 0.94 * t**point)) ** (0.75 if point < 1.02 else 0.45))
        for j in range(cols + 1):
            u = 2 * j / cols - 1
            z = curl * length * t * t + cup * w * (u * u) + ruffle * length * t * t * math.sin(u * 7 + phase)
            verts.append(Vector((u * w, length * t * (1 - 0.08 * u * u), z)))
    c = cols + 1
    for i in range(rows):
        for j in range(cols):
            faces.append((i * c + j, i * c + j + 1, (i + 1) * c + j + 1, (i + 1) * c + j))
    return verts, faces


def petals(list_of, material):
    """One flower of many petals; each is (petal, base, azimuth, lift): lift in radians from lying flat to standing."""
    verts, faces = [], []
    for (points, quads), base, turn, lift in list_of:
        move = Matrix.Translation(base) @ Matrix.Rotation(turn - math.pi / 2, 4, 'Z') @ Matrix.Rotation(lift, 4, 'X')
        first = len(verts)
        verts += [move @ p for p in points]
        faces += [tuple(first + n for n in quad) for quad in quads]
    return mesh(verts, faces, material)


def grains(places, size, material):
    """Thousands of grains of powder as one mesh: an octahedron each."""
    verts, faces = [], []
    shape = [(1, 0, 0), (-1, 0, 0), (0, 1, 0), (0, -1, 0), (0, 0, 1), (0, 0, -1)]
    sides = [(0, 2, 4), (2, 1, 4), (1, 3, 4), (3, 0, 4), (2, 0, 5), (1, 2, 5), (3, 1, 5), (0, 3, 5)]
    for x, y, z in places:
        s, turn = size * rng.uniform(0.5, 1.3), Euler((rng.random() * 3, rng.random() * 3, 0)).to_matrix()
        first = len(verts)
        verts += [Vector((x, y, z)) + turn @ (Vector(p) * s) for p in shape]
        faces += [tuple(first + n for n in side) for side in sides]
    return mesh(verts, faces, material, smooth=False)


def spot(at, radius, tint, strength, edge=0.0, power=2.0):
    """A disc of added light that faces the camera, seen by nothing but camera and mirrors."""
    obj = mesh([(-1, -1, 0), (1, -1, 0), (1, 1, 0), (-1, 1, 0)], [(0, 1, 2, 3)], halo(tint, strength, edge, power), uv=[(0, 0), (1, 0), (1, 1), (0, 1)])
    obj.location = at
    obj.scale = (radius,) * 3
    obj.rotation_euler = (Vector(stage.cam.location) - Vector(at)).to_track_quat('Z', 'Y').to_euler()
    obj.visible_diffuse = obj.visible_shadow = obj.visible_transmission = False
    return obj


def bokeh(count, x, y, z, size, tints, strength=(0.1, 0.8)):
    """Lights far out of focus: spots within ranges of place and size."""
    for _ in range(count):
        spot((rng.uniform(*x), rng.uniform(*y), rng.uniform(*z)), rng.uniform(*size), rng.choice(tints), rng.uniform(*strength), edge=1)


def flame(at, height=0.3, power=12.0, glow=1.0, lamp=True):
    """A flame on a wick at a place, with its glow and the light it gives."""
    h = height
    body = lathe([(0, 0), (0.09 * h, 0.05 * h), (0.14 * h, 0.2 * h), (0.128 * h, 0.38 * h), (0.075 * h, 0.64 * h), (0.03 * h, 0.88 * h), (0, h)], flame_matter(), 28)
    body.location = at
    body.rotation_euler = (rng.uniform(-0.06, 0.06), rng.uniform(-0.06, 0.06), 0)
    body.visible_diffuse = body.visible_shadow = False
    if glow:
        toward = (Vector(stage.cam.location) - Vector(at)).normalized() * (0.3 * h)
        spot(Vector(at) + Vector((0, 0, 0.4 * h)) + toward, 1.5 * h, (1, 0.42, 0.1), 0.22 * glow, power=2.2)
    if lamp:
        stage.point((at[0], at[1], at[2] + 0.5 * h), power, radius=0.12 * h)
    return body


def group(objs, at=(0, 0, 0), rot=(0, 0, 0), scale=1.0):
    """Several things moved as one."""
    holder = link(bpy.data.objects.new('group', None))
    for one in objs:
        one.parent = holder
    return put(holder, at, rot, scale)


def box(size, material, at=(0, 0, 0), bevel=0.02, rot=(0, 0, 0)):
    """A box of (x, y, z) standing on its place, its edges rounded."""
    x, y, z = size[0] / 2, size[1] / 2, size[2]
    corners = [(a * x, b * y, c * z) for c in (0, 1) for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    obj = mesh(corners, [(3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)], material, smooth=False)
    return rounded(put(obj, at, rot), bevel)


def rounded(obj, width, parts=3):
    """Rounds the edges of a thing."""
    if width:
        edge = obj.modifiers.new('bevel', 'BEVEL')
        edge.width, edge.segments, edge.limit_method = width, parts, 'ANGLE'
        obj.data.polygons.foreach_set('use_smooth', [True] * len(obj.data.polygons))
        obj.data.use_auto_smooth = True
    return obj


def prism(outline, thick, material, bevel=0.01):
    """A flat outline in x, y given a thickness along z."""
    n = len(outline)
    verts = [(x, y, 0) for x, y in outline] + [(x, y, thick) for x, y in outline]
    faces = [tuple(range(n))[::-1], tuple(range(n, 2 * n))] + [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)]
    return rounded(mesh(verts, faces, material, smooth=False), bevel)


def ribbon(points, width, material, across=(0, 1, 0), steps=8, thick=0.0):
    """A flat band through points; `across` is the direction of its width."""
    line = [Vector(p) for p in curve_through(points, steps)]
    side = Vector(across).normalized() * (width / 2)
    verts = [p + side * k for p in line for k in (-1, 0, 1)]
    faces = [(3 * i + k, 3 * i + k + 1, 3 * i + k + 4, 3 * i + k + 3) for i in range(len(line) - 1) for k in (0, 1)]
    obj = mesh(verts, faces, material)
    if thick:
        obj.modifiers.new('thick', 'SOLIDIFY').thickness = thick
    return obj


def ring(radius, thick, material, at=(0, 0, 0), rot=(0, 0, 0), around=48):
    """A round ring lying flat."""
    points = [(radius * math.cos(2 * math.pi * i / around), radius * math.sin(2 * math.pi * i / around), 0) for i in range(around + 1)]
    return put(tube(points, thick, material, 1, 12), at, rot)


def beads(places, size, material, spread=0.15, rings=6):
    """Many small balls as one mesh: boondi, pearls, seeds. A place may bring its own size as a fourth number."""
    verts, faces = [], []
    around = rings + 2
    for place in places:
        r = (place[3] if len(place) > 3 else size) * rng.uniform(1 - spread, 1 + spread)
        first = len(verts)
        for i in range(rings + 1):
            lift = math.pi * i / rings
            for j in range(around):
                turn = 2 * math.pi * j / around
                verts.append((place[0] + r * math.sin(lift) * math.cos(turn), place[1] + r * math.sin(lift) * math.sin(turn), place[2] + r * math.cos(lift)))
        for i in range(rings):
            for j in range(around):
                k = (j + 1) % around
                faces.append((first + i * around + j, first + (i + 1) * around + j, first + (i + 1) * around + k, first + i * around + k))
    return mesh(verts, faces, material)


def veil(at, size, material):
    """A sheet of cloud or steam that faces the camera."""
    w, h = size[0] / 2, size[1] / 2
    obj = mesh([(-w, -h, 0), (w, -h, 0), (w, h, 0), (-w, h, 0)], [(0, 1, 2, 3)], material, uv=[(0, 0), (1, 0), (1, 1), (0, 1)])
    obj.location = at
    obj.rotation_euler = stage.cam.rotation_euler
    obj.visible_diffuse = obj.visible_shadow = False
    return obj
