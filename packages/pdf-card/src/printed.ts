import { walkElements } from '@parichay/scene/element.ts'
import type { Scene } from '@parichay/scene/scene.ts'

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
