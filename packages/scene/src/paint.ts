import { z } from 'zod'
import type { Pen } from './pen.ts'

/** `#rrggbb` or `#rrggbbaa`. */
export const SceneColour = z.string().regex(/^#[0-9a-f]{6}([0-9a-f]{2})?$/i, 'Write a colour as #rrggbb.')

const share = z.number().min(-2).max(3)
const Stops = z
  .array(z.strictObject({ at: z.number().min(0).max(1), colour: SceneColour }))
  .min(2)
  .max(16)

/** A colour, or a gradient in shares of the box it fills: 0 is left or top, 1 right or bottom. */
export const Paint = z.union([
  SceneColour,
  z.strictObject({
    kind: z.literal('linear'),
    from: z.tuple([share, share]),
    to: z.tuple([share, share]),
    stops: Stops,
  }),
  z.strictObject({
    kind: z.literal('radial'),
    centre: z.tuple([share, share]),
    /** In shares of the longer side. */
    radius: z.number().min(0.01).max(4),
    stops: Stops,
  }),
])
/** A colour or a gradient. */
export type Paint = z.infer<typeof Paint>

/** A box in the scene's unit. */
export type Box = { x: number; y: number; width: number; height: number }

/** What `fillStyle` takes for a paint over a box. */
export function styleOf(pen: Pen, paint: Paint, box: Box): string | object {
  if (typeof paint === 'string') return paint
  const at = ([x, y]: [number, number]) => [box.x + x * box.width, box.y + y * box.height] as const
  const [x, y] = at(paint.kind === 'linear' ? paint.from : paint.centre)
  const gradient =
    paint.kind === 'linear'
      ? pen.createLinearGradient(x, y, ...at(paint.to))
      : pen.createRadialGradient(x, y, 0, x, y, paint.radius * Math.max(box.width, box.height))
  for (const stop of paint.stops) gradient.addColorStop(stop.at, stop.colour)
  return gradient
}
