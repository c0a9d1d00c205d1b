import { describe, expect, test } from 'vitest'
import { statementOf, type Step, yearSpan } from './rules.statement.ts'

const step = (on: string, kind: Step['kind'], debitPaise: number, creditPaise: number): Step => ({
  on,
  kind,
  what: 'month',
  forMonth: '2026-03',
  reference: '',
  debitPaise,
  creditPaise,
  invoiceId: null,
  invoiceNo: null,
})

describe('a statement', () => {
  test('carries what was owed over the end of the year, and ends with what is owed', () => {
    const steps = [
      step('2026-04-11', 'PAYMENT', 0, 500),
      step('2026-03-06', 'BILL', 800, 0),
      step('2027-04-01', 'BILL', 900, 0),
      step('2026-04-06', 'BILL', 300, 0),
    ]
    const { openingPaise, rows, closingPaise } = statementOf(steps, yearSpan(2026))
    expect(openingPaise).toBe(800)
    expect(rows.map(({ on, balancePaise }) => [on, balancePaise])).toEqual([
      ['2026-04-06', 1100],
      ['2026-04-11', 600],
    ])
    expect(closingPaise).toBe(600)
    expect(statementOf(steps, yearSpan(2027)).openingPaise).toBe(600)
  })

  test('what is sold stands before its payment on the same day', () => {
    const day = '2026-05-02'
    const { rows } = statementOf([step(day, 'PAYMENT', 0, 700), step(day, 'SOLD', 700, 0)], yearSpan(2026))
    expect(rows.map(({ kind, balancePaise }) => [kind, balancePaise])).toEqual([
      ['SOLD', 700],
      ['PAYMENT', 0],
    ])
  })
})
