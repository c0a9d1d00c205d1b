import type { CardView } from '../view.ts'

/** Size of the picture that a link to a card is shown with, in px. */
export const ogSize = { width: 1200, height: 630 } as const

/** The picture of a card for link previews: its address changes with what it shows, as services keep it for weeks. */
export function ogPicture({ facts, name, phones }: CardView): { url: string; alt: string } {
  const { template, basicDetails: details, category, pictures, settings } = facts
  const shown = [
    template.code,
    template.colour,
    name,
    category,
    details.city,
    details.tagline,
    // A title is written in the card's language.
    details.ownerTitle,
    settings.language,
    details.ownerName,
    details.designation,
    phones[0]?.shown,
    pictures.logo?.url,
    pictures.cover?.url,
  ]
  const alt = [name, details.tagline || [category, details.city].filter(Boolean).join(', ')].filter(Boolean)
  return { url: `${facts.url}/og.jpg?v=${mark(JSON.stringify(shown))}`, alt: alt.join(' – ') }
}

/** A short mark of what a picture shows (FNV-1a, 32 bits): enough to tell one make from the next. */
export function mark(text: string): string {
  let sum = 0x811c9dc5
  for (const char of text) sum = Math.imul(sum ^ char.codePointAt(0)!, 0x01000193) >>> 0
  return sum.toString(36)
}
