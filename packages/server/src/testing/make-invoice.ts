import { istDay } from '@parichay/contract/business/rules.ts'
import { sellerWith } from '@parichay/contract/invoice/document.ts'
import type { Buyer, Seller } from '@parichay/contract/invoice/fields.ts'
import { randomBytes } from 'node:crypto'
import { issueInvoice } from '../invoice/store.ts'
import { agencyScope } from '../platform/scope.ts'
import type { TestBusiness } from './makers.ts'
import type { TestWorld } from './world.ts'

/** Details of a seller registered in Gujarat. */
export const gujaratSeller: Seller = {
  legalName: 'Tapi Digital Private Limited',
  gstin: '24AAACT2727Q1Z2',
  address: '204 Ring Road Plaza, Majura Gate',
  city: 'Surat',
  state: '24',
  pin: '395002',
  prefix: 'TAP',
  sac: '998439',
  rate: 1800,
  exportsUnderLut: false,
}

/** An invoice or receipt of a business for one plan, with the agency's marker. */
export async function makeInvoice(
  { world, clock }: TestWorld,
  { agency, businessId, userId }: TestBusiness,
  given: {
    source?: string
    seller?: Partial<Seller>
    pricePaise?: number
    logoKey?: string
    email?: string
    buyer?: Partial<Buyer>
    /** The day on which the money came; today unless told. */
    day?: string
  } = {},
) {
  const today = istDay(clock.now())
  const scope = agencyScope(agency.agencyId)
  const { row } = await world.database.inScope(scope, (tx) =>
    issueInvoice(
      tx,
      scope,
      {
        source: given.source ?? `test ${randomBytes(6).toString('hex')}`,
        businessId,
        userId,
        buyerAgencyId: null,
      },
      {
        language: 'en',
        brand: {
          agencyName: `Agency ${agency.marker}`,
          colour: '#2d9bea',
          logoKey: given.logoKey ?? null,
          phone: '',
          email: '',
          site: '',
        },
        seller: sellerWith(given.seller ?? {}, `Agency ${agency.marker}`),
        buyer: {
          name: `Shop ${agency.marker}`,
          address: '',
          city: '',
          state: null,
          pin: '',
          gstin: null,
          phone: '',
          email: given.email ?? '',
          isForeign: false,
          ...given.buyer,
        },
        paid: null,
        lines: [{ title: 'Gold', detail: '1 year', quantity: 1, pricePaise: given.pricePaise ?? 99_900 }],
      },
      { day: given.day ?? today, today },
    ),
  )
  return row
}
