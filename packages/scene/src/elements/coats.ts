import { z } from 'zod'
import { clustersOf } from '../break.ts'
import { Paint, SceneColour, styleOf } from '../paint.ts'
import { dropShadow, type Stage } from '../stage.ts'

const share = z.number().min(-2).max(2)

/**
 * One layer of colour below the face of letters, in shares of the size they took: moved it is an edge of light or depth,
 * as a line it is a rim, with light around it a glow.
 */
export const Coat = z.strictObject({
  paint: Paint,
  /** Drawn as a line of this width around the letters as well as filled. */
  line: z.number().min(0).max(1).optional(),
  shift: z.tuple([share, share]).optional(),
  /** Soft light, or a shadow, around what is drawn. */
  glow: z.strictObject({ colour: SceneColour, blur: z.number().min(0).max(4) }).optional(),
})
/** One layer of colour below the face of letters. */
export type Coat = z.infer<typeof Coat>

/** A line that was set: where it begins, its baseline and how wide it is, in design px. */
export type CoatedLine = { text: string; x: number; y: number; width: number }

/** How the lines of a text are coated. Sizes in design px. */
export type Coating = {
  coats: readonly Coat[]
  face: Paint
  px: number
  /** From the baseline up and down: what the letters are high, which a paint is laid over. */
  up: number
  down: number
  /** Degrees the widest line bends over: more than 0 rises in the middle. */
  arc: number
}

/** Draws lines of letters coat by coat, the face last; each paint is laid over the height of a line's letters. */
export function drawCoated(stage: Stage, lines: readonly CoatedLine[], coating: Coating): void {
  const widest = Math.max(...lines.map(({ width }) => width))
  const radius = coating.arc === 0 ? 0 : widest / ((coating.arc * Math.PI) / 180)
  for (const coat of allCoats(coating))
    for (const line of lines) if (line.text) drawCoat(stage, line, coat, { ...coating, radius })
}

/** The coats of letters and their face, in the order they are drawn. */
export const allCoats = ({ coats, face }: Pick<Coating, 'coats' | 'face'>): readonly Coat[] => [
  ...coats,
  { paint: face },
]

/** Draws one coat of one line, or of a part of it; `radius` is that of the circle it bends around, 0 for a straight one. */
export function drawCoat(
  stage: Stage,
  { text, x, y, width }: CoatedLine,
  { paint, line, shift, glow }: Coat,
  { px, up, down, radius }: Pick<Coating, 'px' | 'up' | 'down'> & { radius: number },
): void {
  const { pen, scale, perUnit } = stage
  // A gradient leaves its dithering behind unless the state is put back.
  pen.save()
  pen.translate(x + (shift?.[0] ?? 0) * px, y + (shift?.[1] ?? 0) * px)
  const style = styleOf(pen, paint, { x: 0, y: -up, width, height: up + down })
  if (glow) {
    pen.shadowColor = glow.colour
    pen.shadowBlur = (glow.blur * px * scale) / perUnit
  }
  const straight = () =>
    glow && isRightToLeft(text) ? apart(pen, text, width) : [{ text, x: 0, at: [0, 0] as const, turn: 0 }]
  const spots = radius === 0 ? straight() : bent(pen, text, width, radius)
  for (const spot of spots) {
    pen.save()
    if (radius !== 0) {
      turnTo(pen, spot, Boolean(glow))
    }
    if (line) {
      pen.strokeStyle = style
      pen.lineWidth = line * px
      pen.lineJoin = 'round'
      pen.strokeText(spot.text, spot.x, 0)
    }
    if (line && glow) dropShadow(stage)
    pen.fillStyle = style
    pen.fillText(spot.text, spot.x, 0)
    pen.restore()
  }
  pen.restore()
}

const snap = (value: number, steps = 64) => Math.round(value * steps) / steps

/**
 * The browser keeps a turn in double, the server in single precision, and a gradient shows it in a pixel now and then: in
 * steps that both hold exactly it does not. Soft light wants a turn that changes no length, and shows none of it.
 */
function turnTo(
  pen: Stage['pen'],
  { at, turn }: { at: readonly [number, number]; turn: number },
  isSoft: boolean,
) {
  if (isSoft) {
    pen.translate(...at)
    pen.rotate(turn)
    return
  }
  const [cos, sin] = [snap(Math.cos(turn), 4096), snap(Math.sin(turn), 4096)]
  pen.transform(cos, sin, -sin, cos, ...at)
}

/** Whether every word of a line is written from right to left, so that they stand in the order they are read. */
const isRightToLeft = (text: string): boolean =>
  text.split(' ').every((word) => /^[\p{Script=Arabic}\p{P}\p{M}]+$/u.test(word))

/**
 * The words of a line from right to left, each for itself. The blanks between them are of another face, and the browser and the
 * server lay the soft light of one word over the next in different orders.
 */
function apart(pen: Stage['pen'], text: string, width: number) {
  let before = ''
  return text.split(' ').map((word) => {
    before += `${before && ' '}${word}`
    return { text: word, x: width - pen.measureText(before).width, at: [0, 0] as const, turn: 0 }
  })
}

/** The pieces of a line around a circle: where the middle of each stands, how it is turned, and where it begins from there. */
function bent(pen: Stage['pen'], text: string, width: number, radius: number) {
  const clusters = clustersOf(text)
  let before = ''
  return clusters.map((cluster) => {
    // What stands before it has its say in where it stands: kerning, and letters that hang together.
    const from = pen.measureText(before).width
    before += cluster
    const to = pen.measureText(before).width
    const turn = ((from + to) / 2 - width / 2) / radius
    const at = [snap(width / 2 + radius * Math.sin(turn)), snap(radius - radius * Math.cos(turn))] as const
    return { text: cluster, x: (from - to) / 2, at, turn }
  })
}
