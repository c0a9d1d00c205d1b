import { exactUpTo, totalText } from '../ui/list/pages.ts'
import type { Person } from '@parichay/contract/franchisee/fields.people.ts'
import { useLingui } from '@lingui/react/macro'
import { plural } from '@lingui/core/macro'
import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import type { IdentityProof, PersonState } from '@parichay/contract/franchisee/fields.people.ts'
import type { PermissionName, StaffRole } from '@parichay/contract/franchisee/fields.ts'
import type { FailureWords } from '../failure-words.ts'

/** What a role is for, in a sentence. */
export const roleSays: Record<StaffRole, MessageDescriptor> = {
  creator: msg`Makes cards for customers and sees only these. No payments.`,
  franchisee: msg`Sells in an area of their own, sees their own businesses and what these paid.`,
  'franchisee-with-all-card-access': msg`Sees the businesses and cards of the whole agency, and looks after greetings.`,
  admin: msg`May do everything in the agency: people, plans, billing.`,
}

/** Where somebody stands. */
export const stateNames: Record<PersonState, MessageDescriptor> = {
  active: msg`Active`,
  invited: msg`Invited`,
  disabled: msg`Disabled`,
}

/** How an admin made sure of a person. */
export const proofNames: Record<IdentityProof, MessageDescriptor> = {
  inPerson: msg`They stood before me`,
  video: msg`I saw them in a video call`,
  callBack: msg`I called them back and know their voice`,
  document: msg`They showed an identity document`,
}

type Said = { name: MessageDescriptor; says: MessageDescriptor }

/** Permissions in words: what it is called, and what whoever holds it may do. */
export const permissionWords: Record<PermissionName, Said> = {
  'business.list': { name: msg`See the list`, says: msg`All Businesses with search and filters.` },
  'business.view': { name: msg`Open a business`, says: msg`Owner, plan and card on one page.` },
  'business.create': { name: msg`Add customers`, says: msg`Register a customer and their businesses.` },
  'business.edit': { name: msg`Change a business`, says: msg`Name, address, logo and contact details.` },
  'business.delete': {
    name: msg`Delete a business`,
    says: msg`Only without paid time; it can come back for 30 days.`,
  },
  'business.clone': { name: msg`Clone a business`, says: msg`A copy with a draft of its card.` },
  'card.list': { name: msg`See the list`, says: msg`All Projects with search and filters.` },
  'card.view': { name: msg`Open a card`, says: msg`Its sections and its figures.` },
  'card.edit': { name: msg`Make and change cards`, says: msg`All sections, the design and publishing.` },
  'card.status': {
    name: msg`Switch cards on and off`,
    says: msg`Take a card off air and back, with a reason.`,
  },
  'card.delete': { name: msg`Delete a card`, says: msg`Its link is kept free for 90 days.` },
  'card.imagePost': { name: msg`Switch greetings on and off`, says: msg`For the business of a card.` },
  'plan.view': { name: msg`See plans`, says: msg`What the agency sells, and at what price.` },
  'payment.view': { name: msg`See payments`, says: msg`What was paid for a business, and its invoices.` },
  'payment.manual': {
    name: msg`Give plans by hand`,
    says: msg`Record cash and transfers without the payment gateway.`,
  },
  'pdf.list': { name: msg`See the list`, says: msg`PDF ID cards with search and filters.` },
  'pdf.view': { name: msg`Open a PDF ID card`, says: msg`Its people and its design.` },
  'pdf.edit': { name: msg`Make and change PDF ID cards`, says: msg`People, photos and the design.` },
  'pdf.status': { name: msg`Switch PDF ID cards on and off`, says: msg`With a reason.` },
  'pdf.export': { name: msg`Export PDF ID cards`, says: msg`Files for printing, without the sample mark.` },
  'video.list': { name: msg`See the list`, says: msg`Promotional videos with search and filters.` },
  'video.view': { name: msg`Open a video`, says: msg`Its pictures and where its making stands.` },
  'video.edit': { name: msg`Make and change videos`, says: msg`Pictures, texts and the template.` },
  'video.status': { name: msg`Switch videos on and off`, says: msg`With a reason.` },
  'imagePost.manage': {
    name: msg`Look after greetings`,
    says: msg`Pictures, categories and tags of the agency.`,
  },
  'imagePost.request': { name: msg`Ask for pictures`, says: msg`A wish to those who make the greetings.` },
  'linkStore.manage': {
    name: msg`Look after the link store`,
    says: msg`Kinds of links that cards can carry.`,
  },
  'videoTemplate.manage': { name: msg`Look after video templates`, says: msg`Templates for all agencies.` },
  'feedback.view': { name: msg`Read feedback`, says: msg`What visitors wrote on cards.` },
  'feedback.delete': { name: msg`Delete feedback`, says: msg`What should not stand there.` },
  'document.upload': { name: msg`Upload pictures`, says: msg`Logos, photos and brochures.` },
  'user.resetPassword': {
    name: msg`Reset passwords of customers`,
    says: msg`A new one for 24 hours, shown once.`,
  },
  'customer.viewAs': { name: msg`Look as a customer`, says: msg`Read only, with a reason, and recorded.` },
}

