import type {
  AgencyDues,
  BillDispute,
  BillLine,
  BillPayment,
  BillSummary,
  MonthBill,
  PdfCredits,
  YearPayment,
} from '@parichay/contract/bill/fields.ts'

/** A card on a month's bill, at ₹118. */
export const makeBillLine = (facts: Partial<BillLine> = {}): BillLine => ({
  lineId: 31,
  businessId: 5,
  businessName: 'Anand Mithai',
  phoneNumber: '+919876510001',
  cardNo: 9,
  cardId: 'anand-mithai',
  event: 'NEW',
  happenedOn: '2026-10-15',
  ratePaise: 11_800,
  movedOut: null,
  ...facts,
})

/** A payment of an agency that came by bank. */
export const makeBillPayment = (facts: Partial<BillPayment> = {}): BillPayment => ({
  recordNo: 71,
  amountPaise: 23_600,
  status: 'MANUAL',
  throughGateway: false,
  mode: 'bank',
  reference: 'NEFT 4411',
  paidOn: '2026-11-08',
  invoiceId: null,
  invoiceNo: null,
  backPaise: 0,
  isBack: false,
  wasPaidBefore: false,
  takenBack: null,
  ...facts,
})

/** October's bill in one line: two cards, due. */
export const makeBillSummary = (facts: Partial<BillSummary> = {}): BillSummary => ({
  month: 10,
  year: 2026,
  state: 'DUE',
  cards: 2,
  totalPaise: 23_600,
  paidPaise: 0,
  creditPaise: 0,
  closesOn: '2026-11-05',
  dueOn: '2026-11-16',
  invoiceId: null,
  invoiceNo: null,
  ...facts,
})

/** October's bill of agency 2, whole. */
export const makeMonthBill = (facts: Partial<MonthBill> = {}): MonthBill => ({
  ...makeBillSummary(),
  agencyId: 2,
  agencyName: 'Namma Kaveri Cards',
  ratePaise: 11_800,
  movedOut: 0,
  payments: [],
  disputes: [],
  taxPaise: 3600,
  previousDuesPaise: 0,
  outstandingPaise: 23_600,
  canPayOnline: true,
  ...facts,
})

/** The two cards of October's bill. */
export const makeBillLines = (): BillLine[] => [
  makeBillLine(),
  makeBillLine({ lineId: 32, businessId: 6, businessName: 'Lobo Tailors', cardNo: 10 }),
]

/** What an agency says is wrong, unanswered. */
export const makeDispute = (facts: Partial<BillDispute> = {}): BillDispute => ({
  disputeId: 3,
  note: 'Lobo Tailors was only a test',
  raisedBy: 'Meera Shah',
  raisedOn: '2026-11-07',
  answer: null,
  answeredBy: null,
  answeredOn: null,
  ...facts,
})

/** What agency 2 owes, in the list of agencies. */
export const makeDues = (facts: Partial<AgencyDues> = {}): AgencyDues => ({
  agencyId: 2,
  agencyName: 'Namma Kaveri Cards',
  outstandingPaise: 23_600,
  overduePaise: 0,
  overdueSince: null,
  ratePaise: 11_800,
  runningCards: 1,
  runningPaise: 11_800,
  openDisputes: 0,
  ...facts,
})

/** A year of greetings that was paid for. */
export const makeYear = (facts: Partial<YearPayment> = {}): YearPayment => ({
  ...makeBillPayment({ amountPaise: 590_000 }),
  years: 1,
  startsOn: '2026-04-01',
  endsOn: '2027-03-31',
  ...facts,
})

/** Credits for PDF cards: a hundred bought, forty left, from ₹15 to ₹12 each. */
export const makeCredits = (facts: Partial<PdfCredits> = {}): PdfCredits => ({
  agencyId: 2,
  bought: 100,
  used: 60,
  balance: 40,
  alertBelow: 0,
  uses: [],
  slabs: [
    { from: 1, pricePaise: 1500 },
    { from: 500, pricePaise: 1200 },
  ],
  payments: [],
  canPayOnline: true,
  ...facts,
})
