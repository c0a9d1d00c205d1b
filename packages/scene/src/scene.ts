import { z } from 'zod'
import { Element, walkElements } from './element.ts'
import { groupLayout } from './elements/group.ts'
import { imageMask } from './elements/image.ts'
import { Paint } from './paint.ts'
import { SceneProblem } from './problem.ts'
import { upgrade, type UpgradeStep } from './upgrade.ts'

/** The version that is written now. */
export const sceneVersion = 2

/** Every step from an older version; a step stands in the file of the type it changes and is listed here. */
export const upgradeSteps: readonly UpgradeStep[] = [imageMask, groupLayout]

const mostElements = 4000
const mostDepth = 8

/** A picture or a printed page as plain JSON: what stands where, bound to facts by `{{name}}`. */
export const Scene = z
  .strictObject({
    version: z.literal(sceneVersion),
    /** px for screens; mm for print, where `dpi` says how fine text is set and photographs are kept. */
    unit: z.enum(['px', 'mm']),
    dpi: z.number().int().min(72).max(600).optional(),
    width: z.number().min(1).max(8000),
    height: z.number().min(1).max(8000),
    /** Language of texts that name none, as in HTML: `hi`, `pa-Guru`. */
    language: z.string().regex(/^[a-z]{2,3}(-[A-Za-z]{2,4})?$/, 'Write a language as hi or pa-Guru.'),
    background: Paint.optional(),
    /** How long it moves and how many frames a second has; a still picture has none. */
    motion: z
      .strictObject({ seconds: z.number().min(0.1).max(600), fps: z.number().int().min(1).max(60) })
      .optional(),
    layers: z.array(Element).max(1000),
  })
  .superRefine(({ layers }, context) => {
    const count = [...walkElements(layers)].length
    if (count > mostElements)
      context.addIssue({
        code: 'custom',
        path: ['layers'],
        message: `${count} elements are more than ${mostElements}.`,
      })
  })
/** A picture or a printed page as plain JSON. */
export type Scene = z.infer<typeof Scene>

/** Reads saved JSON of any version. Throws SCENE_INVALID, naming the path, or SCENE_NEWER. */
export function readScene(saved: unknown): Scene {
  if (depthOf(saved) > mostDepth)
    throw new SceneProblem('SCENE_INVALID', `layers: groups lie more than ${mostDepth} deep.`, 'layers')
  const parsed = Scene.safeParse(upgrade(saved, sceneVersion, upgradeSteps))
  if (parsed.success) return parsed.data
  const faults = parsed.error.issues.slice(0, 5).map(({ path, message }) => `${pathText(path)}: ${message}`)
  throw new SceneProblem('SCENE_INVALID', faults.join(' '), pathText(parsed.error.issues[0]?.path ?? []))
}

const pathText = (path: PropertyKey[]) =>
  path
    .map((part, i) => (typeof part === 'number' ? `[${part}]` : `${i ? '.' : ''}${String(part)}`))
    .join('') || 'scene'

/** How deep groups lie in each other, without walking into endless ones. */
function depthOf(value: unknown, depth = 0): number {
  if (depth > mostDepth + 1 || typeof value !== 'object' || value === null) return depth
  const list = 'layers' in value ? value.layers : 'children' in value ? value.children : undefined
  if (!Array.isArray(list)) return depth
  return list.reduce<number>((most, child) => Math.max(most, depthOf(child, depth + 1)), depth)
}

/** Design pixels of one unit. */
export const pixelsPerUnit = ({ unit, dpi }: Pick<Scene, 'unit' | 'dpi'>): number =>
  unit === 'px' ? 1 : (dpi ?? 300) / 25.4
