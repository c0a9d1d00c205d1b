import { html, type Html } from '../html.ts'
import { weekMinutes } from '../hours.ts'
import type { CardView } from '../view.ts'

/** The week as a table. The script marks today's row and fills `drawOpenState`. */
export function drawWeek({ week, facts, words }: CardView): Html | null {
  const { hours } = facts.basicDetails
  if (!week || !hours) return null
  return html`<table class="week" data-week="${JSON.stringify(weekMinutes(hours))}"><caption class="unseen">${words.hours}</caption><tbody>${week.map(
    ({ name, spans }) =>
      html`<tr${spans.length === 0 && html` class="shut"`}><th scope="row">${drawDay(name)}</th><td>${spans.length ? spans.map(({ from, to }) => html`<span>${from}${to !== null && html`\u00a0– <bdi>${to}</bdi>`}</span> `) : words.closed}</td></tr>`,
  )}</tbody></table>`
}

/** Latin names of days can lose their end on narrow phones; Indian ones are short already. */
const drawDay = (name: string): Html =>
  /^[a-z]/i.test(name) ? html`${name.slice(0, 3)}<span class="rest">${name.slice(3)}</span>` : html`${name}`

/** 'Open now' or 'Closed now': hidden until the script knows the time in India. */
export const drawOpenState = ({ week, words }: CardView): Html | null =>
  week && html`<p class="state" data-open="${words.openNow}" data-shut="${words.closedNow}" hidden></p>`
