import { circle, darker, ellipse, fill, lighter, rect, ring, stroke, times } from './shapes.ts'

/** A leaf from the origin upwards with its midrib. */
export const leaf = (length: number, width: number, colour: string) =>
  fill(
    `M0 0C${width} ${-length * 0.25} ${width * 0.8} ${-length * 0.75} 0 ${-length}C${-width * 0.8} ${-length * 0.75} ${-width} ${-length * 0.25} 0 0z`,
    colour,
  ) + stroke(`M0 0V${-length * 0.82}`, darker(colour, 0.22), Math.max(1.5, width * 0.09))

/** A marigold head: rows of petals around the origin. */
export const marigold = (r: number, colour: string) =>
  ring(13, r * 0.66, () => ellipse(0, 0, r * 0.25, r * 0.34, darker(colour, 0.12))) +
  ring(11, r * 0.46, () => ellipse(0, 0, r * 0.2, r * 0.28, colour), 14) +
  ring(8, r * 0.24, () => ellipse(0, 0, r * 0.15, r * 0.2, lighter(colour, 0.22))) +
  circle(0, 0, r * 0.14, darker(colour, 0.2))

/** A garland hanging from the top edge: mango leaves, and swags of marigolds between `from` and `to`. */
export function toran(
  from: number,
  to: number,
  swags: number,
  colours: [string, string],
  green: string,
): string {
  const step = (to - from) / swags
  return (
    times(swags, (i) => {
      const left = from + i * step
      return times(9, (k) => {
        const t = (k + 0.5) / 9
        const y = 4 * 62 * t * (1 - t)
        return `<g transform="translate(${left + t * step} ${y})">${marigold(19, colours[(i * 9 + k) % 2] ?? colours[0])}</g>`
      })
    }) +
    times(
      swags + 1,
      (i) =>
        `<g transform="translate(${from + i * step} 0)">${[-26, 0, 26]
          .map(
            (turn) =>
              `<g transform="rotate(${180 + turn})">${leaf(turn ? 84 : 104, 22, turn ? darker(green, 0.14) : green)}</g>`,
          )
          .join('')}${marigold(24, colours[1])}</g>`,
    )
  )
}

/** A paisley (kairi) about the origin, `size` high, with an inner drop and dots along its back. */
export const paisley = (size: number, outer: string, inner: string, heart: string) => {
  const s = size / 100
  const d = (k: number) =>
    `M${-4 * k} ${46 * k}C${-40 * k} ${46 * k} ${-42 * k} ${2 * k} ${-14 * k} ${-18 * k}C${8 * k} ${-34 * k} ${22 * k} ${-34 * k} ${20 * k} ${-50 * k}C${36 * k} ${-36 * k} ${34 * k} ${-20 * k} ${32 * k} ${2 * k}C${32 * k} ${30 * k} ${20 * k} ${46 * k} ${-4 * k} ${46 * k}z`
  return (
    fill(d(s), outer) +
    `<g transform="translate(0 ${7 * s})">${fill(d(s * 0.66), inner)}</g>` +
    `<g transform="translate(0 ${14 * s})">${fill(d(s * 0.34), heart)}</g>`
  )
}

/** Steam: two wavering lines rising from the origin. */
export const steam = (height: number, colour: string, width: number) =>
  [-1, 1]
    .map((side) =>
      stroke(
        `M${side * height * 0.12} 0c${-height * 0.14} ${-height * 0.2} ${height * 0.14} ${-height * 0.3} 0 ${-height * 0.5}s${height * 0.1} ${-height * 0.3} 0 ${-height * 0.5}`,
        colour,
        width,
        { opacity: 0.65 },
      ),
    )
    .join('')

/** An open-ended spanner lying along the vertical axis, its middle in the origin. */
export const spanner = (length: number, colour: string) => {
  const r = length * 0.16
  const half = length / 2 - r
  const jaw = (y: number, turn: number) =>
    `<g transform="translate(0 ${y}) rotate(${turn})">${fill(
      `M${-r * 0.42} ${-r * 0.92}V${-r * 0.05}L0 ${r * 0.2}L${r * 0.42} ${-r * 0.05}V${-r * 0.92}A${r} ${r} 0 1 1 ${-r * 0.42} ${-r * 0.92}z`,
      colour,
    )}</g>`
  return (
    rect(-r * 0.36, -half, r * 0.72, half * 2, colour) +
    jaw(-half, 16) +
    jaw(half, 196) +
    rect(-r * 0.13, -half * 0.62, r * 0.26, half * 1.24, darker(colour, 0.18), { rx: r * 0.13 })
  )
}

/** A kite-shaped gem or sweet about the origin. */
export const lozenge = (width: number, height: number, colour: string) =>
  fill(`M0 ${-height / 2}L${width / 2} 0L0 ${height / 2}L${-width / 2} 0z`, colour)

/** A cloud of round lumps on a flat base. */
export const cloud = (width: number, colour: string) =>
  circle(-width * 0.22, -width * 0.1, width * 0.16, colour) +
  circle(0, -width * 0.18, width * 0.22, colour) +
  circle(width * 0.24, -width * 0.1, width * 0.15, colour) +
  rect(-width * 0.42, -width * 0.14, width * 0.84, width * 0.16, colour, { rx: width * 0.08 })

/** A heart about the origin, `size` wide. */
export const heart = (size: number, colour: string) => {
  const s = size / 100
  return fill(
    `M0 ${42 * s}C${-58 * s} ${4 * s} ${-54 * s} ${-40 * s} ${-26 * s} ${-40 * s}C${-12 * s} ${-40 * s} ${-4 * s} ${-32 * s} 0 ${-22 * s}C${4 * s} ${-32 * s} ${12 * s} ${-40 * s} ${26 * s} ${-40 * s}C${54 * s} ${-40 * s} ${58 * s} ${4 * s} 0 ${42 * s}z`,
    colour,
  )
}

/** A coffee bean about the origin, lying upright. */
export const bean = (size: number, colour: string, cut: string) =>
  ellipse(0, 0, size * 0.36, size * 0.5, colour) +
  stroke(
    `M${size * 0.06} ${-size * 0.46}C${-size * 0.2} ${-size * 0.16} ${size * 0.2} ${size * 0.16} ${-size * 0.06} ${size * 0.46}`,
    cut,
    size * 0.075,
  )
