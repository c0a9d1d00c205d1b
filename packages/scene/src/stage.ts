import { z } from 'zod'
import { Track } from './motion/track.ts'
import { type Box, SceneColour } from './paint.ts'
import type { Drawable, Pen, SurfaceMaker } from './pen.ts'

/** What drawing an element needs beside itself. */
export type Stage = {
  pen: Pen
  /** Design pixels of one unit of the scene: text is measured and set in these, at whatever size the scene is drawn. */
  perUnit: number
  /** Device pixels of one unit here; shadows are counted in device pixels. */
  scale: number
  opacity: number
  language: string
  images: ReadonlyMap<string, Drawable>
  /** Makes a canvas aside. */
  surface: SurfaceMaker
  /** Where the target can hold links: called in the pen's own coordinates. */
  link?: (box: Box, address: string) => void
  /** Texts that were set before: given where the same faces are there for every drawing. */
  laid?: Map<string, unknown>
}

const length = z.number().min(-100_000).max(100_000)
const extent = z.number().min(0).max(100_000)
/** Name of a fact. */
export const FactName = z.string().regex(/^[a-z][a-zA-Z0-9]{0,39}$/, 'A fact’s name has letters and digits.')

/** A fact that is there, one that has one of some values, or any of several that is there. */
export const Condition = z.union([
  FactName,
  z.strictObject({ fact: FactName, is: z.array(z.string().max(200)).min(1).max(40) }),
  z.strictObject({ any: z.array(FactName).min(1).max(12) }),
])
/** What an element is shown for. */
export type Condition = z.infer<typeof Condition>

/** What every element has. */
export const elementParts = {
  /** For people and editors; drawing does not look at it. */
  id: z.string().max(60).optional(),
  box: z.strictObject({ x: length, y: length, width: extent, height: extent }),
  /** Degrees, clockwise, around the middle of the box. */
  rotation: z.number().min(-3600).max(3600).optional(),
  /** Grows or shrinks the drawn element around the middle of its box; neighbours do not notice. */
  zoom: z.number().min(0).max(20).optional(),
  /** As `zoom`, across and upright apart: a card that turns, a ball that lands. */
  stretch: z.tuple([z.number().min(0).max(20), z.number().min(0).max(20)]).optional(),
  /** Moves the drawn element; neighbours do not notice. */
  shift: z.tuple([length, length]).optional(),
  /** How it mixes with what lies below. */
  blend: z.enum(['multiply', 'screen', 'overlay', 'soft-light']).optional(),
  opacity: z.number().min(0).max(1).optional(),
  /** Shown only when all of these hold. */
  when: z.array(Condition).max(8).optional(),
  /** Shown only when none of these holds. */
  unless: z.array(Condition).max(8).optional(),
  /** How it moves in time. */
  motion: z.array(Track).max(8).optional(),
  /** An address opened by a click, where the target can hold one (PDF). May hold `{{facts}}`. */
  link: z.string().max(2000).optional(),
}

/** A soft copy below; offset and blur in the scene's unit. */
export const Shadow = z.strictObject({
  x: length,
  y: length,
  blur: z.number().min(0).max(1000),
  colour: SceneColour,
})
/** A soft copy below. */
export type Shadow = z.infer<typeof Shadow>

/** Turns on a shadow until the next `restore`. */
export function castShadow({ pen, scale }: Stage, shadow: Shadow | undefined): void {
  if (!shadow) return
  pen.shadowColor = shadow.colour
  pen.shadowBlur = shadow.blur * scale
  pen.shadowOffsetX = shadow.x * scale
  pen.shadowOffsetY = shadow.y * scale
}

/** Turns a shadow off again. */
export function dropShadow({ pen }: Stage): void {
  pen.shadowColor = '#00000000'
  pen.shadowBlur = 0
  pen.shadowOffsetX = 0
  pen.shadowOffsetY = 0
}
