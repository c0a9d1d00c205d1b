"""The stage every picture is set on: an empty scene, camera, lights, sky and floor. Lengths are metres of a scene, z is up."""
import math
import random

import bpy
from mathutils import Vector

rng = random.Random(7)
cam = None


def clear(seed=7):
    """An empty scene; chance begins anew, so that a picture comes out the same each time."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    rng.seed(seed)


def link(obj):
    """Puts an object on the stage and gives it back."""
    bpy.context.scene.collection.objects.link(obj)
    return obj


def aim(obj, at, look):
    """Stands an object at a place so that its -z looks at another."""
    obj.location = at
    obj.rotation_euler = (Vector(look) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()
    return obj


def camera(at, look, lens=50, focus=None, fstop=2.8, shift=0.0):
    """The camera; `focus` is the place that is sharp (`look` if not given), `shift` moves the picture up in the frame."""
    global cam
    data = bpy.data.cameras.new('camera')
    data.lens, data.sensor_fit, data.sensor_height, data.sensor_width = lens, 'VERTICAL', 36, 36
    data.shift_y = shift
    data.clip_end = 5000
    cam = aim(link(bpy.data.objects.new('camera', data)), at, look)
    if fstop:
        data.dof.use_dof = True
        data.dof.aperture_fstop = fstop
        axis = (Vector(look) - Vector(at)).normalized()
        data.dof.focus_distance = (Vector(focus or look) - Vector(at)).dot(axis)
    bpy.context.scene.camera = cam
    return cam


def area(at, look, size, power, colour=(1, 1, 1)):
    """A square soft light."""
    data = bpy.data.lights.new('area', 'AREA')
    data.size, data.energy, data.color = size, power, colour
    return aim(link(bpy.data.objects.new('area', data)), at, look)


def point(at, power, colour=(1, 0.62, 0.25), radius=0.05):
    """A small round light, as of a flame."""
    data = bpy.data.lights.new('point', 'POINT')
    data.energy, data.color, data.shadow_soft_size = power, colour, radius
    obj = link(bpy.data.objects.new('point', data))
    obj.location = at
    return obj


def sun(direction, power, colour=(1, 0.95, 0.88), soft=2.0):
    """Light from far away that goes in `direction`; `soft` in degrees."""
    data = bpy.data.lights.new('sun', 'SUN')
    data.energy, data.color, data.angle = power, colour, math.radians(soft)
    return aim(link(bpy.data.objects.new('sun', data)), (0, 0, 0), direction)


def node(tree, kind, inputs=None, **attrs):
    """A shader node; inputs by name or number, a socket is linked and anything else is set."""
    made = tree.nodes.new(kind)
    for name, value in attrs.items():
        setattr(made, name, value)
    for name, value in (inputs or {}).items():
        socket = made.inputs[name]
        if isinstance(value, bpy.types.NodeSocket):
            tree.links.new(value, socket)
        elif isinstance(value, tuple) and len(value) == 3 and socket.type == 'RGBA':
            socket.default_value = (*value, 1)
        else:
            socket.default_value = value
    return made


def ramp(tree, factor, stops, ease='EASE'):
    """A colour ramp over a factor; stops are (place, colour)."""
    made = node(tree, 'ShaderNodeValToRGB', {0: factor})
    made.color_ramp.interpolation = ease
    elements = made.color_ramp.elements
    while len(elements) < len(stops):
        elements.new(0.5)
    for element, (place, colour) in zip(elements, stops):
        element.position = place
        element.color = (*colour, 1) if len(colour) == 3 else colour
    return made.outputs[0]


def world(ambient=(0.03, 0.03, 0.05), strength=1.0, seen=None):
    """What surrounds the stage: an even light, and for the camera alone a gradient over the height of the picture (bottom to top)."""
    made = bpy.data.worlds.new('world')
    bpy.context.scene.world = made
    made.use_nodes = True
    tree = made.node_tree
    tree.nodes.clear()
    out = node(tree, 'ShaderNodeOutputWorld')
    light = node(tree, 'ShaderNodeBackground', {'Color': ambient, 'Strength': strength})
    surface = light.outputs[0]
    if seen:
        window = node(tree, 'ShaderNodeTexCoord').outputs['Window']
        height = node(tree, 'ShaderNodeSeparateXYZ', {0: window}).outputs['Y']
        shown = node(tree, 'ShaderNodeBackground', {'Color': ramp(tree, height, seen)})
        ray = node(tree, 'ShaderNodeLightPath').outputs['Is Camera Ray']
        surface = node(tree, 'ShaderNodeMixShader', {0: ray, 1: surface, 2: shown.outputs[0]}).outputs[0]
    tree.links.new(surface, out.inputs[0])


def sky_dome(stops, strength=1.0):
    """A sky by elevation, seen by everything that reflects: stops from straight down (0) over the horizon (0.5) to straight up (1)."""
    made = bpy.data.worlds.new('sky')
    bpy.context.scene.world = made
    made.use_nodes = True
    tree = made.node_tree
    tree.nodes.clear()
    direction = node(tree, 'ShaderNodeTexCoord').outputs['Generated']
    up = node(tree, 'ShaderNodeSeparateXYZ', {0: direction}).outputs['Z']
    height = node(tree, 'ShaderNodeMapRange', {0: up, 1: -1.0, 2: 1.0, 3: 0.0, 4: 1.0}).outputs[0]
    shown = node(tree, 'ShaderNodeBackground', {'Color': ramp(tree, height, stops, 'LINEAR'), 'Strength': strength})
    tree.links.new(shown.outputs[0], node(tree, 'ShaderNodeOutputWorld').inputs[0])


def plane(at, size, material, rot=(0, 0, 0)):
    """A flat rectangle of (width, depth)."""
    w, d = size[0] / 2, size[1] / 2
    mesh = bpy.data.meshes.new('plane')
    mesh.from_pydata([(-w, -d, 0), (w, -d, 0), (w, d, 0), (-w, d, 0)], [], [(0, 1, 2, 3)])
    mesh.uv_layers.new()
    mesh.materials.append(material)
    obj = link(bpy.data.objects.new('plane', mesh))
    obj.location, obj.rotation_euler = at, rot
    return obj


def catcher(size=40):
    """The floor of a cut-out: nothing of it is seen but the shadow on it."""
    obj = plane((0, 0, 0), (size, size), bpy.data.materials.new('floor'))
    obj.is_shadow_catcher = True
    return obj


def cutout(look=0.5, distance=6.0, width=1.7, side=0.0, high=1.5, warm=1.0):
    """Where a cut-out stands: an unseen floor, camera a little above, one warm soft key from the left, fill and rim. `look` is the height
    in the middle of the picture, `width` what fits into it."""
    camera((side, -distance, look + high), (0, 0, look), 36 * distance / width, fstop=0)
    world((0.9, 0.92, 1.0), 0.35)
    area((-3.2, -2.6, 4.2), (0, 0, look), 2.2, 330, (1, 0.93 - 0.05 * warm, 0.84 - 0.1 * warm))
    area((3.6, -2.0, 2.0), (0, 0, look), 3.0, 70, (0.85, 0.92, 1))
    area((1.5, 3.4, 3.4), (0, 0, look), 1.6, 170, (1, 0.95, 0.88))
    catcher()
