import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type {
  Audience,
  ItemType,
  KeptFacts,
  MetaType,
  Placement,
} from '@parichay/contract/ui-customisation/fields.ts'
import type { stateOfItem } from '@parichay/contract/ui-customisation/rules.ts'
import { BellRing, Film, Image, Images, LayoutGrid, type LucideIcon } from 'lucide-react'
import type { FailureWords } from '../failure-words.ts'
import type { Tone } from '../ui/StatusChip.tsx'

/** The pages items stand on. */
export const placementNames: Record<Placement, MessageDescriptor> = {
  HOME_PAGE: msg`Home page`,
  GREETING_IMAGE_PAGE: msg`Greetings page`,
  COMMON: msg`Both pages`,
}

/** What an item can be, with its sign. */
export const typeNames: Record<ItemType, { label: MessageDescriptor; icon: LucideIcon }> = {
  banner: { label: msg`Banner`, icon: Image },
  imageRail: { label: msg`Image rail`, icon: Images },
  categoryGrid: { label: msg`Category grid`, icon: LayoutGrid },
  notice: { label: msg({ message: 'Notice', context: 'on a page' }), icon: BellRing },
  video: { label: msg`Video`, icon: Film },
}

/** What an item is drawn from or leads to. */
export const sourceNames: Record<MetaType, MessageDescriptor> = {
  none: msg({ message: 'Nothing', context: 'source' }),
  category: msg`Category`,
  subcategory: msg`Occasion or subcategory`,
  tag: msg`Tag`,
  templateSet: msg`Template set`,
  link: msg`Link`,
}

/** Template sets an item can lead to. */
export const templateSetNames: Record<string, MessageDescriptor> = {
  visiting: msg`Visiting cards`,
  id: msg`ID cards`,
  promotional: msg`Promotional videos`,
}

/** Whose plan decides. */
export const audienceNames: Record<Audience, MessageDescriptor> = {
  ALL: msg`Everybody`,
  WITH_PLAN: msg`Customers with a plan`,
  WITHOUT_PLAN: msg`Customers without a plan`,
  PLANS: msg`Customers with certain plans`,
}

/** Where an item stands in time; nothing is said of one that is on. */
export const stateNames: Record<
  Exclude<ReturnType<typeof stateOfItem>, 'on'>,
  { label: MessageDescriptor; tone: Tone }
> = {
  off: { label: msg({ message: 'Switched off', context: 'item' }), tone: 'neutral' },
  scheduled: { label: msg`Scheduled`, tone: 'accent' },
  over: { label: msg({ message: 'Over', context: 'item' }), tone: 'neutral' },
}

/** Why nobody sees an item, in a word and in a sentence. */
export const troubleNames: Record<
  NonNullable<KeptFacts['trouble']>,
  { label: MessageDescriptor; sentence: MessageDescriptor }
> = {
  SOURCE: {
    label: msg`Source is gone`,
    sentence: msg`What it shows was deleted, so customers do not see it. Choose another source.`,
  },
  LINK: {
    label: msg`Leads nowhere`,
    sentence: msg`Its link leads to a page that does not exist, so customers do not see it. Choose another link.`,
  },
  AGENCIES: {
    label: msg`Agencies are suspended`,
    sentence: msg`All agencies it is for are suspended, so nobody sees it.`,
  },
  PLANS: {
    label: msg`Plans are gone`,
    sentence: msg`None of its plans is on the list any more, so customers do not see it. Choose others.`,
  },
  EMPTY: {
    label: msg`Nothing in it`,
    sentence: msg`There is nothing in its source, so customers do not see it.`,
  },
}

/** Why an item could not be saved. */
export const saveFailure: FailureWords = {
  LIMIT_REACHED: msg`There are too many items. Delete some first.`,
}
