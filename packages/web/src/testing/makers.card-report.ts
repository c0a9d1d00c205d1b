import type { CardReport } from '@parichay/contract/card-report/fields.ts'

/** A report of a card of the agency that nobody looked at yet. */
export const makeCardReport = (cardReportId: number, facts: Partial<CardReport> = {}): CardReport => ({
  cardReportId,
  agencyId: 1,
  agencyName: 'Rangtapi Digital',
  cardNo: 3,
  cardId: 'anand-mithai',
  businessId: 5,
  businessName: 'Anand Mithai',
  url: 'https://rangtapi.test/anand-mithai',
  isLive: true,
  reason: 'misuse',
  note: 'That is my photograph',
  contact: '',
  language: 'en',
  reportsOfCard: 1,
  state: 'open',
  stateAt: null,
  stateBy: '',
  can: { review: true },
  createdAt: '2026-11-01T06:00:00.000Z',
  ...facts,
})
