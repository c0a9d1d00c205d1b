import { type Html, trust } from '../../html.ts'

/** An engraved rosette, as stamp paper and share certificates carry one. */
export const drawRosette = (): Html =>
  trust(
    `<svg class="rosette" viewBox="-100 -100 200 200" aria-hidden="true">${[...Array(18).keys()]
      .map((i) => `<ellipse rx="96" ry="38" transform="rotate(${i * 10})"/>`)
      .join('')}<circle r="24"/><circle r="20"/></svg>`,
  )