/** Permissions by what they are about, in the order of the form. */
export const permissionGroups: { title: MessageDescriptor; begins: readonly string[] }[] = [
  { title: msg`Businesses`, begins: ['business.'] },
  { title: msg`Digital cards`, begins: ['card.'] },
  { title: msg`Plans and payments`, begins: ['plan.', 'payment.'] },
  { title: msg`PDF ID cards`, begins: ['pdf.'] },
  { title: msg`Videos`, begins: ['video.', 'videoTemplate.'] },
  { title: msg`Greetings and links`, begins: ['imagePost.', 'linkStore.'] },
  { title: msg`Customers and files`, begins: ['feedback.', 'document.', 'user.', 'customer.'] },
]

/** Why something cannot be done with a person. */
export const personFailure: FailureWords = {
  IN_USE: msg`They still look after businesses. Move these to somebody else first; if that is under way, wait until it is done.`,
  ABOVE_OWN_RIGHTS: msg`Only for people below your own role. They can choose a new one with “Forgot password?” themselves.`,
  ACCOUNT_PAUSED: msg`This person is disabled. Let them in again first.`,
}
/** The same of an invitation. */
export const inviteFailure: FailureWords = {
  ...personFailure,
  STEP_OUT_OF_ORDER: msg`This person has signed in already and needs no invitation.`,
}
/** The same of a second step that is taken off. */
export const totpFailure: FailureWords = {
  ...personFailure,
  STEP_OUT_OF_ORDER: msg`This person signs in without a second step.`,
}
/** The same where only money is left behind. */
const moneyLeft: FailureWords = {
  ...personFailure,
  IN_USE: msg`They hold money that is not handed over. Write down the handing over first.`,
}
/** The same where they handed over more than they took. */
const moneyOwed: FailureWords = {
  ...personFailure,
  IN_USE: msg`They handed over too much. Give it back and write that down first.`,
}
/** The same where commission is open. */
const commissionLeft: FailureWords = {
  ...personFailure,
  IN_USE: msg`Their commission is not settled. Open their statement first.`,
}
/** Why a person is not deleted: `field` is what the server found left behind. */
export const leftBehind = (field: string | undefined, heldPaise: number): FailureWords =>
  field === 'duePaise'
    ? commissionLeft
    : field === 'heldPaise'
      ? heldPaise < 0
        ? moneyOwed
        : moneyLeft
      : personFailure
/** Why a person was not saved. */
export const saveFailure: FailureWords = {
  PHONE_TAKEN: msg`Somebody of your staff has this number already.`,
  ABOVE_OWN_RIGHTS: msg`You cannot give rights or limits that reach further than your own.`,
}

/** What somebody looks after, in words: `3 businesses`, `10,000+ businesses`. They are counted as lists count, exactly to 10,000. */
export function useHoldings() {
  const { t, i18n } = useLingui()
  return {
    businesses: ({ counts: { businesses } }: Person): string =>
      businesses > exactUpTo
        ? t`${totalText(businesses, i18n.locale)} businesses`
        : plural(businesses, { one: '# business', other: '# businesses' }),
    cardsOnline: ({ counts: { activeCards } }: Person): string =>
      activeCards > exactUpTo
        ? t`${totalText(activeCards, i18n.locale)} cards online`
        : plural(activeCards, { one: '# card online', other: '# cards online' }),
  }
}
