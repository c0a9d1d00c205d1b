import { fixtures } from '@parichay/card-page/testing/fixtures.ts'
import type { CardPageFacts } from '@parichay/contract/card/page.ts'

const named = (
  facts: CardPageFacts,
  change: Partial<CardPageFacts['basicDetails']>,
  more: Partial<CardPageFacts> = {},
): CardPageFacts => ({
  ...facts,
  ...more,
  basicDetails: { ...facts.basicDetails, ...change },
})

/** Cards that pictures of every design are drawn with: full, bare, long, without a logo, in Hindi, Gujarati, Tamil. */
export const pictureCards: Record<string, CardPageFacts> = {
  full: fixtures.full,
  hindi: fixtures.hindi,
  tamil: named(
    fixtures.full,
    {
      companyName: 'ஸ்ரீ முருகன் மளிகைக் கடை',
      tagline: 'புதிய மசாலாப் பொருட்கள், வீட்டு விநியோகம்',
      city: 'மதுரை',
    },
    { category: 'மளிகைக் கடை' },
  ),
  long: named(fixtures.longName, {}, { pictures: { logo: null, cover: null } }),
  minimum: fixtures.minimum,
  gujarati: fixtures.gujarati,
}
