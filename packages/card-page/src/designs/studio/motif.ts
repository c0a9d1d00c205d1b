import { html, type Html } from '../../html.ts'

/** The blades of an iris around the monogram: for a card without pictures. */
export const drawIris = (letters: string): Html =>
  html`<svg class="iris" viewBox="0 0 400 400" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><g transform="translate(200 190)">${[
    0, 60, 120, 180, 240, 300,
  ].map(
    (turn) =>
      html`<path transform="rotate(${turn})" d="M-62 -108 62 -108 240 -416 -240 -416Z M62 -108 420 -108"/>`,
  )}</g><text x="200" y="192" text-anchor="middle" dominant-baseline="central" font-size="${letters.length > 1 ? 84 : 104}">${letters}</text></svg>`
