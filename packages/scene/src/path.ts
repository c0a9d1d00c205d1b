import type { Pen } from './pen.ts'

/** A step of an outline, in absolute coordinates: move, line, cubic curve, close. */
export type PathStep =
  | readonly ['M' | 'L', number, number]
  | readonly ['C', number, number, number, number, number, number]
  | readonly ['Z']

const counts: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 }
const number = /[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/gi

/** Characters of path data that are kept read: about 20 MB of steps. */
const mostKept = 400_000
const kept = new Map<string, readonly PathStep[]>()
let keptLength = 0

/**
 * Reads SVG path data, or finds it read: a path is checked before it is drawn, and ornaments come again and again. Throws a
 * RangeError that names the part it cannot read.
 */
export function readPath(data: string): readonly PathStep[] {
  const found = kept.get(data)
  if (found) return found
  const steps = parsePath(data)
  if (keptLength + data.length > mostKept) {
    kept.clear()
    keptLength = 0
  }
  kept.set(data, steps)
  keptLength += data.length
  return steps
}

function parsePath(data: string): PathStep[] {
  const steps: PathStep[] = []
  let [x, y, startX, startY] = [0, 0, 0, 0]
  let hinge: { kind: 'C' | 'Q'; x: number; y: number } | undefined
  const curve = (x1: number, y1: number, x2: number, y2: number, endX: number, endY: number) => {
    steps.push(['C', x1, y1, x2, y2, endX, endY])
    ;[x, y] = [endX, endY]
  }
  const parts = data.match(/[a-z][^a-df-z]*/gi) ?? []
  if (!/^\s*m/i.test(data) || parts.join('').length !== data.trim().length)
    throw new RangeError(`A path begins with M and holds path data only: ${data.slice(0, 40)}`)
  for (const part of parts) {
    const letter = part.charAt(0)
    const kind = letter.toUpperCase()
    const count = counts[kind]
    const values = kind === 'A' ? arcValues(part.slice(1)) : (part.slice(1).match(number) ?? []).map(Number)
    const rest = part.slice(1).replace(number, '').trim().replace(/,/g, '').trim()
    if (
      count === undefined ||
      rest ||
      (count === 0 ? values.length > 0 : !values.length || values.length % count)
    )
      throw new RangeError(`A path cannot hold: ${part.slice(0, 40)}`)
    const isRelative = letter !== kind
    for (let i = 0; i < Math.max(1, values.length); i += count || 1) {
      const v = values.slice(i, i + count)
      const [dx, dy] = isRelative ? [x, y] : [0, 0]
      const at = (k: number) => v[k]! + (k % 2 === 0 ? dx : dy)
      const before = hinge
      hinge = undefined
      if (kind === 'Z') {
        steps.push(['Z'])
        ;[x, y] = [startX, startY]
      } else if (kind === 'M' && i === 0) {
        ;[x, y] = [startX, startY] = [at(0), at(1)]
        steps.push(['M', x, y])
      } else if (kind === 'M' || kind === 'L' || kind === 'H' || kind === 'V') {
        const line = { M: [at(0), at(1)], L: [at(0), at(1)], H: [at(0), y], V: [x, v[0]! + dy] }[kind]
        ;[x, y] = line as [number, number]
        steps.push(['L', x, y])
      } else if (kind === 'C' || kind === 'S') {
        const first: [number, number] =
          kind === 'C' ? [at(0), at(1)] : before?.kind === 'C' ? [2 * x - before.x, 2 * y - before.y] : [x, y]
        const shift = kind === 'C' ? 2 : 0
        hinge = { kind: 'C', x: at(shift), y: at(shift + 1) }
        curve(...first, hinge.x, hinge.y, at(shift + 2), at(shift + 3))
      } else if (kind === 'Q' || kind === 'T') {
        const [qx, qy] =
          kind === 'Q' ? [at(0), at(1)] : before?.kind === 'Q' ? [2 * x - before.x, 2 * y - before.y] : [x, y]
        hinge = { kind: 'Q', x: qx, y: qy }
        const [endX, endY] = kind === 'Q' ? [at(2), at(3)] : [at(0), at(1)]
        const third = (from: number, to: number) => from + (2 / 3) * (to - from)
        curve(third(x, qx), third(y, qy), third(endX, qx), third(endY, qy), endX, endY)
      } else {
        for (const bend of arcCurves(x, y, v, v[5]! + dx, v[6]! + dy)) curve(...bend)
        ;[x, y] = [v[5]! + dx, v[6]! + dy]
      }
    }
  }
  return steps
}

/** Flags of an arc may stand without blanks between them: `a4 4 0 01 8 0`. */
function arcValues(text: string): number[] {
  const values: number[] = []
  const one = /\s*,?\s*(?:([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?))/iy
  const flag = /\s*,?\s*([01])/y
  let at = 0
  while (text.slice(at).replace(/[\s,]/g, '')) {
    const reader = values.length % 7 === 3 || values.length % 7 === 4 ? flag : one
    reader.lastIndex = at
    const found = reader.exec(text)
    if (!found) return []
    values.push(Number(found[1]))
    at = reader.lastIndex
  }
  return values
}

type Bend = [number, number, number, number, number, number]

/** An elliptical arc as cubic curves of at most a quarter each (SVG 2, appendix B.2). */
function arcCurves(x0: number, y0: number, v: number[], x: number, y: number): Bend[] {
  let [rx, ry] = [Math.abs(v[0]!), Math.abs(v[1]!)]
  const tilt = (v[2]! * Math.PI) / 180
  if (!rx || !ry || (x0 === x && y0 === y)) return [[x0, y0, x, y, x, y]]
  const [cos, sin] = [Math.cos(tilt), Math.sin(tilt)]
  const [hx, hy] = [(x0 - x) / 2, (y0 - y) / 2]
  const [px, py] = [cos * hx + sin * hy, cos * hy - sin * hx]
  const grow = Math.max(1, Math.sqrt((px / rx) ** 2 + (py / ry) ** 2))
  ;[rx, ry] = [rx * grow, ry * grow]
  const part = (rx * py) ** 2 + (ry * px) ** 2
  const size = Math.sqrt(Math.max(0, ((rx * ry) ** 2 - part) / part)) * (v[3] === v[4] ? -1 : 1)
  const [qx, qy] = [(size * rx * py) / ry, (-size * ry * px) / rx]
  const [cx, cy] = [cos * qx - sin * qy + (x0 + x) / 2, sin * qx + cos * qy + (y0 + y) / 2]
  const from = Math.atan2((py - qy) / ry, (px - qx) / rx)
  let sweep = Math.atan2((-py - qy) / ry, (-px - qx) / rx) - from
  if (v[4] && sweep < 0) sweep += 2 * Math.PI
  if (!v[4] && sweep > 0) sweep -= 2 * Math.PI
  const pieces = Math.max(1, Math.ceil(Math.abs(sweep) / (Math.PI / 2) - 1e-9))
  const step = sweep / pieces
  const handle = (4 / 3) * Math.tan(step / 4)
  const point = (ex: number, ey: number): [number, number] => [
    cx + cos * rx * ex - sin * ry * ey,
    cy + sin * rx * ex + cos * ry * ey,
  ]
  return Array.from({ length: pieces }, (_, i): Bend => {
    const [a, b] = [from + i * step, from + (i + 1) * step]
    const [ca, sa, cb, sb] = [Math.cos(a), Math.sin(a), Math.cos(b), Math.sin(b)]
    return [
      ...point(ca - handle * sa, sa + handle * ca),
      ...point(cb + handle * sb, sb - handle * cb),
      ...point(cb, sb),
    ]
  })
}

/** Lays an outline under the pen, moved and scaled. */
export function tracePath(
  pen: Pen,
  steps: readonly PathStep[],
  place: { x: number; y: number; sx: number; sy: number },
): void {
  pen.beginPath()
  stepsUnder(pen, steps, place)
}

/** As `tracePath`, added to what lies under the pen already. */
export function stepsUnder(
  pen: Pen,
  steps: readonly PathStep[],
  place: { x: number; y: number; sx: number; sy: number },
): void {
  const X = (v: number) => place.x + v * place.sx
  const Y = (v: number) => place.y + v * place.sy
  for (const step of steps) {
    if (step[0] === 'M') pen.moveTo(X(step[1]), Y(step[2]))
    else if (step[0] === 'L') pen.lineTo(X(step[1]), Y(step[2]))
    else if (step[0] === 'C')
      pen.bezierCurveTo(X(step[1]), Y(step[2]), X(step[3]), Y(step[4]), X(step[5]), Y(step[6]))
    else pen.closePath()
  }
}

// How far a cubic's handles reach to draw a quarter of a circle.
const kappa = 0.5522847498

/** Radii of the corners of a box, from the upper left one clockwise. */
export type Corners = number | readonly [number, number, number, number]

/** Traces a rectangle with round corners; no radius is larger than half a side. */
export function traceBox(
  pen: Pen,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  radius: Corners = 0,
): void {
  const given = typeof radius === 'number' ? ([radius, radius, radius, radius] as const) : radius
  const [a, b, c, d] = given.map((r) => Math.max(0, Math.min(r, width / 2, height / 2)))
  pen.beginPath()
  if (!a && !b && !c && !d) return pen.rect(x, y, width, height)
  const [right, bottom] = [x + width, y + height]
  const h = (r: number) => r * (1 - kappa)
  pen.moveTo(x + a!, y)
  pen.lineTo(right - b!, y)
  if (b) pen.bezierCurveTo(right - h(b), y, right, y + h(b), right, y + b)
  pen.lineTo(right, bottom - c!)
  if (c) pen.bezierCurveTo(right, bottom - h(c), right - h(c), bottom, right - c, bottom)
  pen.lineTo(x + d!, bottom)
  if (d) pen.bezierCurveTo(x + h(d), bottom, x, bottom - h(d), x, bottom - d)
  pen.lineTo(x, y + a!)
  if (a) pen.bezierCurveTo(x, y + h(a), x + h(a), y, x + a, y)
  pen.closePath()
}

/** Traces the ellipse that fills a box. */
export function traceEllipse(
  pen: Pen,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): void {
  const [cx, cy, rx, ry] = [x + width / 2, y + height / 2, width / 2, height / 2]
  const [kx, ky] = [rx * kappa, ry * kappa]
  pen.beginPath()
  pen.moveTo(cx, y)
  pen.bezierCurveTo(cx + kx, y, x + width, cy - ky, x + width, cy)
  pen.bezierCurveTo(x + width, cy + ky, cx + kx, y + height, cx, y + height)
  pen.bezierCurveTo(cx - kx, y + height, x, cy + ky, x, cy)
  pen.bezierCurveTo(x, cy - ky, cx - kx, y, cx, y)
  pen.closePath()
}
