import { type Html, trust } from '../../html.ts'

const turns = 16
const round = (value: number) => Math.round(value * 10) / 10
/** A point at a radius, turned from the top by a share of the circle. */
const at = (radius: number, share: number) =>
  `${round(radius * Math.sin(share * 2 * Math.PI))} ${round(-radius * Math.cos(share * 2 * Math.PI))}`

/** A petal from `inner` to `outer`, as broad as a share of the circle, its axis turned by `turn`. */
function petal(inner: number, outer: number, breadth: number, turn = 0): string {
  const reach = outer - inner
  const low = (side: number) => at(inner + reach * 0.3, turn + side * breadth * 0.575)
  const high = (side: number) => at(inner + reach * 0.72, turn + side * breadth * 0.4)
  return `M${at(inner, turn)}C${low(-1)} ${high(-1)} ${at(outer, turn)}C${high(1)} ${low(1)} ${at(inner, turn)}`
}

const share = 1 / turns
const lines = [
  petal(104, 142, share),
  petal(112, 132, share),
  petal(122, 168, share, share / 2),
  petal(170, 188, share / 2),
  petal(170, 188, share / 2, share / 2),
].join('')
const beads = [
  ...[0, 1, 2].map((i) => at(96, (i * share) / 3)),
  at(150, 0),
  at(198, 0),
  at(198, share / 2),
].map((point) => `M${point}h.1`)
const sector = `<path d="${lines}"/><path class="beads" d="${beads.join('')}"/>`
const circle = (radius: number) => `<circle r="${radius}"/>`

/** A mandala in lines of the text colour, for a ground behind a round picture: one sector turned sixteen times. */
export const mandala: Html = trust(
  `<svg class="mandala" viewBox="-200 -200 400 400" aria-hidden="true">${circle(101)}${circle(194)}${[...Array(turns).keys()].map((i) => `<g transform="rotate(${i * 22.5})">${sector}</g>`).join('')}</svg>`,
)
