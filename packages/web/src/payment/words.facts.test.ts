import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { factsOf } from './words.facts.ts'

const said = (kind: string, ref: string, detail: Record<string, unknown>) =>
  factsOf({ kind, ref, detail }).map(({ name, value }) => `${name}: ${value}`)

describe('what an exception is about', () => {
  test('a wrong amount: record, rupees and the payment', () => {
    const detail = { intentId: 'x', recordNo: 41, amount: 100, currency: 'INR', expected: 99_900 }
    expect(said('wrong_amount', 'pay_1', detail)).toEqual([
      'recordNo: 41',
      'amount: ₹1',
      'expected: ₹999',
      'payment: pay_1',
    ])
  })

  test('another currency is named; the price stays in rupees', () => {
    const detail = { amount: 99_900, currency: 'USD', expected: 99_900 }
    expect(said('wrong_amount', 'pay_1', detail)).toEqual([
      'amount: USD 999.00',
      'expected: ₹999',
      'payment: pay_1',
    ])
  })

  test('a refund says what the bank said, and how often it was tried', () => {
    const detail = { paymentId: 'pay_2', amount: 50_000, tries: 3, error: 'failed at the bank' }
    expect(said('refund_failed', 'r', detail)).toEqual([
      'amount: ₹500',
      'payment: pay_2',
      'tries: 3',
      'answer: failed at the bank',
    ])
  })

  test('the books: what came, and what is accounted for; sums may come as text', () => {
    const detail = { currency: 'INR', captured: '200000', applied: '100000', refunded: 50_000, due: 0 }
    expect(said('ledger', 'a INR', detail)).toEqual(['captured: ₹2,000', 'placed: ₹1,500'])
  })

  test('the number of an account is nothing to show', () => {
    expect(said('bad_signature', 'account', { ip: '203.0.113.7' })).toEqual(['ip: 203.0.113.7'])
    expect(said('a new kind', 'whatever', {})).toEqual([])
  })
})

test('a dispute: until when to answer, how much, and how it stands', () => {
  const detail = {
    paymentId: 'pay_3',
    recordNo: 7,
    amount: 99_900,
    deducted: 0,
    currency: 'INR',
    reason: 'goods_not_received',
    phase: 'chargeback',
    status: 'open',
    respondBy: '2026-12-01T00:00:00.000Z',
  }
  expect(said('dispute', 'disp_1', detail)).toEqual([
    'respondBy: 2026-12-01T00:00:00.000Z',
    'recordNo: 7',
    'amount: ₹999',
    'payment: pay_3',
    'dispute: disp_1',
    'phase: chargeback',
    'standing: open',
    'reason: goods not received',
  ])
  expect(said('dispute', 'disp_1', { ...detail, deducted: 99_900 })).toContain('held: ₹999')
})

test('every kind of docs/payments.md has its words', () => {
  const docs = readFileSync(new URL('../../../../docs/payments.md', import.meta.url), 'utf8')
  const words = readFileSync(new URL('./words.exceptions.ts', import.meta.url), 'utf8')
  const kinds = [...docs.split('| Kind | Meaning |')[1]!.matchAll(/`([a-z_]+)`/g)].map(([, kind]) => kind!)
  expect(kinds.length).toBe(15)
  for (const kind of kinds) expect(words).toContain(`  ${kind}: {`)
})
