import QRCode from 'qrcode'
import { z } from 'zod'
import { type Box, SceneColour } from '../paint.ts'
import { traceBox } from '../path.ts'
import type { Pen } from '../pen.ts'
import { SceneProblem } from '../problem.ts'
import { remember } from '../remember.ts'
import { elementParts, type Stage } from '../stage.ts'
import { drawImage } from './image.ts'

/** The most of its width a logo may cover; level H makes up for it. */
export const mostLogo = 0.22
const leastContrast = 3

/** A QR code with its quiet zone. The box is drawn as a square in its middle. */
export const QrElement = z
  .strictObject({
    ...elementParts,
    kind: z.literal('qr'),
    /** May hold `{{facts}}`. */
    data: z.string().min(1).max(2000),
    style: z.enum(['square', 'rounded']),
    dark: SceneColour.length(7),
    light: SceneColour.length(7),
    /** Modules of quiet zone around it. Readers want 4; less only where the ground around is as light. */
    quiet: z.number().int().min(0).max(8).optional(),
    /** Round corners of the light ground, in the scene's unit. */
    radius: z.number().min(0).max(100_000).optional(),
    logo: z.string().min(1).max(200).optional(),
    logoShare: z.number().min(0.05).max(mostLogo).optional(),
  })
  .refine(({ dark, light }) => ratio(dark, light) >= leastContrast, {
    path: ['dark'],
    message: 'The code must be clearly darker than its ground, or phones cannot read it.',
  })
/** A QR code with its quiet zone. */
export type QrElement = z.infer<typeof QrElement>

/** Contrast of a dark on a light colour; below 1 when they are the wrong way round. */
function ratio(dark: string, light: string): number {
  const luminance = (hex: string) => {
    const n = Number.parseInt(hex.slice(1), 16)
    const [r, g, b] = [n >> 16, (n >> 8) & 255, n & 255].map((v) =>
      v <= 10 ? v / 255 / 12.92 : ((v / 255 + 0.055) / 1.055) ** 2.4,
    )
    return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!
  }
  return (luminance(light) + 0.05) / (luminance(dark) + 0.05)
}

type Matrix = { side: number; isDark(x: number, y: number): boolean }

/** The modules of a text. Throws QR_TOO_LONG when no code can hold it. */
export const makeMatrix = (text: string, level: 'M' | 'H'): Matrix => rememberedMatrix(text, level)

/** A code that is read back before its page is drawn is computed once for both. */
const rememberedMatrix = remember((text, level) => computeMatrix(text!, level as 'M' | 'H'), 128)
function computeMatrix(text: string, level: 'M' | 'H'): Matrix {
  try {
    const { modules } = QRCode.create(text.toWellFormed(), { errorCorrectionLevel: level })
    const { size } = modules
    const isDark = (x: number, y: number) =>
      x >= 0 && y >= 0 && x < size && y < size && Boolean(modules.get(y, x))
    return { side: size, isDark }
  } catch {
    throw new SceneProblem('QR_TOO_LONG', 'This is too long for a QR code.', text.slice(0, 80))
  }
}

/** Draws a code, and its logo on a plate in the middle. */
export function drawQr(stage: Stage, element: QrElement): void {
  const { pen } = stage
  const matrix = makeMatrix(element.data, element.logo ? 'H' : 'M')
  const quiet = element.quiet ?? 4
  const side = Math.min(element.box.width, element.box.height)
  const square: Box = {
    x: element.box.x + (element.box.width - side) / 2,
    y: element.box.y + (element.box.height - side) / 2,
    width: side,
    height: side,
  }
  const unit = side / (matrix.side + 2 * quiet)
  const [x, y] = [square.x + quiet * unit, square.y + quiet * unit]
  pen.save()
  pen.fillStyle = element.light
  traceBox(pen, square, element.radius)
  pen.fill()
  pen.fillStyle = element.dark
  pen.beginPath()
  const isDrawn = (column: number, row: number) =>
    matrix.isDark(column, row) && !(element.style === 'rounded' && isEye(column, row, matrix.side))
  for (let row = 0; row < matrix.side; row++)
    for (let column = 0; column < matrix.side; column++) {
      if (!isDrawn(column, row)) continue
      // Modules beside each other are one bar: a code is half as long to draw and in the file.
      let last = column
      while (isDrawn(last + 1, row)) last++
      const [a, , , d] = element.style === 'rounded' ? roundCorners(matrix, column, row) : square4
      const [, b, c] = element.style === 'rounded' ? roundCorners(matrix, last, row) : square4
      traceBar(pen, x + column * unit, y + row * unit, {
        unit,
        count: last - column + 1,
        round: [a, b, c, d],
      })
      column = last
    }
  pen.fill()
  if (element.style === 'rounded')
    for (const [column, row] of [
      [0, 0],
      [matrix.side - 7, 0],
      [0, matrix.side - 7],
    ] as const)
      drawEye(pen, element, { x: x + column * unit, y: y + row * unit, width: 7 * unit, height: 7 * unit })
  pen.restore()
  if (element.logo) drawLogo(stage, element, square, element.logo)
}

