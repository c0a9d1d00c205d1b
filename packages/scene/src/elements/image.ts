import { z } from 'zod'
import { Outline, ruleOf, traceOutline } from '../outline.ts'
import { type Box, SceneColour } from '../paint.ts'
import type { Drawable } from '../pen.ts'
import { SceneProblem } from '../problem.ts'
import { castShadow, dropShadow, elementParts, Shadow, type Stage } from '../stage.ts'
import type { UpgradeStep } from '../upgrade.ts'

const share = z.number().min(0).max(1)

/** A picture in a box. */
export const ImageElement = z.strictObject({
  ...elementParts,
  kind: z.literal('image'),
  /** Name of a picture that is handed in with the scene; may be a `{{fact}}`. Never an address. */
  source: z.string().min(1).max(200),
  fit: z.enum(['cover', 'contain']),
  /** What stays in sight when sides are cut: shares of the picture (or its crop), the middle by default. */
  focus: z.tuple([share, share]).optional(),
  /** The part of the picture that is used, in shares of it; all by default. */
  crop: z
    .strictObject({
      x: share,
      y: share,
      width: z.number().min(0.001).max(1),
      height: z.number().min(0.001).max(1),
    })
    .refine(({ x, y, width, height }) => x + width <= 1.000001 && y + height <= 1.000001, {
      message: 'A crop lies inside the picture.',
    })
    .optional(),
  /** What the picture shows through: round corners, a circle, any path. */
  mask: Outline.optional(),
  /** Dyes what the picture shows, and no more: `amount` 1 makes a silhouette, such as a white logo. */
  tint: z.strictObject({ colour: SceneColour.length(7), amount: share }).optional(),
  /** A line around the mask, inside and outside of its edge. */
  border: z.strictObject({ colour: SceneColour, width: z.number().min(0).max(1000) }).optional(),
  shadow: Shadow.optional(),
  /** In a scene with motion: the picture is a film that begins at this second. It stands at its first frame before. */
  plays: z.strictObject({ from: z.number().min(0).max(600) }).optional(),
  /** Which second of such a film is shown; `sceneAt` says it, and whoever draws hands in that frame. */
  moment: z.number().min(0).max(600).optional(),
})
/** A picture in a box. */
export type ImageElement = z.infer<typeof ImageElement>

/** Version 1 knew round corners only. */
export const imageMask: UpgradeStep = {
  to: 2,
  name: 'image: radius became mask',
  of: 'image',
  up: ({ radius, ...old }) => (radius === undefined ? old : { ...old, mask: { type: 'rect', radius } }),
}

/** Which part of a picture is shown, and where. */
export function placeImage(
  picture: { width: number; height: number },
  box: Box,
  { fit, focus = [0.5, 0.5], crop }: Pick<ImageElement, 'fit' | 'focus' | 'crop'>,
): { from: Box; to: Box } {
  const whole: Box = {
    x: (crop?.x ?? 0) * picture.width,
    y: (crop?.y ?? 0) * picture.height,
    width: (crop?.width ?? 1) * picture.width,
    height: (crop?.height ?? 1) * picture.height,
  }
  const scales = [box.width / whole.width, box.height / whole.height] as const
  if (fit === 'contain') {
    const scale = Math.min(...scales)
    const [width, height] = [whole.width * scale, whole.height * scale]
    return {
      from: whole,
      to: { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2, width, height },
    }
  }
  const scale = Math.max(...scales)
  const [width, height] = [box.width / scale, box.height / scale]
  const start = (all: number, part: number, at: number) =>
    Math.min(all - part, Math.max(0, at * all - part / 2))
  return {
    from: {
      x: whole.x + start(whole.width, width, focus[0]),
      y: whole.y + start(whole.height, height, focus[1]),
      width,
      height,
    },
    to: box,
  }
}

/** Draws a picture. Throws IMAGE_MISSING when it was not handed in. */
export function drawImage(stage: Stage, element: ImageElement): void {
  const { pen } = stage
  const picture = stage.images.get(element.source)
  if (!picture)
    throw new SceneProblem(
      'IMAGE_MISSING',
      `The picture "${element.source}" was not handed in.`,
      element.source,
    )
  const { from, to } = placeImage(picture, element.box, element)
  if (to.width <= 0 || to.height <= 0) return
  const { mask, border, tint } = element
  const edge: Outline = mask ?? { type: 'rect' }
  pen.save()
  if (element.shadow) {
    castShadow(stage, element.shadow)
    pen.fillStyle = '#ffffff'
    traceOutline(pen, edge, to)
    pen.fill(ruleOf(edge))
    dropShadow(stage)
  }
  pen.save()
  if (mask && !isPlain(mask)) {
    traceOutline(pen, mask, to)
    pen.clip(ruleOf(mask))
  }
  pen.imageSmoothingEnabled = true
  pen.imageSmoothingQuality = 'high'
  const shown = tint && tint.amount > 0 ? dye(stage, picture, from, tint) : { picture, from }
  const { x, y, width, height } = shown.from
  pen.drawImage(shown.picture as never, x, y, width, height, to.x, to.y, to.width, to.height)
  pen.restore()
  if (border && border.width > 0) {
    traceOutline(pen, edge, to)
    pen.strokeStyle = border.colour
    pen.lineWidth = border.width
    pen.lineJoin = 'round'
    pen.stroke()
  }
  pen.restore()
}

const isPlain = (mask: Outline) => mask.type === 'rect' && !mask.radius

/** The used part of a picture, dyed on a canvas of its own where it has something to show. */
function dye(
  stage: Stage,
  picture: Drawable,
  from: Box,
  { colour, amount }: { colour: string; amount: number },
): { picture: Drawable; from: Box } {
  const [left, top] = [Math.floor(from.x), Math.floor(from.y)]
  const width = Math.ceil(Math.min(picture.width, from.x + from.width)) - left
  const height = Math.ceil(Math.min(picture.height, from.y + from.height)) - top
  const dyed = stage.surface(width, height)
  dyed.pen.drawImage(picture as never, left, top, width, height, 0, 0, width, height)
  dyed.pen.globalCompositeOperation = 'source-atop'
  dyed.pen.globalAlpha = amount
  dyed.pen.fillStyle = colour
  dyed.pen.fillRect(0, 0, width, height)
  return { picture: dyed.picture, from: { ...from, x: from.x - left, y: from.y - top } }
}
