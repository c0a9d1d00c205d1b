import type { Language } from '../agency/fields.ts'
import type { Buyer, Seller } from './fields.ts'
import { invoiceNumber, type InvoiceKind, prefixOf } from './series.ts'
import { isStateCode, leviesUtgst } from './states.ts'
import { placeOfSupply, type PlaceOfSupply, type Split, splitAfter, splitPrice } from './tax.ts'
import { defaultRate, defaultSac } from './fields.ts'

/** A line: what was sold, how many, at which price with GST in it. */
export type InvoiceLine = { title: string; detail: string; quantity: number; pricePaise: number }
/** How it was paid. */
export type PaidBy = { mode: 'online' | 'manual'; reference: string; paidOn: string }
/** The agency as its paper shows it. */
export type Brand = {
  agencyName: string
  colour: string
  logoKey: string | null
  phone: string
  email: string
  site: string
}

/** Everything a printed document says, as it was on its day. */
export type InvoiceDocument = {
  kind: InvoiceKind
  invoiceNo: string
  issuedOn: string
  language: Language
  brand: Brand
  seller: Seller
  buyer: Buyer
  /** Null where no tax is charged. */
  place: PlaceOfSupply | null
  rate: number
  /** What the state's share is called. */
  stateTax: 'SGST' | 'UTGST'
  /** A supply abroad under a letter of undertaking. */
  isZeroRated: boolean
  lines: (InvoiceLine & Split & { totalPaise: number })[]
  total: Split & { totalPaise: number }
  paid: PaidBy | null
  /** The last day to pay, where it was not paid yet. */
  dueOn?: string
  /** The document that a credit note takes back, and why. */
  credits: { invoiceNo: string; issuedOn: string; reason: string } | null
}

/** What is sold, before it has a number. */
export type Sale = Pick<InvoiceDocument, 'language' | 'brand' | 'seller' | 'buyer' | 'paid' | 'dueOn'> & {
  lines: InvoiceLine[]
}

/** A seller's details with what was never written down: the agency's own name, no GSTIN, 18 %. */
export const sellerWith = (known: Partial<Seller>, agencyName: string): Seller => ({
  legalName: agencyName,
  gstin: null,
  address: '',
  city: '',
  state: null,
  pin: '',
  prefix: prefixOf(known.legalName || agencyName),
  sac: defaultSac,
  rate: defaultRate,
  exportsUnderLut: false,
  ...known,
})

/** Whether a seller may, and must, write tax invoices. */
export const isRegistered = ({ gstin, state }: Pick<Seller, 'gstin' | 'state'>): boolean =>
  gstin !== null && state !== null

/** Which document a seller gives for money received. */
export const kindOfSale = (seller: Seller): InvoiceKind => (isRegistered(seller) ? 'TAX_INVOICE' : 'RECEIPT')

const taxOf = (seller: Seller, buyer: Buyer) => {
  if (!isRegistered(seller) || !seller.state)
    return { place: null, rate: 0, between: false, isZeroRated: false, stateTax: 'SGST' as const }
  const place = placeOfSupply(buyer, seller.state)
  const isZeroRated = place === '96' && seller.exportsUnderLut
  const stateTax = isStateCode(place) && leviesUtgst(place) ? ('UTGST' as const) : ('SGST' as const)
  return {
    place,
    rate: isZeroRated ? 0 : seller.rate,
    between: place !== seller.state,
    isZeroRated,
    stateTax,
  }
}

type Numbered = { year: string; count: number; issuedOn: string }

/** Writes the invoice or receipt of a sale: taxes of every line and of the whole add up to the paisa. */
export function writeInvoice(sale: Sale, { year, count, issuedOn }: Numbered): InvoiceDocument {
  const { place, rate, between, isZeroRated, stateTax } = taxOf(sale.seller, sale.buyer)
  const kind = kindOfSale(sale.seller)
  let before = 0
  const lines = sale.lines.map((line) => {
    const totalPaise = line.quantity * line.pricePaise
    const split = splitAfter(before, totalPaise, { rate, between })
    before += totalPaise
    return { ...line, ...split, totalPaise }
  })
  return {
    ...sale,
    kind,
    invoiceNo: invoiceNumber(sale.seller.prefix, kind, year, count),
    issuedOn,
    place,
    rate,
    stateTax,
    isZeroRated,
    lines,
    total: { ...splitPrice(before, { rate, between }), totalPaise: before },
    credits: null,
  }
}

/** What a credit note is for: how much of the document goes back, after what went back before, and why. */
export type Credit = { paise: number; beforePaise: number; reason: string; paid: PaidBy | null }

/** Writes a credit note: it takes back the same tax that the document charged for these rupees. */
export function writeCredit(
  of: InvoiceDocument,
  { paise, beforePaise, reason, paid }: Credit,
  { year, count, issuedOn }: Numbered,
): InvoiceDocument {
  const between = of.total.igst > 0 || (of.place !== null && of.place !== of.seller.state)
  const split = splitAfter(beforePaise, paise, { rate: of.rate, between })
  const title = of.lines.map((line) => line.title).join(', ')
  return {
    ...of,
    kind: 'CREDIT_NOTE',
    invoiceNo: invoiceNumber(of.seller.prefix, 'CREDIT_NOTE', year, count),
    issuedOn,
    lines: [{ title, detail: reason, quantity: 1, pricePaise: paise, ...split, totalPaise: paise }],
    total: { ...split, totalPaise: paise },
    paid,
    credits: { invoiceNo: of.invoiceNo, issuedOn: of.issuedOn, reason },
  }
}
