import { html, type Html } from '../html.ts'
import { weekMinutes } from '../hours.ts'
import type { CardView } from '../view.ts'

/** The week as a table; `beside` adds a picture of a day's spans, given in minutes. The script marks today's row and fills `drawOpenState`. */
export function drawWeek(
  { week, facts, words }: CardView,
  beside: (spans: number[][]) => Html | null = () => null,
): Html | null {
  const { hours } = facts.basicDetails
  if (!week || !hours) return null
  const minutes = weekMinutes(hours)
  return html`<table class="week" data-week="${JSON.stringify(minutes)}"><caption class="unseen">${words.hours}</caption><tbody>${week.map(
    ({ name, spans }, day) =>
      html`<tr${spans.length === 0 && html` class="shut"`}><th scope="row">${drawDay(name)}</th><td>${spans.length ? spans.map(({ from, to }) => html`<span>${from}${to !== null && html`\u00a0– <bdi>${to}</bdi>`}</span> `) : words.closed}${beside(minutes[day]!)}</td></tr>`,
  )}</tbody></table>`
}

/** Latin names of days can lose their end on narrow phones; Indian ones are short already. */
const drawDay = (name: string): Html =>
  /^[a-z]/i.test(name) ? html`${name.slice(0, 3)}<span class="rest">${name.slice(3)}</span>` : html`${name}`

/** 'Open now' or 'Closed now': hidden until the script knows the time in India. */
export const drawOpenState = ({ week, words }: CardView): Html | null =>
  week && html`<p class="state" data-open="${words.openNow}" data-shut="${words.closedNow}" hidden></p>`
