import { z } from 'zod'
import { firstPart } from '../first-part.ts'
import { line, RowNumber } from '../ids.ts'
import { rupees } from '../money.ts'
import { shapes } from './rules.frames.ts'
import { postLanguages } from './tastes.ts'

/** Places for words on a poster of one's own, from top to bottom. */
export const posterSlots = ['above', 'wish', 'line', 'offer', 'price', 'mrp', 'date'] as const
/** One of `posterSlots`. */
export type PosterSlot = (typeof posterSlots)[number]
/** Most letters of each place, which every design that has it can set at a size people read. */
export const slotLengths: Record<PosterSlot, number> = {
  above: 40,
  wish: 80,
  line: 90,
  offer: 24,
  price: 18,
  mrp: 18,
  date: 40,
}
/** Posters of the library also say whole thoughts. */
const libraryLengths: Partial<Record<PosterSlot, number>> = { wish: 140, line: 140 }

type DesignFacts = {
  purpose: 'offer' | 'photo' | 'wish' | 'library'
  /** Whom or what its photograph shows; null for designs without one. */
  photo: 'product' | 'person' | 'shop' | null
  slots: readonly PosterSlot[]
}

/** The designs with the places they have, and what photograph they are made around; `library` is any poster of the library. */
export const posterDesigns = {
  shelf: { purpose: 'offer', photo: 'product', slots: ['wish', 'line', 'offer', 'price', 'mrp', 'date'] },
  burst: { purpose: 'offer', photo: 'product', slots: ['wish', 'offer', 'price', 'mrp', 'date'] },
  spotlight: { purpose: 'offer', photo: 'product', slots: ['wish', 'line', 'offer', 'price', 'mrp'] },
  banner: { purpose: 'offer', photo: null, slots: ['wish', 'line', 'offer', 'price', 'mrp', 'date'] },
  portrait: { purpose: 'photo', photo: 'person', slots: ['above', 'wish', 'line', 'date'] },
  jharokha: { purpose: 'photo', photo: 'person', slots: ['above', 'wish', 'line', 'date'] },
  print: { purpose: 'photo', photo: 'person', slots: ['above', 'wish', 'line', 'date'] },
  window: { purpose: 'photo', photo: 'shop', slots: ['wish', 'line'] },
  slant: { purpose: 'photo', photo: 'shop', slots: ['above', 'wish', 'line', 'date'] },
  crest: { purpose: 'photo', photo: 'shop', slots: ['wish', 'line', 'date'] },
  arch: { purpose: 'wish', photo: null, slots: ['wish', 'line', 'date'] },
  library: { purpose: 'library', photo: null, slots: posterSlots },
} as const satisfies Record<string, DesignFacts>
/** A key of `posterDesigns`. */
export type PosterDesign = keyof typeof posterDesigns
/** A design that is chosen by itself, without a poster of the library. */
export type OwnDesignName = Exclude<PosterDesign, 'library'>
/** The designs that are chosen by themselves, in the order they are shown. */
export const posterDesignNames = Object.keys(posterDesigns).filter((name) => name !== 'library') as [
  OwnDesignName,
  ...OwnDesignName[],
]

/** Most letters of a place in a design. */
export const slotLength = (design: PosterDesign, slot: PosterSlot): number =>
  (design === 'library' ? libraryLengths[slot] : undefined) ?? slotLengths[slot]

/** Hands of the letters. */
export const letterings = ['festive', 'bold', 'classic'] as const
/** How the letters of the wish shine. */
export const letterLooks = ['gold', 'silver', 'plain'] as const
/** One of `letterLooks`. */
export type LetterLook = (typeof letterLooks)[number]
/** Colours of a poster of one's own. */
export const posterColours = ['saffron', 'wine', 'emerald', 'night', 'rose', 'sand'] as const

const slot = (name: PosterSlot) => line(slotLength('library', name)).default('')
const Words = z.strictObject({
  above: slot('above'),
  wish: slot('wish'),
  line: slot('line'),
  offer: slot('offer'),
  price: slot('price'),
  mrp: slot('mrp'),
  date: slot('date'),
})

/** What a business says on a poster of the library: the words, their language, and how the wish shines. */
export const PosterEdit = z.strictObject({
  language: z.enum(postLanguages),
  look: z.enum(letterLooks).default('plain'),
  words: Words,
})
/** What a business says on a poster of the library. */
export type PosterEdit = z.output<typeof PosterEdit>

/**
 * A poster in somebody's own words. Words of places that its design does not have stay, and are not drawn. `imageId` is
 * the poster of the library whose words these are, with the design `library` only.
 */
export const OwnPoster = z
  .strictObject({
    design: z.enum([...posterDesignNames, 'library']),
    imageId: RowNumber.nullable().default(null),
    shape: z.enum(shapes),
    lettering: z.enum(letterings).default('festive'),
    colours: z.enum(posterColours).default('saffron'),
    /** A picture of the business, such as of a product. */
    photoDocumentId: RowNumber.nullable().default(null),
    ...PosterEdit.shape,
  })
  .superRefine(({ design, imageId, words }, context) => {
    if ((design === 'library') !== (imageId !== null))
      context.addIssue({ code: 'custom', path: ['imageId'], message: 'Choose a poster of the library.' })
    for (const name of posterSlots)
      if (words[name].length > slotLength(design, name))
        context.addIssue({
          code: 'custom',
          path: ['words', name],
          message: `Use at most ${slotLength(design, name)} letters here.`,
        })
  })
