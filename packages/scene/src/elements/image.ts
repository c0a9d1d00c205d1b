import { z } from 'zod'
import { type Box } from '../paint.ts'
import { traceBox } from '../path.ts'
import { SceneProblem } from '../problem.ts'
import { castShadow, dropShadow, elementParts, Shadow, type Stage } from '../stage.ts'

/** A picture in a box. */
export const ImageElement = z.strictObject({
  ...elementParts,
  kind: z.literal('image'),
  /** Name of a picture that is handed in with the scene; may be a `{{fact}}`. Never an address. */
  source: z.string().min(1).max(200),
  fit: z.enum(['cover', 'contain']),
  /** What stays in sight when sides are cut: shares of the picture, the middle by default. */
  focus: z.tuple([z.number().min(0).max(1), z.number().min(0).max(1)]).optional(),
  /** Round corners, in the scene's unit; half of the shorter side makes a circle. */
  radius: z.number().min(0).max(100_000).optional(),
  shadow: Shadow.optional(),
})
/** A picture in a box. */
export type ImageElement = z.infer<typeof ImageElement>

/** Which part of a picture is shown, and where. */
export function placeImage(
  picture: { width: number; height: number },
  box: Box,
  fit: ImageElement['fit'],
  focus: readonly [number, number] = [0.5, 0.5],
): { from: Box; to: Box } {
  const scales = [box.width / picture.width, box.height / picture.height] as const
  if (fit === 'contain') {
    const scale = Math.min(...scales)
    const [width, height] = [picture.width * scale, picture.height * scale]
    return {
      from: { x: 0, y: 0, width: picture.width, height: picture.height },
      to: { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2, width, height },
    }
  }
  const scale = Math.max(...scales)
  const [width, height] = [box.width / scale, box.height / scale]
  const start = (whole: number, part: number, at: number) =>
    Math.min(whole - part, Math.max(0, at * whole - part / 2))
  return {
    from: {
      x: start(picture.width, width, focus[0]),
      y: start(picture.height, height, focus[1]),
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
  const { from, to } = placeImage(picture, element.box, element.fit, element.focus)
  if (to.width <= 0 || to.height <= 0) return
  pen.save()
  const radius = element.radius ?? 0
  if (element.shadow) {
    castShadow(stage, element.shadow)
    pen.fillStyle = '#ffffff'
    traceBox(pen, to, radius)
    pen.fill()
    dropShadow(stage)
  }
  if (radius > 0) {
    traceBox(pen, to, radius)
    pen.clip()
  }
  pen.imageSmoothingEnabled = true
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(picture as never, from.x, from.y, from.width, from.height, to.x, to.y, to.width, to.height)
  pen.restore()
}
