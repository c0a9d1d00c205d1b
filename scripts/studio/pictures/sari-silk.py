"""Silk falls in folds, its border woven with gold."""
import math

from materials import colour, new
from shapes import sheet
from stage import area, camera, node, ramp, world

PICTURE = dict(kind='ground', room='middle', light='left', tone='dark', square=420, look='Medium High Contrast')


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


def fall(u, v):
    """Folds that fall from the upper left and open below."""
    x, z = (u - 0.5) * 4.6, (v - 0.5) * 5.2
    wide = 0.75 + 0.25 * v
    lean = x + 0.22 * z
    y = 0.3 * math.sin(5.0 * lean * wide + 0.5 * math.sin(1.2 * z)) + 0.13 * math.sin(10.3 * lean + 1.3 * math.sin(0.9 * z + 1)) + 0.05 * math.sin(2 * z + 3 * x)
    return (x + 0.1 * math.cos(5.0 * lean), y, z)


def build():
    camera((0, -6, 0), (0, 0, 0), 58, focus=(0, -0.2, 0), fstop=0.9)
    world((0.9, 0.9, 1), 0.1)
    area((-5.2, -2.0, 2.6), (0, 0, 0), 1.2, 800, (1, 0.88, 0.72))
    area((4.5, -3, -1.5), (0, 0, 0), 2.5, 90, (1, 0.6, 0.7))
    sheet(1, 1, 420, 260, woven('#8a0440', '#e0a83a'), fall)
