"""Renders one picture: `blender -b --factory-startup -P render.py -- <script> <folder> <width> <height> <samples>`.

Writes two halves of the samples (a.png, b.png) and what guides the filter (albedo, normal), all 16 bit."""
import importlib.util
import os
import sys

here = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, here)
import bpy  # noqa: E402

import stage  # noqa: E402

script, folder, width, height, samples = sys.argv[sys.argv.index('--') + 1 :][:5]
spec = importlib.util.spec_from_file_location('picture', script)
picture = importlib.util.module_from_spec(spec)
stage.clear()
spec.loader.exec_module(picture)
about = dict(picture.PICTURE)
picture.build()

scene = bpy.context.scene
scene.render.engine = 'CYCLES'
scene.render.resolution_x, scene.render.resolution_y, scene.render.resolution_percentage = int(width), int(height), 100
scene.render.threads_mode, scene.render.threads = 'FIXED', int(os.environ.get('STUDIO_THREADS', '2'))
scene.render.film_transparent = about['kind'] == 'prop'
scene.render.use_persistent_data = True
scene.view_settings.view_transform = 'Filmic'
scene.view_settings.look = about.pop('look', 'Medium High Contrast')
scene.view_settings.exposure = about.pop('exposure', 0.0)
c = scene.cycles
c.samples = max(1, int(int(samples) * about.pop('effort', 1.0)) // 2)
c.use_adaptive_sampling, c.adaptive_threshold, c.adaptive_min_samples = True, 0.015, 12
c.max_bounces, c.diffuse_bounces, c.glossy_bounces = about.pop('bounces', 4), 2, 2
c.transmission_bounces, c.transparent_max_bounces = 4, 24
c.use_denoising = False
c.caustics_reflective = c.caustics_refractive = False
c.sample_clamp_indirect, c.sample_clamp_direct, c.blur_glossy = 2.0, 12.0, 1.0
c.pixel_filter_type, c.filter_width = 'BLACKMAN_HARRIS', 1.8
settings = scene.render.image_settings
settings.file_format, settings.color_mode, settings.color_depth = 'PNG', 'RGBA', '16'

layer = bpy.context.view_layer
layer.use_pass_normal = layer.use_pass_diffuse_color = layer.use_pass_glossy_color = True
scene.use_nodes = True
tree = scene.node_tree
tree.nodes.clear()
layers = tree.nodes.new('CompositorNodeRLayers')
tree.links.new(layers.outputs['Image'], tree.nodes.new('CompositorNodeComposite').inputs[0])
files = tree.nodes.new('CompositorNodeOutputFile')
files.base_path = folder
files.format.file_format, files.format.color_mode, files.format.color_depth = 'PNG', 'RGB', '16'
files.file_slots.clear()
shift = tree.nodes.new('CompositorNodeMixRGB')
shift.blend_type, shift.inputs[2].default_value = 'ADD', (1, 1, 1, 1)
tree.links.new(layers.outputs['Normal'], shift.inputs[1])
base = tree.nodes.new('CompositorNodeMixRGB')
base.blend_type = 'ADD'
tree.links.new(layers.outputs['DiffCol'], base.inputs[1])
tree.links.new(layers.outputs['GlossCol'], base.inputs[2])
for slot, socket in (('albedo', base.outputs[0]), ('normal', shift.outputs[0])):
    files.file_slots.new(slot)
    tree.links.new(socket, files.inputs[slot])

for seed, name in ((1, 'a'), (2, 'b')):
    c.seed = seed
    scene.frame_set(seed)
    scene.render.filepath = os.path.join(folder, name + '.png')
    bpy.ops.render.render(write_still=True)
