import { z } from 'zod'
import { families, weights } from '../fonts/faces.ts'
import { type Stack, stackFor } from '../fonts/stack.ts'
import { type SetText, setText } from '../layout.ts'
import { Reveal } from '../motion/reveal.ts'
import { Paint, SceneColour, styleOf } from '../paint.ts'
import { traceBox } from '../path.ts'
import type { Pen } from '../pen.ts'
import { allCoats, Coat, drawCoat, drawCoated } from './coats.ts'
import { drawRevealed } from './revealed.ts'
import { castShadow, dropShadow, elementParts, Shadow, type Stage } from '../stage.ts'

const size = z.number().min(0.5).max(4000)

const share = z.number().min(-2).max(4)
/** A plate behind each line, or one behind all; distances and corners in shares of the size. */
const Highlight = z.strictObject({
  paint: Paint,
  padX: share.optional(),
  padY: share.optional(),
  radius: z.number().min(0).max(4).optional(),
  whole: z.boolean().optional(),
})

/** A text in a box. It shrinks from `size` to `minSize` before it is cut with an ellipsis. */
export const TextElement = z
  .strictObject({
    ...elementParts,
    kind: z.literal('text'),
    /** May hold `{{facts}}`; the element is hidden when one of them is empty. */
    text: z.string().max(4000),
    family: z.enum(families),
    weight: z.enum(weights),
    size,
    minSize: size.optional(),
    maxLines: z.number().int().min(1).max(200).optional(),
    align: z.enum(['start', 'centre', 'end']).optional(),
    valign: z.enum(['top', 'middle', 'bottom']).optional(),
    /** In shares of the size; without it what the script needs. */
    lineHeight: z.number().min(0.7).max(4).optional(),
    /** How far the middle of a line lies above its baseline, in shares of the size; without it what the script needs. */
    middle: z.number().min(-1).max(2).optional(),
    /** In shares of the size. Latin only: letters of other scripts hang together. */
    letterSpacing: z.number().min(-0.2).max(2).optional(),
    capitals: z.boolean().optional(),
    balance: z.boolean().optional(),
    fill: Paint,
    outline: z.strictObject({ width: z.number().min(0).max(200), colour: SceneColour }).optional(),
    highlight: Highlight.optional(),
    /** A line through the letters, as on an old price; its width in shares of the size. */
    strike: z.strictObject({ colour: SceneColour, width: z.number().min(0.01).max(0.5) }).optional(),
    /** Layers of colour below the face; with any, or with `arc`, paints are laid over the height of each line's letters. */
    coats: z.array(Coat).max(12).optional(),
    /** Degrees the widest line bends over: above 0 it rises in the middle. Joined letters (Arabic) stay straight. */
    arc: z.number().min(-300).max(300).optional(),
    /** Without it the first letter decides. */
    direction: z.enum(['ltr', 'rtl']).optional(),
    shadow: Shadow.optional(),
    /** How it appears in a scene with motion. */
    reveal: Reveal.optional(),
    language: z
      .string()
      .regex(/^[a-z]{2,3}(-[A-Za-z]{2,4})?$/)
      .optional(),
  })
  .refine(({ size: most, minSize }) => minSize === undefined || minSize <= most, {
    path: ['minSize'],
    message: 'The smallest size is larger than the size.',
  })
/** A text in a box. */
export type TextElement = z.infer<typeof TextElement>

/** Nastaliq hangs down from line to line and needs twice its size. */
const leading = ({ script, faces }: Stack) => {
  if (script === 'latin') return 1.18
  if (script !== 'arabic') return 1.32
  return faces.some(({ id }) => /nastaliq|gulzar/.test(id)) ? 2 : 1.6
}

/** How far the middle of a line lies above its baseline: half of what letters without signs are high. */
const middleOf = ({ script, ascent, descent, faces }: Stack) =>
  script === 'latin'
    ? faces[0]?.id.includes('anton')
      ? 0.43
      : 0.35
    : script === 'arabic'
      ? (ascent - descent) / 2
      : 0.31