/** A poster in somebody's own words. */
export type OwnPoster = z.output<typeof OwnPoster>

/**
 * What a poster of the library hands over for words of one's own: `words` as it was made, `message` the element of the
 * scene that sets them, and `kept`, what the business said on it last. The rest of it is a picture with a call of its own.
 */
export const PosterBase = z.object({
  imageId: z.number().int(),
  title: z.string(),
  shape: z.enum(shapes),
  language: z.enum(postLanguages),
  look: z.enum(letterLooks),
  /** With the line breaks of the design. */
  words: z.record(z.enum(posterSlots), z.string()),
  message: z.record(z.string(), z.unknown()),
  kept: PosterEdit.nullable(),
})
/** What a poster of the library hands over for words of one's own. */
export type PosterBase = z.output<typeof PosterBase>

/** Where a poster of the library lies without its words. */
export const posterGroundUrl = (imageId: number, businessId: number) =>
  `/api/v1/image-post/${imageId}/ground?businessId=${businessId}`

/** The words of a design in one line each, as they are typed. Pure. */
export const inOneLine = (words: Readonly<Record<PosterSlot, string>>): OwnPoster['words'] => {
  const flat = Object.entries(words).map(([name, text]) => [name, text.replace(/\s*\n\s*/g, ' ')])
  return { ...noWords, ...Object.fromEntries(flat) }
}

/** No words in any place. */
export const noWords: OwnPoster['words'] = {
  above: '',
  wish: '',
  line: '',
  offer: '',
  price: '',
  mrp: '',
  date: '',
}

/** A poster that came as JSON in an address. */
export const OwnPosterQuery = z
  .string()
  .max(4000)
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

/** What stands behind the per cent of a discount. */
const offs: Record<(typeof postLanguages)[number], string> = {
  en: 'OFF',
  hi: 'छूट',
  gu: 'છૂટ',
  mr: 'सूट',
  bn: 'ছাড়',
  ta: 'தள்ளுபடி',
  te: 'తగ్గింపు',
  kn: 'ರಿಯಾಯಿತಿ',
  ml: 'കിഴിവ്',
  pa: 'ਛੋਟ',
  or: 'ରିହାତି',
  ur: 'رعایت',
}

type Sold = {
  name: string
  price: number | null
  mrp?: number | null | undefined
  unit?: string | null | undefined
}

/** The words of an offer of a product, in a language. Prices in paise; a unit for which there is no room is left out. Pure. */
export function wordsOfProduct(
  { name, price, mrp = null, unit }: Sold,
  language: (typeof postLanguages)[number],
): OwnPoster['words'] {
  const percent = discountOf(price, mrp)
  const shown = price === null ? '' : rupees(price)
  const withUnit = `${shown} / ${unit}`
  return {
    ...noWords,
    wish: name,
    offer: percent === undefined ? '' : `${percent} % ${offs[language]}`,
    price: shown !== '' && unit && withUnit.length <= slotLengths.price ? withUnit : shown,
    mrp: percent === undefined ? '' : rupees(mrp!),
  }
}

type Left = { tomorrow: string; days: string }

/** What is said before a great day; # stands for the number of days. */
const left: Record<(typeof postLanguages)[number], Left> = {
  en: { tomorrow: 'Tomorrow', days: '# days to go' },
  hi: { tomorrow: 'कल', days: 'बस # दिन बाक़ी' },
  gu: { tomorrow: 'આવતીકાલે', days: 'બસ # દિવસ બાકી' },
  mr: { tomorrow: 'उद्या', days: 'फक्त # दिवस बाकी' },
  bn: { tomorrow: 'আগামীকাল', days: 'আর মাত্র # দিন' },
  ta: { tomorrow: 'நாளை', days: 'இன்னும் # நாட்கள்' },
  te: { tomorrow: 'రేపే', days: 'ఇంకా # రోజులే' },
  kn: { tomorrow: 'ನಾಳೆ', days: 'ಇನ್ನು # ದಿನ ಮಾತ್ರ' },
  ml: { tomorrow: 'നാളെ', days: 'ഇനി # ദിവസം മാത്രം' },
  pa: { tomorrow: 'ਭਲਕੇ', days: 'ਬੱਸ # ਦਿਨ ਬਾਕੀ' },
  or: { tomorrow: 'ଆସନ୍ତାକାଲି', days: 'ଆଉ # ଦିନ ବାକି' },
  ur: { tomorrow: 'کل', days: 'بس # دن باقی' },
}

/** The words of a poster that counts down to a great day, in a language; `days` is one and more. Pure. */
export const wordsOfCountdown = (
  name: string,
  days: number,
  language: (typeof postLanguages)[number],
): Pick<OwnPoster['words'], 'wish' | 'line'> => ({
  wish: firstPart(name, slotLengths.wish),
  line: days === 1 ? left[language].tomorrow : left[language].days.replace('#', String(days)),
})
