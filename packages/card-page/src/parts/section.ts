import { html, type Html } from '../html.ts'

/** Sections that stand far down the page. */
export type FarSection =
  | 'about'
  | 'products'
  | 'services'
  | 'timetable'
  | 'gallery'
  | 'videos'
  | 'links'
  | 'payment'
  | 'lead'
  | 'feedback'

/**
 * A section that phones lay out when it comes near the screen (`content-visibility`), and all at once when a link leads
 * to one of them: the first paint of a long card waits for half the work. Until then it holds rather too much room: with
 * too little, what is laid out early, for a keyboard or a tester, would lie over the next section.
 */
export const drawSection = (name: FarSection, inside: Html): Html =>
  html`<section class="${name}" id="${name}" style="contain-intrinsic-block-size:auto ${String(roomOf(name, inside.toString()))}px">${inside}</section>`

/** Room in px of the section itself, of each row, picture and line of 26 letters. */
const sizes: Record<FarSection, [itself: number, row: number, picture: number, line: number]> = {
  about: [330, 90, 230, 34],
  products: [300, 150, 160, 34],
  services: [140, 120, 120, 34],
  timetable: [140, 90, 0, 34],
  gallery: [160, 0, 185, 34],
  videos: [140, 300, 0, 34],
  links: [120, 60, 0, 34],
  payment: [520, 70, 300, 34],
  lead: [700, 0, 0, 14],
  feedback: [500, 0, 0, 10],
}

/** Height in px that this markup does not pass on a phone of 320 px in any design; a browser test holds it to that. */
function roomOf(name: FarSection, markup: string): number {
  const [itself, row, picture, line] = sizes[name]
  const count = (tag: string) => markup.split(tag).length - 1
  const lines = Math.ceil(markup.replace(/<[^>]*>/g, '').length / 26)
  return itself + row * count('<li') + picture * count('<picture') + line * lines
}
