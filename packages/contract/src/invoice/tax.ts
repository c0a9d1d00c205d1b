import { gstStates, isStateCode, type StateCode } from './states.ts'

/** Where a supply is made to: a state, 97 for Other Territory (its seas, of no state), or 96 for a place outside India. */
export type PlaceOfSupply = StateCode | '96' | '97'

/** What a price that includes GST is made of, in paise. The four always add up to the price. */
export type Split = { taxable: number; cgst: number; sgst: number; igst: number }
/** How a price is taxed: a rate in hundredths of a percent (18 % is 1800), within one state or between two. */
export type TaxKind = { rate: number; between: boolean }

/** Half up, without leaving whole numbers. */
const share = (paise: number, part: number, whole: number) => {
  const [a, b, c] = [BigInt(paise), BigInt(part), BigInt(whole)]
  return Number((2n * a * b + c) / (2n * c))
}

/**
 * Divides a price with GST in it. The tax is rounded to the nearest paisa, half up: IGST is price × r ÷ (100 + r);
 * within a state CGST and SGST are each price × (r ÷ 2) ÷ (100 + r), rounded once, so that they are always equal. The
 * taxable value is what remains, so nothing is ever added or lost; it lies at most a paisa from its exact value.
 */
export function splitPrice(paise: number, { rate, between }: TaxKind): Split {
  if (!Number.isSafeInteger(paise) || paise < 0) throw new RangeError(`${paise} is no amount in paise`)
  if (rate === 0) return { taxable: paise, cgst: 0, sgst: 0, igst: 0 }
  if (between) {
    const igst = share(paise, rate, 10_000 + rate)
    return { taxable: paise - igst, cgst: 0, sgst: 0, igst }
  }
  const half = share(paise, rate, 2 * (10_000 + rate))
  return { taxable: paise - 2 * half, cgst: half, sgst: half, igst: 0 }
}

/**
 * The split of a further amount after `before` was split already: the difference of the two sums. So the lines of an
 * invoice add up to its total, and credit notes for a whole invoice take back exactly what it charged, to the paisa.
 */
export function splitAfter(before: number, paise: number, kind: TaxKind): Split {
  const [start, end] = [splitPrice(before, kind), splitPrice(before + paise, kind)]
  return {
    taxable: end.taxable - start.taxable,
    cgst: end.cgst - start.cgst,
    sgst: end.sgst - start.sgst,
    igst: end.igst - start.igst,
  }
}

/**
 * Where a service to this buyer is supplied (IGST Act, section 12(2) and 13(2)): the state of the registration, else
 * the address on record, else where the seller is; for a buyer abroad, abroad.
 */
export function placeOfSupply(
  buyer: { gstin: string | null; state: string | null; isForeign: boolean },
  seller: StateCode,
): PlaceOfSupply {
  const registered = buyer.gstin?.slice(0, 2) ?? ''
  if (isStateCode(registered) || registered === '97') return registered
  if (buyer.isForeign) return '96'
  return buyer.state !== null && isStateCode(buyer.state) ? buyer.state : seller
}

/** Every place of supply by its code. */
export const placeNames: Record<PlaceOfSupply, string> = {
  ...gstStates,
  '96': 'Other country',
  '97': 'Other Territory',
}

/** The place of supply as an invoice names it: `24-Gujarat`. */
export const placeName = (place: PlaceOfSupply): string => `${place}-${placeNames[place]}`

/** A rate as people read it: 1800 is `18 %`, 250 is `2.5 %`. */
export const rateText = (rate: number): string => `${rate / 100} %`
