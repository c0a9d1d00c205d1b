import type { I18n } from '@lingui/core'
import type { PdfCardsOfBusiness } from '@parichay/contract/pdf-card/fields.ts'
import { beginWith } from '@parichay/contract/pdf-card/rules.ts'
import {
  pdfCategories,
  type PdfCardKind,
  type PdfCategory,
  type PdfTemplateCode,
  pdfTemplateCodes,
  sizeOfTemplate,
  templateOf,
} from '@parichay/contract/pdf-card/templates.ts'
import { cardScene } from '@parichay/pdf-card/card.ts'
import { type CardColour, cardColours, colourOf } from '@parichay/pdf-card/colour.ts'
import { isFoundIn } from '../ui/search-text.ts'
import { tradeWords } from '@parichay/contract/pdf-card/trade-words.ts'
import { categoryNames, colourNames, templateNames } from './words.ts'

/** How a card lies: higher than wide, or wider than high. */
export const cardShapes = ['upright', 'wide'] as const
/** One of `cardShapes`. */
export type CardShape = (typeof cardShapes)[number]

/** What the gallery is narrowed to; it lives in the address. */
export type TemplateFilters = {
  kind: PdfCardKind
  search: string
  category: PdfCategory | undefined
  colour: CardColour | undefined
  shape: CardShape | undefined
  used: boolean
}

/** Reads the filters of an address; what is none is left out. */
export const readFilters = (search: Record<string, unknown>): TemplateFilters => ({
  kind: search['kind'] === 'id' ? 'id' : 'visiting',
  search: typeof search['search'] === 'string' ? search['search'] : '',
  category: pdfCategories.find((one) => one === search['category']),
  colour: cardColours.find((one) => one === search['colour']),
  shape: cardShapes.find((one) => one === search['shape']),
  used: String(search['used']) === 'true',
})

/** What of a template can be narrowed by. */
export type FoundTemplate = {
  code: PdfTemplateCode
  category: PdfCategory
  /** As it is seen in the gallery: with a logo, in the logo’s colours. */
  colour: CardColour
  shape: CardShape
  isUsed: boolean
}

/** The templates of a kind with what they are narrowed by. */
export function templatesOf(kind: PdfCardKind, answer: PdfCardsOfBusiness): FoundTemplate[] {
  const used = new Set(answer.list.map(({ details }) => details.templateCode))
  const { pictures, logoColours, cardUrl, verifyUrl } = answer
  return pdfTemplateCodes.flatMap((code) => {
    const { category, kind: itsKind } = templateOf(code)
    if (itsKind !== kind) return []
    const { width, height } = sizeOfTemplate(code)
    const details = beginWith(answer, code)
    const order = {
      details,
      pictures: Object.keys(pictures),
      logoColours,
      cardUrl,
      verifyUrl,
      isSample: false,
    }
    const colour = colourOf(cardScene(order, 'front'))
    return [{ code, category, colour, shape: height > width ? 'upright' : 'wide', isUsed: used.has(code) }]
  })
}

/** Whether a template is among those that are asked for; words are looked for in its name, its trade and its colour. */
export function isAskedFor(one: FoundTemplate, filters: TemplateFilters, i18n: I18n): boolean {
  const words = [
    one.code,
    i18n._(templateNames[one.code]),
    i18n._(categoryNames[one.category]),
    i18n._(colourNames[one.colour]),
    tradeWords[one.category],
  ].join(' ')
  return (
    (filters.category === undefined || one.category === filters.category) &&
    (filters.colour === undefined || one.colour === filters.colour) &&
    (filters.shape === undefined || one.shape === filters.shape) &&
    (!filters.used || one.isUsed) &&
    isFoundIn(words, filters.search)
  )
}
