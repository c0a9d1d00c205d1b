/**
 * Pure: which of a row of heights stand in the second of two columns, so that both end as near to each other as can be. The first
 * two stand side by side, and each column keeps the order. Meant for a dozen of them: it tries every way.
 */
export function fairColumns(heights: readonly number[]): boolean[] {
  const all = heights.reduce((sum, height) => sum + height, 0)
  const isRight = (way: number, place: number) =>
    place > 0 && (place === 1 || ((way >> (place - 2)) & 1) === 1)
  let best = 0
  let least = Infinity
  for (let way = 0; way < 2 ** Math.max(0, heights.length - 2); way++) {
    const right = heights.reduce((sum, height, place) => sum + (isRight(way, place) ? height : 0), 0)
    const apart = Math.abs(all - 2 * right)
    if (apart < least) [best, least] = [way, apart]
  }
  return heights.map((_, place) => isRight(best, place))
}
