import type { PdfCardDetails } from '@parichay/contract/pdf-card/fields.ts'
import { walkElements } from '@parichay/scene/element.ts'
import type { Scene } from '@parichay/scene/scene.ts'
import { cardScene, sides } from './card.ts'

/** What is cut to its place may be larger than that by so much. */
const cut = 1.4
/** The longer side, in px, that a picture needs for 300 dpi in the largest place it has on a card; 0 where it has none. */
export function printedPx(pages: readonly Scene[], name: string): number {
  let most = 0
  for (const { layers } of pages)
    for (const element of walkElements(layers))
      if (element.kind === 'image' && element.source === `{{${name}}}`) {
        const side = Math.max(element.box.width, element.box.height)
        most = Math.max(most, side * (element.fit === 'cover' ? cut : 1))
      }
  return Math.ceil((most / 25.4) * 300)
}

/** The same for the photograph of whoever has a card of this project. */
export function photoPx(details: PdfCardDetails): number {
  const pictures = ['logo', 'photo', 'signature']
  const order = { details, pictures, logoColours: null, cardUrl: null, isSample: false }
  return printedPx(
    sides.map((side) => cardScene(order, side)),
    'photo',
  )
}
