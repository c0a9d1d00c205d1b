import type { Outline } from '../outline.ts'
import type { Box } from '../paint.ts'
import { type PathStep, readPath } from '../path.ts'

/** How long the line of an outline over a box is, to within a percent: curves are measured in sixteen parts. */
export function lineLength(outline: Outline, box: Box): number {
  const { width, height } = box
  if (outline.type === 'rect') return 2 * (width + height)
  // Ramanujan's approximation.
  if (outline.type === 'ellipse') {
    const [a, b] = [width / 2, height / 2]
    return Math.PI * (3 * (a + b) - Math.sqrt((3 * a + b) * (a + 3 * b)))
  }
  const [sx, sy] = [width / (outline.view[0] || 1), height / (outline.view[1] || 1)]
  const steps: readonly PathStep[] =
    outline.type === 'path'
      ? readPath(outline.data)
      : [...outline.points.map(([x, y], i) => [i ? 'L' : 'M', x, y] as const), ['Z'] as const]
  return lengthOfSteps(steps, sx, sy)
}

function lengthOfSteps(steps: readonly PathStep[], sx: number, sy: number): number {
  let x = 0
  let y = 0
  let startX = 0
  let startY = 0
  let sum = 0
  const to = (nextX: number, nextY: number) => {
    sum += Math.hypot((nextX - x) * sx, (nextY - y) * sy)
    ;[x, y] = [nextX, nextY]
  }
  for (const step of steps) {
    if (step[0] === 'C') {
      const [, x1, y1, x2, y2, endX, endY] = step
      const [fromX, fromY] = [x, y]
      for (let i = 1; i <= 16; i++) {
        const t = i / 16
        const at = (a: number, b: number, c: number, d: number) =>
          a * (1 - t) ** 3 + 3 * b * t * (1 - t) ** 2 + 3 * c * t ** 2 * (1 - t) + d * t ** 3
        to(at(fromX, x1, x2, endX), at(fromY, y1, y2, endY))
      }
    } else if (step[0] === 'Z') to(startX, startY)
    else if (step[0] === 'L') to(step[1], step[2])
    else [x, y, startX, startY] = [step[1], step[2], step[1], step[2]]
  }
  return sum
}
