import { html, type Html, trust } from '../../html.ts'

/** The cusped arch of a palace window, in a box of one by one. */
const arch =
  'M0 1V.39C-.005 .33 .02 .285 .07 .29C.05 .225 .1 .175 .165 .19C.155 .125 .225 .085 .3 .115C.325 .06 .44 .075 .5 0C.56 .075 .675 .06 .7 .115C.775 .085 .845 .125 .835 .19C.9 .175 .95 .225 .93 .29C.98 .285 1.005 .33 1 .39V1Z'

/** Cuts the picture to the arch and lays two gold threads around it. */
export const drawArch = (): Html =>
  trust(
    `<svg class="thread" viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true"><defs><clipPath id="arch" clipPathUnits="objectBoundingBox"><path d="${arch}"/></clipPath></defs><path d="${arch}"/></svg>`,
  )

const buta = trust(
  '<path d="M16 34c-9-2-12-14-4-20 6-5 15-1 14 6-1 5-8 6-9 1M16 34c5-1 12-7 10-14M14 14c-3-4-2-8 2-10M12 30c-2-5-1-10 3-12"/><circle cx="16" cy="39" r="1.4"/>',
)

/** Cloth woven with butas, and the monogram in gold: for a card without a picture. */
export const drawButas = (letters: string): Html =>
  html`<svg class="cloth" viewBox="0 0 400 520" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><defs><pattern id="buta" width="64" height="80" patternUnits="userSpaceOnUse"><g>${buta}</g><g transform="translate(32 40)">${buta}</g></pattern></defs><rect width="400" height="520" fill="url(#buta)"/><circle cx="200" cy="300" r="92"/><circle class="ring" cx="200" cy="300" r="86"/><text x="200" y="304" text-anchor="middle" dominant-baseline="central" font-size="${letters.length > 1 ? 70 : 88}">${letters}</text></svg>`

/** Two threads and the knot where they meet. */
export const drawCrossing = (): Html =>
  trust(
    '<svg class="crossing" viewBox="0 0 200 16" aria-hidden="true"><path d="M0 8h82M118 8h82M100 1l7 7-7 7-7-7zM88 8l3-3 3 3-3 3zM106 8l3-3 3 3-3 3z"/></svg>',
  )