/** How far letters reach above and below their baseline, in design px: capitals, or the body of a script with its signs. */
const rangeOf = ({ stack, size: px }: LaidText) =>
  stack.script === 'latin'
    ? { up: middleOf(stack) * 2.06 * px, down: 0.04 * px }
    : stack.script === 'arabic'
      ? { up: stack.ascent * 0.8 * px, down: stack.descent * 0.8 * px }
      : { up: 0.76 * px, down: 0.16 * px }

/** What is drawn of a text: its letters after capitals, NFC, without control characters. */
export const lettersOf = ({ text, capitals }: Pick<TextElement, 'text' | 'capitals'>): string => {
  const plain = text
    .normalize()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]/gu, ' ')
    .toWellFormed()
  return keepNumbers(capitals ? plain.toLocaleUpperCase('en') : plain)
}

/**
 * Between letters that run to the left, the groups of a telephone number would change places: each number is set apart,
 * to be read from the left and on one line; also in digits of Urdu.
 */
const keepNumbers = (text: string) =>
  /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text)
    ? text.replace(
        /\+?[\d\u06f0-\u06f9][\d\u06f0-\u06f9()\u00a0 -]{4,}[\d\u06f0-\u06f9]/g,
        (found) => `\u2066${found.replaceAll(' ', '\u00a0')}\u2069`,
      )
    : text

/** Letters of Marathi are lost in this face’s own rules for it; by those of Hindi it sets Marathi whole. */
const languageFor = ({ faces }: Stack, language: string) =>
  language === 'mr' && faces.some(({ id }) => id.includes('yatra-one-devanagari')) ? 'hi' : language

/** A text that was measured: lines, size and faces. Sizes in design px. */
export type LaidText = SetText & {
  width: number
  /** Of each line. */
  widths: readonly number[]
  stack: Stack
  lineHeight: number
  spacing: number
  isRtl: boolean
}

/**
 * Prepares the pen for a text of these faces. Sizes go in steps of a sixteenth px: Chromium keeps fonts by hundredths of
 * a px and draws a size as the first that came of the same hundredth, which under a scale is now and then hinted to
 * another height than the server's (7 of 10,000 texts).
 */
function takeFont(pen: Pen, { faces }: Stack, px: number, spacing: number): void {
  pen.font = `${Math.floor(px * 16) / 16}px ${faces.map(({ id }) => `"${id}"`).join(', ')}`
  pen.letterSpacing = `${spacing * px}px`
}

/**
 * The Latin face of `sans` puts × for an x between digits, which makes another payment id, address or site of it. Letters
 * set apart, by however little, are left as they were typed; this is a thousandth of a pixel at 10 px.
 */
const noSwap = 0.0001

/** Finds size and lines of a text. The pen is used to measure only. */
export function layText(
  stage: Pick<Stage, 'pen' | 'perUnit' | 'language' | 'laid'>,
  element: TextElement,
): LaidText {
  const { laid } = stage
  if (!laid) return measureText(stage, element)
  const { box, text, family, weight, size: most, minSize, maxLines, lineHeight } = element
  const { letterSpacing, capitals, balance, direction, language = stage.language } = element
  const key = JSON.stringify([
    [stage.perUnit, language, box.width, box.height, text, family, weight, most, minSize, maxLines],
    [lineHeight, letterSpacing, capitals, balance, direction],
  ])
  const known = laid.get(key) as LaidText | undefined
  if (known) return known
  if (laid.size >= mostLaid) laid.clear()
  const set = measureText(stage, element)
  laid.set(key, set)
  return set
}
/** Texts that are remembered, of about a kilobyte each. */
const mostLaid = 3000

