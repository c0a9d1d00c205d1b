import type { Card } from '@parichay/contract/card/fields.ts'
import { postLanguages } from '@parichay/contract/greeting/tastes.ts'
import {
  noWords,
  OwnPoster,
  type PosterDesign,
  posterDesignNames,
  posterDesigns,
  wordsOfProduct,
} from '@parichay/contract/greeting/own-poster.ts'
import { tradeLine } from '@parichay/contract/greeting/trade-lines.ts'
import type { TypedPoster } from './own-poster.ts'

/** What an address asks the poster to begin with. */
export type PosterSearch = { design: PosterDesign; shape: 'SQUARE' | 'STORY'; product: number | undefined }

/** The beginning an address asks for; what makes no sense is the usual. Pure. */
export const readPosterSearch = (search: Record<string, unknown>): PosterSearch => ({
  design: posterDesignNames.find((one) => one === search['design']) ?? 'shelf',
  shape: search['shape'] === 'STORY' ? 'STORY' : 'SQUARE',
  product: /^\d{1,3}$/.test(String(search['product'] ?? '')) ? Number(search['product']) : undefined,
})

type Shelf = Pick<Card, 'products' | 'files'>

/** Products of a card that have a picture, with their place in the card. Pure. */
export const shownProducts = (card: Shelf | undefined) =>
  (card?.products ?? []).flatMap((product, place) => {
    const documentId = product.documentIds[0]
    const file = documentId === undefined ? undefined : card!.files[String(documentId)]
    return documentId !== undefined && file ? [{ product, place, documentId, file }] : []
  })
/** A product with its picture. */
export type ShownProduct = ReturnType<typeof shownProducts>[number]

/** A poster with the words and the picture of a product. Pure. */
export const withProduct = (
  { poster }: TypedPoster,
  { product, documentId, file }: ShownProduct,
): TypedPoster => ({
  poster: {
    ...poster,
    words: { ...wordsOfProduct(product, poster.language), line: poster.words.line, date: poster.words.date },
    photoDocumentId: documentId,
  },
  photoUrl: file.url,
})

/** The poster an address begins with; an offer of a product says what suits the trade. Pure. */
export function startPoster(
  { design, shape, product }: PosterSearch,
  language: string,
  card: Shelf | undefined,
  category: string,
): TypedPoster {
  const poster = OwnPoster.parse({
    design,
    shape,
    language: postLanguages.find((one) => one === language) ?? 'en',
    colours: posterDesigns[design].purpose === 'offer' ? 'saffron' : 'wine',
    words: { ...noWords, line: product === undefined ? '' : tradeLine(category, language) },
  })
  const begun = { poster, photoUrl: '' }
  const wanted = shownProducts(card).find(({ place }) => place === product)
  return wanted ? withProduct(begun, wanted) : begun
}
