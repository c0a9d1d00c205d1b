import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Person } from '@parichay/contract/franchisee/fields.people.ts'
import { exactUpTo, totalText } from '../ui/list/pages.ts'

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
