import type { User } from '@parichay/contract/auth/fields.ts'
import type { Card } from '@parichay/contract/card/fields.ts'

/** What makes a card complete, in the order in which it helps most. */
export type Stage = 'logo' | 'phone' | 'address' | 'links' | 'hours' | 'publish' | 'share' | 'upi' | 'gallery'

type Facts = {
  card: Pick<Card, 'basicDetails' | 'links' | 'paymentOptions' | 'gallery' | 'status'>
  user: Pick<User, 'phoneNumber' | 'isForeignUser'>
  isShared: boolean
}

/** Which stages of a card are reached. Customers abroad have no phone to verify. Pure. */
export function progressOf({ card, user, isShared }: Facts): { stage: Stage; done: boolean }[] {
  const { basicDetails: details } = card
  const stages: [Stage, boolean][] = [
    ['logo', details.logoDocumentId !== null],
    ...(user.isForeignUser ? [] : [['phone', user.phoneNumber !== null] as [Stage, boolean]]),
    ['address', details.address !== ''],
    ['links', card.links.length > 0],
    ['hours', details.hours !== null],
    ...(card.status === 'DRAFT'
      ? [['publish', false] as [Stage, boolean]]
      : [['share', isShared] as [Stage, boolean]]),
    ['upi', card.paymentOptions.upiId !== null],
    ['gallery', card.gallery.length > 0],
  ]
  return stages.map(([stage, done]) => ({ stage, done }))
}
