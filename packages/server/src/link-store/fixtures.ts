import { messaging, phoneAndMail } from './fixtures.contact.ts'
import type { LinkCategoryFixture } from './fixtures.kinds.ts'
import { custom, professional, videoAndMusic } from './fixtures.media.ts'
import { reviews, social } from './fixtures.social.ts'
import { marketplaces, ordering, payments } from './fixtures.trade.ts'
import { bookings, documents, registrations } from './fixtures.visit.ts'

export type { LinkCategoryFixture, LinkTypeFixture } from './fixtures.kinds.ts'

/** The link store a new installation begins with, in the order it is shown. Brand marks are those of `simple-icons` (`npm run marks`). */
export const linkCategories: LinkCategoryFixture[] = [
  phoneAndMail,
  messaging,
  social,
  reviews,
  ordering,
  payments,
  marketplaces,
  bookings,
  documents,
  registrations,
  videoAndMusic,
  professional,
  custom,
]
