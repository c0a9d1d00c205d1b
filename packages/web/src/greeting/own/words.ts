import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import type {
  LetterLook,
  letterings,
  OwnDesignName,
  posterColours,
  PosterSlot,
} from '@parichay/contract/greeting/own-poster.ts'

/** Designs of posters in own words. */
export const designNames: Record<OwnDesignName, MessageDescriptor> = {
  shelf: msg`Product and price`,
  burst: msg`Price on a star`,
  spotlight: msg`In the light`,
  banner: msg`Offer in large letters`,
  portrait: msg`Photo in a ring`,
  jharokha: msg`Palace window`,
  print: msg`Paper print with marigolds`,
  window: msg`Your shop, full size`,
  slant: msg`Cut aslant`,
  crest: msg`Above a wave`,
  arch: msg`A wish in an arch`,
}

/** Looks of the letters. */
export const letteringNames: Record<(typeof letterings)[number], MessageDescriptor> = {
  festive: msg({ message: 'Festive', context: 'look of letters' }),
  bold: msg({ message: 'Bold', context: 'look of letters' }),
  classic: msg({ message: 'Classic', context: 'look of letters' }),
}

/** How the wish shines. */
export const lookNames: Record<LetterLook, MessageDescriptor> = {
  gold: msg({ message: 'Gold', context: 'look of letters' }),
  silver: msg({ message: 'Silver', context: 'look of letters' }),
  plain: msg({ message: 'Plain', context: 'look of letters' }),
}

/** Colours by name, and as one of them is seen. */
export const colourNames: Record<(typeof posterColours)[number], { label: MessageDescriptor; seen: string }> =
  {
    saffron: { label: msg`Saffron`, seen: 'linear-gradient(135deg, #ffd794, #b3261e)' },
    wine: { label: msg`Wine`, seen: 'linear-gradient(135deg, #8e1b2f, #ffc24a)' },
    emerald: { label: msg`Emerald`, seen: 'linear-gradient(135deg, #0f6b4f, #ffd166)' },
    night: { label: msg`Night`, seen: 'linear-gradient(135deg, #23356e, #ffd76a)' },
    rose: { label: msg`Rose`, seen: 'linear-gradient(135deg, #ffd3da, #c2185b)' },
    sand: { label: msg`Sand`, seen: 'linear-gradient(135deg, #f1e3c8, #0f5f63)' },
  }

/** What stands in each place. */
export const slotNames: Record<PosterSlot, MessageDescriptor> = {
  above: msg`Small line above`,
  wish: msg`Wish or name of the product`,
  line: msg`Line below`,
  offer: msg`Offer`,
  price: msg`Price`,
  mrp: msg`MRP, struck through`,
  date: msg`Date`,
}

/** What could stand there. */
export const slotHints: Record<PosterSlot, MessageDescriptor> = {
  above: msg`Such as With love from all of us`,
  wish: msg`Such as Happy anniversary`,
  line: msg`Such as Fresh every morning`,
  offer: msg`Such as 20 % OFF`,
  price: msg`Such as ₹ 499`,
  mrp: msg`Such as ₹ 599`,
  date: msg`Such as Until Sunday`,
}
