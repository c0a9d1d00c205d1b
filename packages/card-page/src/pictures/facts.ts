import type { Facts } from '@parichay/scene/bind.ts'
import { withoutMissing } from '@parichay/scene/fonts/stack.ts'
import type { CardView } from '../view.ts'

/** What pictures of a card need beside their texts. The only place that reads a card's view for them. */
export type PictureSource = {
  /** Code of the card's design, and its one colour. */
  design: string
  colour: string
  language: string
  facts: Facts
}

/**
 * The facts of a card's pictures. Signs that no face of ours has (emoji, other scripts) are left out of the owner's
 * texts: a picture without them is better than none. `pictures` says which of logo and cover can be handed in.
 */
export function pictureSource(view: CardView, pictures: { logo: boolean; cover: boolean }): PictureSource {
  const { facts: card, words } = view
  const { basicDetails: details, template } = card
  const address = card.url.replace(/^https?:\/\//, '')
  const owner = [view.owner?.name, view.owner?.designation].filter(Boolean).join(', ')
  const texts = {
    name: withoutMissing(view.name, 'sans') || card.cardId,
    about: [card.category, details.city].filter(Boolean).join(' · '),
    line: details.tagline || owner,
    owner,
    phone: view.phones[0]?.shown ?? '',
    letters: withoutMissing(view.monogram.letters, 'sans') || card.cardId.slice(0, 1).toUpperCase(),
    address,
    scan: words.scanToSave,
  }
  const drawn = Object.entries(texts).map(([name, text]) => [name, withoutMissing(text, 'sans')])
  return {
    design: template.code,
    colour: template.colour,
    language: card.settings.language,
    facts: {
      ...(Object.fromEntries(drawn) as Record<keyof typeof texts, string>),
      url: card.url,
      logo: pictures.logo ? 'logo' : '',
      cover: pictures.cover ? 'cover' : '',
    },
  }
}
