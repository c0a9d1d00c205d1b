import { type Html, trust } from '../../html.ts'

const round = (value: number) => Math.round(value * 10) / 10
const at = (radius: number, turn: number) => {
  const angle = (turn - 0.25) * 2 * Math.PI
  return `${round(radius * Math.cos(angle))} ${round(radius * Math.sin(angle))}`
}

/** A ring of petals from `inner` to `outer`, each as broad as its share of the circle. */
function petals(count: number, inner: number, outer: number, turn = 0): string {
  const reach = outer - inner
  return [...Array(count).keys()]
    .map((i) => {
      const [middle, half] = [(i + turn) / count, 0.5 / count]
      const side = (sign: number) =>
        `${at(inner + reach * 0.3, middle + sign * half * 1.15)} ${at(inner + reach * 0.72, middle + sign * half * 0.8)}`
      const [out, home] = [side(-1), side(1).match(/\S+ \S+/g)!.reverse().join(' ')]
      return `M${at(inner, middle)}C${out} ${at(outer, middle)}C${home} ${at(inner, middle)}`
    })
    .join('')
}

/** Beads on a circle, drawn as dots of a round line cap. */
const beads = (count: number, radius: number): string =>
  [...Array(count).keys()].map((i) => `M${at(radius, i / count)}h.1`).join('')

const circle = (radius: number) => `M0-${radius}a${radius} ${radius} 0 1 0 .1 0z`

/** A mandala in lines of the text colour, for a ground behind a round picture. */
export const mandala: Html = trust(
  `<svg class="mandala" viewBox="-200 -200 400 400" aria-hidden="true"><path d="${circle(101)}${petals(16, 104, 142)}${petals(16, 112, 132)}${petals(16, 122, 168, 0.5)}${petals(32, 170, 188)}${circle(194)}"/><path class="beads" d="${beads(48, 96)}${beads(16, 150)}${beads(32, 198)}"/></svg>`,
)
