import { html, type Html } from '../../html.ts'
import { weekdays } from '@parichay/contract/card/weekdays.ts'
import { drawTimetable } from '../../parts/products.ts'
import type { CardView } from '../../view.ts'

/** The week at a glance, one column a day, above the classes with their fees. */
export function drawWeekOfClasses(view: CardView): Html | null {
  const { products, facts, words } = view
  if (!products?.classes.length) return null
  const days = weekdays.map((day) => ({
    name: words[`short_${day}`],
    classes: products.classes
      .filter((item) => facts.sections.products[item.index]?.when?.days.includes(day))
      .toSorted((a, b) => startOf(a.index).localeCompare(startOf(b.index))),
  }))
  function startOf(index: number) {
    return facts.sections.products[index]?.when?.from ?? ''
  }
  const last = days.findLastIndex(({ classes }) => classes.length > 0)
  return html`<div class="plan">${drawTimetable(view)}<ol class="days">${days
    .slice(0, Math.max(last + 1, 6))
    .map(
      ({ name, classes }) =>
        html`<li${classes.length === 0 && html` class="free"`}><b>${name}</b>${classes.map((item) => html`<p><span>${item.when?.times}</span> ${item.name}</p>`)}</li>`,
    )}</ol></div>`
}
