"""Materials by what they are made of. Colours are linear red, green, blue."""
import bpy
from stage import node, ramp


def hexed(text):
    """A colour as it is written on the web, as linear light."""
    parts = [int(text[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return tuple(p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)


def colour(value):
    """A colour from either way of writing it."""
    return hexed(value) if isinstance(value, str) else value


def new(name='material'):
    """An empty material: its tree and its output."""
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    made.node_tree.nodes.clear()
    return made, made.node_tree, node(made.node_tree, 'ShaderNodeOutputMaterial')


def matter(base, rough=0.5, metal=0.0, spec=0.5, bump=None, vary=None, sheen=0.0, coat=0.0, glow=None, through=0.0, wear=None, scale=None):
    """Nearly everything. `bump` (scale, strength), `vary` (other colour, scale of the spots), `through` how much light passes a thin leaf,
    `glow` (colour, strength), `wear` (scale, how much the roughness changes), `scale` stretches the spots along x, y, z."""
    made, tree, out = new()
    base = colour(base)
    where = node(tree, 'ShaderNodeTexCoord').outputs['Object']
    if scale:
        where = node(tree, 'ShaderNodeMapping', {'Vector': where, 'Scale': scale}).outputs[0]
    shade = node(tree, 'ShaderNodeBsdfPrincipled', {'Base Color': base, 'Roughness': rough, 'Metallic': metal, 'Specular': spec, 'Sheen': sheen, 'Clearcoat': coat})
    tint = None
    if vary:
        spots = node(tree, 'ShaderNodeTexNoise', {'Vector': where, 'Scale': vary[1], 'Detail': 4.0}).outputs[0]
        tint = ramp(tree, spots, [(0.35, base), (0.68, colour(vary[0]))])
        tree.links.new(tint, shade.inputs['Base Color'])
    if wear:
        noise = node(tree, 'ShaderNodeTexNoise', {'Vector': where, 'Scale': wear[0], 'Detail': 5.0}).outputs[0]
        low, high = max(0.02, rough - wear[1]), rough + wear[1]
        tree.links.new(node(tree, 'ShaderNodeMapRange', {0: noise, 1: 0.35, 2: 0.65, 3: low, 4: high}).outputs[0], shade.inputs['Roughness'])
    if bump:
        noise = node(tree, 'ShaderNodeTexNoise', {'Vector': where, 'Scale': bump[0], 'Detail': 5.0}).outputs[0]
        tree.links.new(node(tree, 'ShaderNodeBump', {'Height': noise, 'Strength': bump[1], 'Distance': 0.02}).outputs[0], shade.inputs['Normal'])
    if glow:
        shade.inputs['Emission'].default_value = (*colour(glow[0]), 1)
        shade.inputs['Emission Strength'].default_value = glow[1]
    surface = shade.outputs[0]
    if through:
        thin = node(tree, 'ShaderNodeBsdfTranslucent', {'Color': base})
        if tint:
            tree.links.new(tint, thin.inputs['Color'])
        surface = node(tree, 'ShaderNodeMixShader', {0: through, 1: surface, 2: thin.outputs[0]}).outputs[0]
    tree.links.new(surface, out.inputs[0])
    return made


def clay(base='#a4502c'):
    """Burnt clay."""
    return matter(base, 0.75, bump=(28, 0.35), vary=('#7c3317', 6), spec=0.25)


def brass(base='#d9a441', rough=0.22):
    """Brass, gold, copper: polished by hand."""
    return matter(base, rough, 1.0, wear=(9, 0.08), bump=(5, 0.06))


def glass(tint='#ffffff', rough=0.0):
    """Clear glass that lets the shadow through."""
    made, tree, out = new()
    clear = node(tree, 'ShaderNodeBsdfGlass', {'Color': colour(tint), 'Roughness': rough, 'IOR': 1.45})
    shadow = node(tree, 'ShaderNodeBsdfTransparent', {'Color': tuple(0.6 + 0.4 * c for c in colour(tint))})
    ray = node(tree, 'ShaderNodeLightPath').outputs['Is Shadow Ray']
    tree.links.new(node(tree, 'ShaderNodeMixShader', {0: ray, 1: clear.outputs[0], 2: shadow.outputs[0]}).outputs[0], out.inputs[0])
    return made


def wet(base='#0b0806', rough=0.16):
    """A dark polished floor that mirrors lamps."""
    return matter(base, rough, spec=0.6, wear=(3, 0.1), bump=(60, 0.03))


def wood(base='#6b3f22', dark='#2e160a', rough=0.45, size=1.0):
    """A board; the grain runs along x."""
    made, tree, out = new()
    where = node(tree, 'ShaderNodeTexCoord').outputs['Object']
    where = node(tree, 'ShaderNodeMapping', {'Vector': where, 'Scale': (0.6 / size, 7 / size, 7 / size)}).outputs[0]
    grain = node(tree, 'ShaderNodeTexNoise', {'Vector': where, 'Scale': 2.0, 'Detail': 9.0, 'Roughness': 0.62, 'Distortion': 0.9}).outputs[0]
    shade = node(tree, 'ShaderNodeBsdfPrincipled', {'Base Color': ramp(tree, grain, [(0.3, colour(dark)), (0.7, colour(base))]), 'Roughness': rough, 'Specular': 0.35})
    tree.links.new(node(tree, 'ShaderNodeBump', {'Height': grain, 'Strength': 0.25, 'Distance': 0.02}).outputs[0], shade.inputs['Normal'])
    tree.links.new(shade.outputs[0], out.inputs[0])
    return made


def cloth(base, dark=None, rough=0.45, thread=260, through=0.0, shine=0.4):
    """Woven cloth; `thread` is how fine."""
    made, tree, out = new()
    where = node(tree, 'ShaderNodeTexCoord').outputs['UV']
    weave = node(tree, 'ShaderNodeTexWave', {'Vector': where, 'Scale': thread / 6.28}).outputs[0]
    shade = node(tree, 'ShaderNodeBsdfPrincipled', {'Base Color': colour(base), 'Roughness': rough, 'Sheen': shine, 'Specular': 0.3})
    tree.links.new(node(tree, 'ShaderNodeBump', {'Height': weave, 'Strength': 0.12, 'Distance': 0.004}).outputs[0], shade.inputs['Normal'])
    surface = shade.outputs[0]
    if through:
        thin = node(tree, 'ShaderNodeBsdfTranslucent', {'Color': colour(dark or base)})
        surface = node(tree, 'ShaderNodeMixShader', {0: through, 1: surface, 2: thin.outputs[0]}).outputs[0]
    tree.links.new(surface, out.inputs[0])
    return made


def light(tint, strength=1.0, shown=True):
    """Something that shines; its light on others comes from lamps, so it stays out of the lottery of rays."""
    made, tree, out = new()
    tree.links.new(node(tree, 'ShaderNodeEmission', {'Color': colour(tint), 'Strength': strength}).outputs[0], out.inputs[0])
    made.cycles.sample_as_light = False
    return made


def halo(tint, strength=1.0, edge=0.0, power=2.0, opaque=0.0):
    """Light added over what lies behind a disc (UV 0..1): soft from the middle, or with `edge` an even spot as of a lens."""
    made, tree, out = new()
    where = node(tree, 'ShaderNodeTexCoord').outputs['UV']
    mid = node(tree, 'ShaderNodeVectorMath', {0: where, 1: (0.5, 0.5, 0)}, operation='DISTANCE').outputs['Value']
    if edge:
        amount = ramp(tree, mid, [(0.0, (0.55,) * 3), (0.4, (0.75,) * 3), (0.475, (1, 1, 1)), (0.5, (0, 0, 0))], 'LINEAR')
    else:
        near = node(tree, 'ShaderNodeMapRange', {0: mid, 1: 0.0, 2: 0.5, 3: 1.0, 4: 0.0}).outputs[0]
        amount = node(tree, 'ShaderNodeMath', {0: near, 1: power}, operation='POWER').outputs[0]
    lit = node(tree, 'ShaderNodeMath', {0: amount, 1: strength}, operation='MULTIPLY').outputs[0]
    shine = node(tree, 'ShaderNodeEmission', {'Color': colour(tint), 'Strength': lit})
    clear = node(tree, 'ShaderNodeBsdfTransparent')
    both = node(tree, 'ShaderNodeAddShader', {0: shine.outputs[0], 1: clear.outputs[0]})
    tree.links.new(both.outputs[0], out.inputs[0])
    made.cycles.sample_as_light = False
    return made


def shell(outside='#f6efe2', inside='#f0b596'):
    """A shell: chalky with fine bands outside, smooth and flushed within (the back of its faces)."""
    made, tree, out = new()
    where = node(tree, 'ShaderNodeTexCoord').outputs['UV']
    stretched = node(tree, 'ShaderNodeMapping', {'Vector': where, 'Scale': (60, 9, 1)}).outputs[0]
    bands = node(tree, 'ShaderNodeTexNoise', {'Vector': stretched, 'Scale': 1.0, 'Detail': 5.0}).outputs[0]
    chalk = node(tree, 'ShaderNodeBsdfPrincipled', {'Base Color': ramp(tree, bands, [(0.3, colour('#e9d2ae')), (0.52, colour(outside))]), 'Roughness': 0.32, 'Specular': 0.5, 'Clearcoat': 0.25})
    tree.links.new(node(tree, 'ShaderNodeBump', {'Height': bands, 'Strength': 0.16, 'Distance': 0.02}).outputs[0], chalk.inputs['Normal'])
    within = node(tree, 'ShaderNodeBsdfPrincipled', {'Base Color': colour(inside), 'Roughness': 0.16, 'Specular': 0.6, 'Clearcoat': 0.5})
    back = node(tree, 'ShaderNodeNewGeometry').outputs['Backfacing']
    tree.links.new(node(tree, 'ShaderNodeMixShader', {0: back, 1: chalk.outputs[0], 2: within.outputs[0]}).outputs[0], out.inputs[0])
    return made


def flame_matter(strength=4.2):
    """A flame: blue and thin at the wick, white-yellow in the belly, orange at the tip; what lies behind shines through its edge."""
    made, tree, out = new()
    where = node(tree, 'ShaderNodeTexCoord').outputs['Generated']
    height = node(tree, 'ShaderNodeSeparateXYZ', {0: where}).outputs['Z']
    tint = ramp(tree, height, [(0.0, (0.25, 0.12, 0.06)), (0.18, (1, 0.42, 0.07)), (0.45, (1, 0.66, 0.22)), (0.75, (1, 0.45, 0.08)), (1.0, (0.9, 0.2, 0.02))])
    power = ramp(tree, height, [(0.0, (0.08,) * 3), (0.3, (1, 1, 1)), (0.7, (0.8,) * 3), (1.0, (0.25,) * 3)])
    facing = node(tree, 'ShaderNodeLayerWeight', {'Blend': 0.35}).outputs['Facing']
    solid = node(tree, 'ShaderNodeMapRange', {0: facing, 1: 0.2, 2: 0.95, 3: 1.0, 4: 0.0}).outputs[0]
    lit = node(tree, 'ShaderNodeMath', {0: power, 1: strength}, operation='MULTIPLY').outputs[0]
    shine = node(tree, 'ShaderNodeEmission', {'Color': tint, 'Strength': lit})
    clear = node(tree, 'ShaderNodeBsdfTransparent')
    tree.links.new(node(tree, 'ShaderNodeMixShader', {0: solid, 1: clear.outputs[0], 2: shine.outputs[0]}).outputs[0], out.inputs[0])
    made.cycles.sample_as_light = False
    return made


def wax(base, glow=1.2, tint='#ffb35c'):
    """Wax that shines through below its flame (by the height of the thing)."""
    made, tree, out = new()
    where = node(tree, 'ShaderNodeTexCoord').outputs['Generated']
    height = node(tree, 'ShaderNodeSeparateXYZ', {0: where}).outputs['Z']
    lit = ramp(tree, height, [(0.35, (0, 0, 0)), (0.8, (0.25,) * 3), (1.0, (1, 1, 1))])
    power = node(tree, 'ShaderNodeMath', {0: lit, 1: glow}, operation='MULTIPLY').outputs[0]
    shade = node(tree, 'ShaderNodeBsdfPrincipled', {'Base Color': colour(base), 'Roughness': 0.4, 'Emission': colour(tint), 'Emission Strength': power})
    tree.links.new(shade.outputs[0], out.inputs[0])
    return made


def hazy(base, fog, near, far, rough=0.9, other=None, scale=2.0, most=1.0):
    """A landscape that fades into the colour of the air between two distances from the camera."""
    made, tree, out = new()
    where = node(tree, 'ShaderNodeTexCoord').outputs['Object']
    spots = node(tree, 'ShaderNodeTexNoise', {'Vector': where, 'Scale': scale, 'Detail': 6.0}).outputs[0]
    shade = node(tree, 'ShaderNodeBsdfPrincipled', {'Base Color': ramp(tree, spots, [(0.35, colour(base)), (0.65, colour(other or base))]), 'Roughness': rough, 'Specular': 0.1})
    deep = node(tree, 'ShaderNodeCameraData').outputs['View Z Depth']
    amount = node(tree, 'ShaderNodeMapRange', {0: deep, 1: near, 2: far, 3: 0.0, 4: most}).outputs[0]
    air = node(tree, 'ShaderNodeEmission', {'Color': colour(fog)})
    tree.links.new(node(tree, 'ShaderNodeMixShader', {0: amount, 1: shade.outputs[0], 2: air.outputs[0]}).outputs[0], out.inputs[0])
    made.cycles.sample_as_light = False
    return made


def mist(tint, scale=(1.5, 1.5, 1.5), low=0.48, high=0.8, most=0.9, under=None, twist=0.6, seed=0.0, strength=1.0):
    """Cloud, steam or powder in the air on a sheet (UV 0..1), thinning out to its edges; `under` is the colour of its shaded side."""
    made, tree, out = new()
    uv = node(tree, 'ShaderNodeTexCoord').outputs['UV']
    moved = node(tree, 'ShaderNodeMapping', {'Vector': uv, 'Scale': scale, 'Location': (seed, seed * 1.7, seed * 0.3)}).outputs[0]
    noise = node(tree, 'ShaderNodeTexNoise', {'Vector': moved, 'Scale': 2.0, 'Detail': 9.0, 'Roughness': 0.55, 'Distortion': twist}).outputs[0]
    mid = node(tree, 'ShaderNodeVectorMath', {0: uv, 1: (0.5, 0.5, 0)}, operation='DISTANCE').outputs['Value']
    edge = node(tree, 'ShaderNodeMapRange', {0: mid, 1: 0.12, 2: 0.5, 3: 0.0, 4: -0.45}).outputs[0]
    thick = node(tree, 'ShaderNodeMath', {0: noise, 1: edge}, operation='ADD').outputs[0]
    amount = node(tree, 'ShaderNodeMapRange', {0: thick, 1: low, 2: high, 3: 0.0, 4: most}, interpolation_type='SMOOTHSTEP').outputs[0]
    shown = colour(tint)
    shine = node(tree, 'ShaderNodeEmission', {'Color': shown, 'Strength': strength})
    if under:
        tree.links.new(ramp(tree, thick, [(low, shown), (high + 0.12, colour(under))]), shine.inputs[0])
    clear = node(tree, 'ShaderNodeBsdfTransparent')
    tree.links.new(node(tree, 'ShaderNodeMixShader', {0: amount, 1: clear.outputs[0], 2: shine.outputs[0]}).outputs[0], out.inputs[0])
    made.cycles.sample_as_light = False
    return made


def eye_of_feather():
    """The colours of a peacock's feather by distance from its eye (object x, z; the eye is at the origin)."""
    made, tree, out = new()
    where = node(tree, 'ShaderNodeTexCoord').outputs['Object']
    scaled = node(tree, 'ShaderNodeMapping', {'Vector': where, 'Scale': (1.25, 0.0, 0.95)}).outputs[0]
    far = node(tree, 'ShaderNodeVectorMath', {0: scaled}, operation='LENGTH').outputs['Value']
    stops = [(0.0, '#0a0f4a'), (0.1, '#0d1d78'), (0.13, '#0fa0b0'), (0.23, '#12b8a6'), (0.27, '#8a4a16'), (0.4, '#a8701f'), (0.46, '#b9a53a'), (0.55, '#2f8f3a'), (0.8, '#3a7d2a'), (1.0, '#6d6a2a')]
    tint = ramp(tree, far, [(p, hexed(c)) for p, c in stops], 'LINEAR')
    shade = node(tree, 'ShaderNodeBsdfPrincipled', {'Base Color': tint, 'Roughness': 0.35, 'Metallic': 0.55, 'Sheen': 0.5})
    tree.links.new(shade.outputs[0], out.inputs[0])
    return made


def woven(silk, gold):
    """Silk with small gold flowers and a broad gold border along its right edge (UV)."""
    made, tree, out = new('sari')
    uv = node(tree, 'ShaderNodeTexCoord').outputs['UV']
    parts = node(tree, 'ShaderNodeSeparateXYZ', {0: uv})
    grid = node(tree, 'ShaderNodeMapping', {'Vector': uv, 'Scale': (19, 21.5, 1)}).outputs[0]
    cell = node(tree, 'ShaderNodeVectorMath', {0: grid}, operation='FRACTION').outputs[0]
    off = node(tree, 'ShaderNodeVectorMath', {0: cell, 1: (0.5, 0.5, 0)}, operation='SUBTRACT').outputs[0]
    xyz = node(tree, 'ShaderNodeSeparateXYZ', {0: off})
    far = node(tree, 'ShaderNodeVectorMath', {0: off}, operation='LENGTH').outputs['Value']
    turn = node(tree, 'ShaderNodeMath', {0: xyz.outputs['Y'], 1: xyz.outputs['X']}, operation='ARCTAN2').outputs[0]
    lobes = node(tree, 'ShaderNodeMath', {0: node(tree, 'ShaderNodeMath', {0: turn, 1: 6.0}, operation='MULTIPLY').outputs[0]}, operation='COSINE').outputs[0]
    reach = node(tree, 'ShaderNodeMapRange', {0: lobes, 1: -1.0, 2: 1.0, 3: 0.07, 4: 0.2}).outputs[0]
    flower = node(tree, 'ShaderNodeMath', {0: far, 1: reach}, operation='LESS_THAN').outputs[0]
    bands = ramp(tree, parts.outputs['X'], [(0.0, (0, 0, 0)), (0.5, (1, 1, 1)), (0.508, (0, 0, 0)), (0.516, (1, 1, 1)), (0.526, (0.4,) * 3), (0.61, (1, 1, 1)), (0.62, (0, 0, 0)), (0.632, (1, 1, 1)), (0.66, (0, 0, 0))], 'CONSTANT')
    teeth_at = node(tree, 'ShaderNodeMapping', {'Vector': uv, 'Scale': (118, 133, 1)}).outputs[0]
    check = node(tree, 'ShaderNodeTexChecker', {'Vector': teeth_at, 'Color1': (1, 1, 1), 'Color2': (0.1, 0.1, 0.1), 'Scale': 1.0}).outputs[1]
    inner = node(tree, 'ShaderNodeMath', {0: bands, 1: 0.5}, operation='GREATER_THAN').outputs[0]
    some = node(tree, 'ShaderNodeMath', {0: bands, 1: 0.2}, operation='GREATER_THAN').outputs[0]
    pattern = node(tree, 'ShaderNodeMath', {0: some, 1: check}, operation='MULTIPLY').outputs[0]
    border = node(tree, 'ShaderNodeMath', {0: inner, 1: pattern}, operation='MAXIMUM').outputs[0]
    left = node(tree, 'ShaderNodeMath', {0: parts.outputs['X'], 1: 0.5}, operation='LESS_THAN').outputs[0]
    body = node(tree, 'ShaderNodeMath', {0: flower, 1: left}, operation='MULTIPLY').outputs[0]
    edge = node(tree, 'ShaderNodeMath', {0: border, 1: node(tree, 'ShaderNodeMath', {0: 1.0, 1: left}, operation='SUBTRACT').outputs[0]}, operation='MULTIPLY').outputs[0]
    golden = node(tree, 'ShaderNodeMath', {0: body, 1: edge}, operation='MAXIMUM').outputs[0]
    tint = node(tree, 'ShaderNodeMixRGB', {0: golden, 1: colour(silk), 2: colour(gold)}).outputs[0]
    weave = node(tree, 'ShaderNodeTexWave', {'Vector': uv, 'Scale': 190.0}).outputs[0]
    bump = node(tree, 'ShaderNodeBump', {'Height': weave, 'Strength': 0.1, 'Distance': 0.004}).outputs[0]
    metal = node(tree, 'ShaderNodeMath', {0: golden, 1: 0.85}, operation='MULTIPLY').outputs[0]
    shade = node(tree, 'ShaderNodeBsdfPrincipled', {'Base Color': tint, 'Metallic': metal, 'Roughness': 0.33, 'Sheen': 0.6, 'Specular': 0.4, 'Normal': bump})
    tree.links.new(shade.outputs[0], out.inputs[0])
    return made
