import type { Card } from '@parichay/contract/card/fields.ts'
import {
  inOneLine,
  noWords,
  OwnPoster,
  type OwnDesignName,
  type PosterBase,
  posterDesignNames,
  posterDesigns,
  type PosterEdit,
  slotLengths,
  wordsOfProduct,
} from '@parichay/contract/greeting/own-poster.ts'
import { postLanguages } from '@parichay/contract/greeting/tastes.ts'
import { tradeLine } from '@parichay/contract/greeting/trade-lines.ts'
import { ownPhotos, type PhotoSources } from './own-photos.ts'
import type { TypedPoster } from './own-poster.ts'

/** What an address asks the poster to begin with; `post` is a poster of the library that takes other words. */
export type PosterSearch = {
  design: OwnDesignName
  shape: 'SQUARE' | 'STORY'
  product: number | undefined
  post?: number | undefined
  /** Words to begin with, such as those of a countdown. */
  wish?: string | undefined
  line?: string | undefined
}

const words = (asked: unknown, most: number) =>
  String(asked ?? '')
    .trim()
    .slice(0, most) || undefined
const number = (asked: unknown, digits: number) =>
  new RegExp(`^\\d{1,${digits}}$`).test(String(asked ?? '')) ? Number(asked) : undefined

/** The beginning an address asks for; what makes no sense is the usual. Pure. */
export const readPosterSearch = (search: Record<string, unknown>): PosterSearch => ({
  design: posterDesignNames.find((one) => one === search['design']) ?? 'shelf',
  shape: search['shape'] === 'STORY' ? 'STORY' : 'SQUARE',
  product: number(search['product'], 3),
  post: number(search['post'], 9),
  wish: words(search['wish'], slotLengths.wish),
  line: words(search['line'], slotLengths.line),
})

type Shelf = Pick<Card, 'products' | 'files'>

/** The card whose products are offered: the first that has any. Pure. */
export const sellingCard = <C extends Pick<Card, 'products'>>(
  cards: readonly C[] | undefined,
): C | undefined => cards?.find(({ products }) => products.length > 0) ?? cards?.[0]

/** Products of a card with their place in it, and their picture where they have one: those with a picture first. Pure. */
export const shownProducts = (card: Shelf | undefined) =>
  (card?.products ?? [])
    .map((product, place) => {
      const documentId = product.documentIds[0]
      const file = documentId === undefined ? undefined : card!.files[String(documentId)]
      return {
        product,
        place,
        photo: documentId !== undefined && file ? { documentId, url: file.url } : null,
      }
    })
    // One without a picture is worth a poster for its price.
    .filter(({ product, photo }) => photo !== null || product.price !== null)
    .toSorted((one, other) => Number(other.photo !== null) - Number(one.photo !== null))
/** A product with its picture. */
export type ShownProduct = ReturnType<typeof shownProducts>[number]

/** The design a product is offered in: one with a photograph only where there is one. Pure. */
export const designFor = ({ photo }: ShownProduct, i: number): OwnDesignName =>
  photo === null ? 'banner' : (['shelf', 'burst', 'spotlight'] as const)[i % 3]!

/** A poster with the words and the picture of a product; one without a picture stands in a design without. Pure. */
export const withProduct = ({ poster }: TypedPoster, { product, photo }: ShownProduct): TypedPoster => ({
  poster: {
    ...poster,
    design: photo === null && posterDesigns[poster.design].photo ? 'banner' : poster.design,
    words: { ...wordsOfProduct(product, poster.language), line: poster.words.line, date: poster.words.date },
    photoDocumentId: photo?.documentId ?? null,
  },
  photoUrl: photo?.url ?? '',
})

/** The poster an address begins with: an offer says what suits the trade, a photograph is one that is there already. Pure. */
export function startPoster(
  { design, shape, product, wish = '', line }: PosterSearch,
  language: string,
  sources: { card?: (Shelf & NonNullable<PhotoSources['card']>) | undefined } & Pick<PhotoSources, 'answer'>,
  category: string,
): TypedPoster {
  const { purpose, photo } = posterDesigns[design]
  const spoken = postLanguages.find((one) => one === language) ?? 'en'
  const poster = OwnPoster.parse({
    design,
    shape,
    language: spoken,
    colours: purpose === 'offer' ? 'saffron' : 'wine',
    look: purpose === 'photo' || wish ? 'gold' : 'plain',
    words: { ...noWords, wish, line: line ?? (product === undefined ? '' : tradeLine(category, spoken)) },
  })
  const wanted = shownProducts(sources.card).find(({ place }) => place === product)
  if (wanted) return withProduct({ poster, photoUrl: '' }, wanted)
  const [first] = photo ? ownPhotos(sources, photo) : []
  return first?.of === photo
    ? { poster: { ...poster, photoDocumentId: first!.documentId }, photoUrl: first!.url }
    : { poster, photoUrl: '' }
}

/** What a poster of the library says by itself. Pure. */
export const designedWords = ({ language, look, words }: PosterBase): PosterEdit => ({
  language,
  look,
  words: inOneLine(words),
})

/** A poster of the library with what the business said on it last, or with its own words. Pure. */
export function startFromLibrary(base: PosterBase): TypedPoster {
  const poster = OwnPoster.parse({
    design: 'library',
    imageId: base.imageId,
    shape: base.shape,
    ...(base.kept ?? designedWords(base)),
  })
  return { poster, photoUrl: '', base }
}
