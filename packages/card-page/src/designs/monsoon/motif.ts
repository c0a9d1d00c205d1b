import { html, type Html, trust } from '../../html.ts'

/** Slanting rain, and the rings it draws where it falls. */
export const drawRain = (): Html =>
  trust(
    `<svg class="rain" aria-hidden="true" width="100%" height="100%"><defs><pattern id="drops" width="92" height="132" patternUnits="userSpaceOnUse" patternTransform="rotate(14)"><path d="M10 6v34M33 62v22M56 18v15M56 92v38M79 50v28M33 4v9" stroke="#fff" stroke-width="1.6" stroke-linecap="round"/></pattern></defs><rect width="100%" height="100%" fill="url(#drops)"/></svg>`,
  )

/** Water in three depths; the nearest is the page. */
export const drawWaves = (): Html =>
  trust(
    `<svg class="waves" viewBox="0 0 1440 120" preserveAspectRatio="none" aria-hidden="true"><path opacity=".1" d="M0 34c220-46 420 30 700 18S1180-14 1440 26v94H0z"/><path opacity=".14" d="M0 70c260 34 430-38 720-32s470 52 720 6v76H0z"/><path class="shore" d="M0 92c200-30 480 20 760 10s470-36 680-8v26H0z"/></svg>`,
  )

/** A day from six in the morning to midnight, with its open hours filled. */
export function drawDay(spans: number[][]): Html {
  const place = (minute: number) => Math.max(0, Math.min(108, (minute - 360) / 10))
  return html`<svg class="day" viewBox="0 0 108 2" preserveAspectRatio="none" aria-hidden="true"><path d="M0 1h108"/>${spans.map(
    ([from = 0, to = 0]) => html`<path class="open" d="M${place(from)} 1H${place(to <= from ? 1440 : to)}"/>`,
  )}</svg>`
}