function drawLogo(stage: Stage, element: QrElement, square: Box, source: string): void {
  const { pen } = stage
  const width = square.width * (element.logoShare ?? mostLogo)
  const plate = {
    x: square.x + (square.width - width) / 2,
    y: square.y + (square.height - width) / 2,
    width,
    height: width,
  }
  pen.save()
  pen.fillStyle = element.light
  traceBox(pen, plate, width * 0.22)
  pen.fill()
  pen.restore()
  const pad = width * 0.1
  const box = { x: plate.x + pad, y: plate.y + pad, width: width - 2 * pad, height: width - 2 * pad }
  const mask = { type: 'rect', radius: box.width * 0.14 } as const
  drawImage(stage, { kind: 'image', box, source, fit: 'contain', mask })
}

type Round = readonly [topLeft: boolean, topRight: boolean, bottomRight: boolean, bottomLeft: boolean]
const square4: Round = [false, false, false, false]

const isEye = (x: number, y: number, side: number) =>
  (x < 7 && (y < 7 || y >= side - 7)) || (x >= side - 7 && y < 7)

/** A corner is round where the module touches no other on either side of it. */
function roundCorners({ isDark }: Matrix, x: number, y: number): Round {
  const [up, right, down, left] = [isDark(x, y - 1), isDark(x + 1, y), isDark(x, y + 1), isDark(x - 1, y)]
  return [!up && !left, !up && !right, !down && !right, !down && !left]
}

/** Adds modules beside each other to the path; all of a code are filled as one, so no seams show. */
function traceBar(
  pen: Pen,
  x: number,
  y: number,
  { unit, count, round: [a, b, c, d] }: { unit: number; count: number; round: Round },
): void {
  const width = unit * count
  if (!a && !b && !c && !d) return pen.rect(x, y, width, unit)
  const r = unit * 0.46
  const h = r * 0.45
  pen.moveTo(x + (a ? r : 0), y)
  pen.lineTo(x + width - (b ? r : 0), y)
  if (b) pen.bezierCurveTo(x + width - h, y, x + width, y + h, x + width, y + r)
  pen.lineTo(x + width, y + unit - (c ? r : 0))
  if (c) pen.bezierCurveTo(x + width, y + unit - h, x + width - h, y + unit, x + width - r, y + unit)
  pen.lineTo(x + (d ? r : 0), y + unit)
  if (d) pen.bezierCurveTo(x + h, y + unit, x, y + unit - h, x, y + unit - r)
  pen.lineTo(x, y + (a ? r : 0))
  if (a) pen.bezierCurveTo(x, y + h, x + h, y, x + r, y)
  pen.closePath()
}

/** A finder: ring and heart with round corners, in the proportion 1:1:3:1:1 that readers look for. */
function drawEye(pen: Pen, { dark, light }: QrElement, box: Box): void {
  const unit = box.width / 7
  const ring = (inset: number, radius: number, colour: string) => {
    pen.fillStyle = colour
    const side = box.width - 2 * inset * unit
    traceBox(
      pen,
      { x: box.x + inset * unit, y: box.y + inset * unit, width: side, height: side },
      radius * unit,
    )
    pen.fill()
  }
  ring(0, 2.1, dark)
  ring(1, 1.3, light)
  ring(2, 0.95, dark)
}
