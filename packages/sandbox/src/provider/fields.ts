import type { Notes } from './entities.ts'
import { badRequest } from './errors.ts'

type Fields = Record<string, unknown>

/** The body of a call as fields; anything else than an object has none. */
export const fieldsOf = (body: unknown): Fields =>
  typeof body === 'object' && body !== null && !Array.isArray(body) ? (body as Fields) : {}

/** Refuses a body with fields that the call does not know. */
export function refuseOthers(fields: Fields, known: readonly string[]): void {
  const extra = Object.keys(fields).filter((name) => !known.includes(name))
  if (extra.length > 0)
    throw badRequest(`${extra.join(', ')} is/are not required and should not be sent`, {
      reason: 'extra_field_sent',
    })
}

/** A whole amount of at least one rupee (or the like). `what` stands in the words for too little. */
export function readAmount(value: unknown, currency: string): number {
  const field = 'amount'
  if (value === undefined || value === null || value === '')
    throw badRequest('amount: is required.', { field })
  const amount = typeof value === 'string' ? Number(value) : value
  if (typeof amount !== 'number' || !Number.isInteger(amount))
    throw badRequest('The amount must be an integer.', { field })
  if (amount < 0) throw badRequest(`The amount must be at least ${currency} 1.00`, { field })
  if (amount < 100)
    throw badRequest('Order amount less than minimum amount allowed', {
      field,
      reason: 'amount_less_than_minimum_amount',
      step: 'order_creation',
    })
  if (amount > 50_000_000_000) throw badRequest('Amount exceeds maximum amount allowed.', { field })
  return amount
}

const currencies = ['INR', 'USD', 'EUR', 'GBP', 'SGD', 'AED', 'AUD', 'CAD', 'MYR']

/** One of the currencies that this provider takes. */
export function readCurrency(value: unknown): string {
  const field = 'currency'
  if (value === undefined) throw badRequest('The currency field is required.', { field })
  if (typeof value !== 'string') throw badRequest(`expected string but provided ${String(value)}`, { field })
  if (!currencies.includes(value)) throw badRequest('Currency is not supported', { field })
  return value
}

/** At most fifteen notes of at most 256 characters. */
export function readNotes(value: unknown): Notes {
  const field = 'notes'
  if (value === undefined || value === null || (Array.isArray(value) && value.length === 0)) return {}
  if (typeof value !== 'object' || Array.isArray(value))
    throw badRequest('notes must be an array.', { field })
  const pairs = Object.entries(value)
  if (pairs.length > 15)
    throw badRequest('Number of fields in notes should be less than or equal to 15', { field })
  return Object.fromEntries(
    pairs.map(([name, text]) => {
      if (!['string', 'number', 'boolean'].includes(typeof text) || String(text).length > 256)
        throw badRequest('notes value cannot be longer than 256 characters', { field })
      return [name, String(text)]
    }),
  )
}

/** Our caller's own number, at most 40 characters. */
export function readReceipt(value: unknown): string | null {
  if (value === undefined || value === null) return null
  const field = 'receipt'
  if (typeof value !== 'string') throw badRequest(`expected string but provided ${String(value)}`, { field })
  if (value.length > 40) throw badRequest('The receipt may not be greater than 40 characters.', { field })
  return value
}

/** Whether authorised money is to be captured by itself; the order decides over the account. */
export function readCapture(payment: unknown, paymentCapture: unknown): 'automatic' | 'manual' {
  const field = 'payment.capture'
  if (payment === undefined) return paymentCapture === false || paymentCapture === 0 ? 'manual' : 'automatic'
  const { capture, capture_options: options, ...others } = fieldsOf(payment)
  refuseOthers(others, [])
  if (capture !== 'automatic' && capture !== 'manual')
    throw badRequest('The selected payment.capture is invalid.', { field })
  const minutes = fieldsOf(options)['automatic_expiry_period']
  if (minutes !== undefined && (typeof minutes !== 'number' || minutes < 12))
    throw badRequest('The automatic expiry period must be at least 12.', { field: 'payment.capture_options' })
  return capture
}

/** Which part of a list is asked for: at most 100 of it, newest first. */
export function pageOf<T extends { createdAt: number }>(items: T[], query: Fields): T[] {
  const number = (name: string, fallback: number, most: number) => {
    const value = query[name] === undefined ? fallback : Number(query[name])
    if (!Number.isInteger(value) || value < 0 || value > most)
      throw badRequest(`The ${name} may not be greater than ${most}.`, { field: name })
    return value
  }
  const [from, to] = [number('from', 0, 9_999_999_999), number('to', 9_999_999_999, 9_999_999_999)]
  const [count, skip] = [number('count', 10, 100), number('skip', 0, 1_000_000)]
  return items
    .filter(({ createdAt }) => createdAt >= from && createdAt <= to)
    .toReversed()
    .slice(skip, skip + (count || 10))
}
