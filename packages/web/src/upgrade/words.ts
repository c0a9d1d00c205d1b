import { msg, plural } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import type { paymentModes } from '@parichay/contract/payment/fields.ts'
import type { PlanLine, PlanProduct } from '@parichay/contract/plan/lines.ts'
import { unlimited } from '@parichay/contract/plan/fields.ts'

/** The products of a plan (specification 2). */
export const productNames = {
  digitalCard: msg`Digital Card`,
  greetings: msg`Greetings`,
  pdfCard: msg`Pdf Id Card`,
  promotionalVideo: msg`Promotional Video`,
} satisfies Record<PlanProduct, MessageDescriptor>

/** How staff were paid. */
export const modeNames = {
  cash: msg`Cash`,
  upi: msg`UPI`,
  bank: msg`Bank transfer`,
  cheque: msg`Cheque`,
  card: msg`Card machine`,
  free: msg`Free of charge`,
  other: msg`Other`,
} satisfies Record<(typeof paymentModes)[number], MessageDescriptor>

/** A feature line in words (specification 2). */
export function lineWords({ name, count }: PlanLine): MessageDescriptor {
  const isUnlimited = count === unlimited
  const some = count ?? 0
  switch (name) {
    case 'digitalCards':
      return msg({ message: plural(count ?? 1, { one: '# Digital card', other: '# Digital cards' }) })
    case 'changeTheme':
      return msg`Change theme anytime`
    case 'editDetails':
      return msg`Edit details anytime`
    case 'images':
      return count === undefined || isUnlimited
        ? msg`Download unlimited images`
        : msg({ message: plural(some, { one: 'Download # image', other: 'Download # images' }) })
    case 'videos':
      return count === undefined
        ? msg`Download videos every day`
        : msg({
            message: plural(some, { one: 'Download # video per day', other: 'Download # videos per day' }),
          })
    case 'adsImages':
      return msg`Download unlimited business ads images`
    case 'generalFrames':
      return msg`All general frames access`
    case 'productFrames':
      return msg`All product frames access`
    case 'politicalFrames':
      return msg`All political frames access`
    case 'pdfCards':
      return count === undefined
        ? msg`Pdf id cards`
        : isUnlimited
          ? msg`Unlimited Pdf id cards`
          : msg({ message: plural(some, { one: '# Pdf id card', other: '# Pdf id cards' }) })
    case 'promotionalVideos':
      return count === undefined
        ? msg`Promotional Videos`
        : isUnlimited
          ? msg`Unlimited Promotional Videos`
          : msg({ message: plural(some, { one: '# Promotional Video', other: '# Promotional Videos' }) })
  }
}
