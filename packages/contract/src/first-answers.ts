import type { Dashboard } from './analytics/fields.ts'
import type { User } from './auth/fields.ts'
import type { Business } from './business/fields.ts'
import type { Card } from './card/fields.ts'
import type { Placement, UiCustomisation } from './ui-customisation/fields.ts'

/** Answers of the calls that a page would make first: it brings them along, so that nobody waits for them. */
export type FirstAnswers = {
  user?: User | undefined
  businesses?: Business[] | undefined
  /** Of the business that the home opens with. */
  cards?: { businessId: number; cards: Card[] } | undefined
  dashboard?: Dashboard | undefined
  /** What stands on the page that is opened, for the same business. */
  pageItems?: { businessId: number; placement: Placement; items: UiCustomisation[] } | undefined
}
