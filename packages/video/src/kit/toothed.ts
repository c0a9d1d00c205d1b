const short = (value: number) => Math.round(value * 100) / 100

/** The rim of a gear as path data: so many teeth between two radii. */
export function toothed(x: number, y: number, outer: number, inner: number, teeth: number): string {
  const step = (2 * Math.PI) / teeth
  const point = (angle: number, r: number) =>
    `${short(x + r * Math.sin(angle))} ${short(y - r * Math.cos(angle))}`
  const parts = Array.from({ length: teeth }, (_none, i) => {
    const from = i * step
    return [
      point(from, inner),
      point(from + step * 0.12, outer),
      point(from + step * 0.42, outer),
      point(from + step * 0.54, inner),
    ].join('L')
  })
  return `M${parts.join('L')}Z`
}
