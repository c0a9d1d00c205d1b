import type { CardStateFacts } from '@parichay/contract/card/page.ts'
import { fixtures } from './fixtures.ts'

const { agency } = fixtures.full
const business = { name: 'Navrang Kirana & Masala', phone: '+91 90000 12345' }

/** Every state a card that is not live can be in. */
export const stateFixtures: Record<string, CardStateFacts> = {
  unknown: { state: 'unknown', language: 'en', business: null, agency },
  inactive: { state: 'inactive', language: 'en', business, agency },
  expired: {
    state: 'expired',
    language: 'hi',
    business: { name: 'अन्नपूर्णा मिष्ठान्न भंडार', phone: '9000031313' },
    agency,
  },
  silent: {
    state: 'expired',
    language: 'gu',
    business: { name: 'વાત્સલ્ય બાળ ચિકિત્સાલય', phone: null },
    agency,
  },
  paused: { state: 'paused', language: 'hi', business: null, agency },
  deleted: { state: 'deleted', language: 'en', business: null, agency },
}