function measureText(stage: Pick<Stage, 'pen' | 'perUnit' | 'language'>, element: TextElement): LaidText {
  const { pen, perUnit } = stage
  const text = lettersOf(element)
  const stack = stackFor(text, element.family, element.weight)
  const asked = stack.script === 'latin' ? (element.letterSpacing ?? 0) : 0
  const spacing = asked || (/\dx\d/.test(text) ? noSwap : 0)
  const lineHeight = Math.max(
    element.lineHeight ?? 0,
    element.lineHeight && stack.script === 'latin' ? 0 : leading(stack),
  )
  pen.save()
  pen.lang = languageFor(stack, element.language ?? stage.language)
  pen.fontKerning = 'normal'
  let taken = 0
  const measure = (part: string, px: number) => {
    // Reading a font's name again takes as long as measuring a word.
    if (px !== taken) takeFont(pen, stack, px, spacing)
    taken = px
    // The space behind the last letter is not seen.
    return Math.max(0, pen.measureText(part).width - (part ? spacing * px : 0))
  }
  const most = element.size * perUnit
  const set = setText(
    text,
    {
      width: element.box.width * perUnit,
      height: element.box.height * perUnit,
      size: most,
      minSize: (element.minSize ?? element.size) * perUnit,
      maxLines: element.maxLines ?? 200,
      lineHeight,
      language: element.language ?? stage.language,
      balance: element.balance ?? false,
    },
    measure,
  )
  const widths = set.lines.map((part) => measure(part, set.size))
  const width = Math.max(...widths)
  pen.restore()
  const isRtl = element.direction
    ? element.direction === 'rtl'
    : /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text)
  return { ...set, width, widths, stack, lineHeight, spacing, isRtl }
}

/** How much of its box a text takes, in the scene's unit. */
export function extentOfText(stage: Stage, element: TextElement): { width: number; height: number } {
  const { lines, size: px, lineHeight, width } = layText(stage, element)
  return { width: width / stage.perUnit + 0.01, height: (lines.length * px * lineHeight) / stage.perUnit }
}

/** Glyphs are set to quarters of a px. Just between two of them, browser and server may choose differently: stay off it. */
const offTies = 0.0137

/** Draws a text; every missing glyph was refused before. */
export function drawText(stage: Stage, element: TextElement): void {
  const { pen, perUnit } = stage
  const laid = layText(stage, element)
  const [width, height] = [element.box.width * perUnit, element.box.height * perUnit]
  const line = laid.size * laid.lineHeight
  const spare = height - line * laid.lines.length
  const top = element.valign === 'middle' ? spare / 2 : element.valign === 'bottom' ? spare : 0
  const align = element.align ?? 'start'
  const isRight = align === 'end' ? !laid.isRtl : align === 'start' && laid.isRtl
  pen.save()
  pen.translate(element.box.x, element.box.y)
  pen.scale(1 / perUnit, 1 / perUnit)
  pen.lang = languageFor(laid.stack, element.language ?? stage.language)
  pen.direction = laid.isRtl ? 'rtl' : 'ltr'
  pen.textBaseline = 'alphabetic'
  pen.fontKerning = 'normal'
  pen.textAlign = 'left'
  takeFont(pen, laid.stack, laid.size, laid.spacing)
  const { middle = middleOf(laid.stack) } = element
  const baselines = laid.lines.map((text, i) => {
    const seen = laid.widths[i]!
    const x = align === 'centre' ? (width - seen) / 2 : isRight ? width - seen : 0
    return { text, x: x + offTies, y: top + (i + 0.5) * line + middle * laid.size, width: seen }
  })
  if (element.reveal?.now !== undefined) {
    drawOnTheWay(stage, element, laid, baselines)
    return pen.restore()
  }
  if (element.highlight) drawHighlight(pen, element.highlight, laid, top, baselines)
  pen.fillStyle = styleOf(pen, element.fill, { x: 0, y: 0, width, height })
  castShadow(stage, element.shadow)
  if (element.outline && element.outline.width > 0) {
    pen.strokeStyle = element.outline.colour
    pen.lineWidth = element.outline.width * 2 * perUnit
    pen.lineJoin = 'round'
    for (const { text, x, y } of baselines) if (text) pen.strokeText(text, x, y)
    dropShadow(stage)
  }
  if (element.coats || element.arc)
    drawCoated(stage, baselines, {
      coats: element.coats ?? [],
      face: element.fill,
      px: laid.size,
      ...rangeOf(laid),
      arc: laid.stack.script === 'arabic' ? 0 : (element.arc ?? 0),
    })
  else for (const { text, x, y } of baselines) if (text) pen.fillText(text, x, y)
  if (element.strike) {
    dropShadow(stage)
    const thick = element.strike.width * laid.size
    pen.fillStyle = element.strike.colour
    const middle = (middleOf(laid.stack) - 0.02) * laid.size + thick / 2
    const over = laid.size * 0.08
    for (const { text, x, y, width: seen } of baselines)
      if (text) pen.fillRect(x - over, y - middle, seen + 2 * over, thick)
  }
  pen.restore()
}

