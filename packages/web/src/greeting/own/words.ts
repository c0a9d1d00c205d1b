import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import type {
  letterings,
  posterColours,
  PosterDesign,
  PosterSlot,
} from '@parichay/contract/greeting/own-poster.ts'

/** Designs of posters in own words. */
export const designNames: Record<PosterDesign, MessageDescriptor> = {
  shelf: msg`Product and price`,
  burst: msg`Price on a star`,
  banner: msg`Offer in large letters`,
  portrait: msg`Photo in a ring`,
  window: msg`Your shop, full size`,
  arch: msg`A wish in an arch`,
}

/** Looks of the letters. */
export const letteringNames: Record<(typeof letterings)[number], MessageDescriptor> = {
  festive: msg({ message: 'Festive', context: 'look of letters' }),
  bold: msg({ message: 'Bold', context: 'look of letters' }),
  classic: msg({ message: 'Classic', context: 'look of letters' }),
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
  wish: msg`Wish or name of the product`,
  line: msg`Line below`,
  offer: msg`Offer`,
  price: msg`Price`,
  mrp: msg`MRP, struck through`,
  date: msg`Date`,
}

/** What could stand there. */
export const slotHints: Record<PosterSlot, MessageDescriptor> = {
  wish: msg`Such as Happy anniversary`,
  line: msg`Such as Fresh every morning`,
  offer: msg`Such as 20 % OFF`,
  price: msg`Such as ₹ 499`,
  mrp: msg`Such as ₹ 599`,
  date: msg`Such as Until Sunday`,
}
