import { z } from 'zod'
import { line, RowNumber } from '../ids.ts'
import { rupees } from '../money.ts'
import { shapes } from './rules.frames.ts'
import { postLanguages } from './tastes.ts'

/** Places for words on a poster of one's own, from top to bottom. */
export const posterSlots = ['wish', 'line', 'offer', 'price', 'mrp', 'date'] as const
/** One of `posterSlots`. */
export type PosterSlot = (typeof posterSlots)[number]
/** Most letters of each place, which every design that has it can set at a size people read. */
export const slotLengths: Record<PosterSlot, number> = {
  wish: 60,
  line: 90,
  offer: 24,
  price: 18,
  mrp: 18,
  date: 40,
}

/** The designs with the places they have, and whether they are made around a photograph. */
export const posterDesigns = {
  shelf: { purpose: 'offer', photo: true, slots: ['wish', 'line', 'offer', 'price', 'mrp', 'date'] },
  burst: { purpose: 'offer', photo: true, slots: ['wish', 'offer', 'price', 'mrp', 'date'] },
  banner: { purpose: 'offer', photo: false, slots: ['wish', 'line', 'offer', 'date'] },
  portrait: { purpose: 'photo', photo: true, slots: ['wish', 'line', 'date'] },
  window: { purpose: 'photo', photo: true, slots: ['wish', 'line'] },
  arch: { purpose: 'wish', photo: false, slots: ['wish', 'line', 'date'] },
} as const satisfies Record<
  string,
  { purpose: 'offer' | 'photo' | 'wish'; photo: boolean; slots: readonly PosterSlot[] }
>
/** A key of `posterDesigns`. */
export type PosterDesign = keyof typeof posterDesigns
/** All designs in the order they are shown. */
export const posterDesignNames = Object.keys(posterDesigns) as [PosterDesign, ...PosterDesign[]]

/** Looks of the letters. */
export const letterings = ['festive', 'bold', 'classic'] as const
/** Colours of a poster of one's own. */
export const posterColours = ['saffron', 'wine', 'emerald', 'night', 'rose', 'sand'] as const

const slot = (name: PosterSlot) => line(slotLengths[name]).default('')

/** A poster in somebody's own words. Words of places that its design does not have stay, and are not drawn. */
export const OwnPoster = z.strictObject({
  design: z.enum(posterDesignNames),
  shape: z.enum(shapes),
  language: z.enum(postLanguages),
  lettering: z.enum(letterings).default('festive'),
  colours: z.enum(posterColours).default('saffron'),
  words: z.strictObject({
    wish: slot('wish'),
    line: slot('line'),
    offer: slot('offer'),
    price: slot('price'),
    mrp: slot('mrp'),
    date: slot('date'),
  }),
  /** A picture of the business, such as of a product. */
  photoDocumentId: RowNumber.nullable().default(null),
})
export type OwnPoster = z.output<typeof OwnPoster>

/** No words in any place. */
export const noWords: OwnPoster['words'] = { wish: '', line: '', offer: '', price: '', mrp: '', date: '' }

/** A poster that came as JSON in an address. */
export const OwnPosterQuery = z
  .string()
  .max(3000)
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown
    } catch {
      context.addIssue({ code: 'custom', message: 'The poster could not be read.' })
      return z.NEVER
    }
  })
  .pipe(OwnPoster)

/** By how much a price lies below its MRP, in whole per cent; none where it says little or nothing. Both in paise. Pure. */
export function discountOf(price: number | null, mrp: number | null): number | undefined {
  if (price === null || mrp === null || mrp <= price || price <= 0) return undefined
  const percent = Math.floor(((mrp - price) / mrp) * 100)
  return percent >= 3 ? percent : undefined
}

const offs: Partial<Record<string, string>> = { hi: 'छूट', gu: 'છૂટ', mr: 'सूट' }

type Sold = {
  name: string
  price: number | null
  mrp?: number | null | undefined
  unit?: string | null | undefined
}

/** The words of an offer of a product, in a language. Prices in paise. Pure. */
export function wordsOfProduct(
  { name, price, mrp = null, unit }: Sold,
  language: string,
): OwnPoster['words'] {
  const percent = discountOf(price, mrp)
  const off = offs[language]
  return {
    ...noWords,
    wish: name.slice(0, slotLengths.wish),
    offer: percent === undefined ? '' : off ? `${percent} % ${off}` : `${percent} % OFF`,
    price: price === null ? '' : `${rupees(price)}${unit ? ` / ${unit}` : ''}`.slice(0, slotLengths.price),
    mrp: percent === undefined ? '' : rupees(mrp!),
  }
}