type SetLine = { text: string; x: number; width: number }

/** A text of which not all is there yet. Its plates and the line through it come with the whole of it. */
function drawOnTheWay(
  stage: Stage,
  element: TextElement,
  laid: LaidText,
  lines: readonly (SetLine & { y: number })[],
): void {
  const { pen, perUnit, opacity } = stage
  const box = { x: 0, y: 0, width: element.box.width * perUnit, height: element.box.height * perUnit }
  const { outline } = element
  const setting = { size: laid.size, line: laid.size * laid.lineHeight, isRtl: laid.isRtl, opacity }
  if (element.coats) {
    const coating = { px: laid.size, ...rangeOf(laid), radius: 0 }
    // Coat by coat, as the whole text is drawn: the bed of one word never lies on the face of another.
    for (const coat of allCoats({ coats: element.coats, face: element.fill }))
      drawRevealed(pen, element.reveal!, lines, setting, (text, x, y, width) =>
        drawCoat(stage, { text, x, y, width }, coat, coating),
      )
    return
  }
  drawRevealed(pen, element.reveal!, lines, setting, (text, x, y) => {
    castShadow(stage, element.shadow)
    if (outline && outline.width > 0) {
      pen.strokeStyle = outline.colour
      pen.lineWidth = outline.width * 2 * perUnit
      pen.lineJoin = 'round'
      pen.strokeText(text, x, y)
      dropShadow(stage)
    }
    pen.fillStyle = styleOf(pen, element.fill, box)
    pen.fillText(text, x, y)
  })
}

/** Plates behind lines reach as far as neighbouring ones do, so that no light shows between them. */
function drawHighlight(
  pen: Pen,
  { paint, padX = 0.3, padY = 0, radius = 0, whole }: NonNullable<TextElement['highlight']>,
  { size: px, lineHeight }: LaidText,
  top: number,
  lines: readonly SetLine[],
): void {
  const height = px * lineHeight
  const plates = lines.flatMap(({ text, x, width }, i) =>
    text ? [{ x, y: top + i * height, width, height }] : [],
  )
  if (plates.length === 0) return
  const left = Math.min(...plates.map(({ x }) => x))
  const right = Math.max(...plates.map(({ x, width }) => x + width))
  const all = {
    x: left,
    y: plates[0]!.y,
    width: right - left,
    height: plates.at(-1)!.y + height - plates[0]!.y,
  }
  for (const plate of whole ? [all] : plates) {
    const box = {
      x: plate.x - padX * px,
      y: plate.y - padY * px,
      width: plate.width + 2 * padX * px,
      height: plate.height + 2 * padY * px,
    }
    pen.fillStyle = styleOf(pen, paint, box)
    traceBox(pen, box, radius * px)
    pen.fill()
  }
}
