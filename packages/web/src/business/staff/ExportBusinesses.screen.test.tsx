import { expect, test } from 'vitest'
import { makeBusiness } from '../../testing/makers.ts'
import { businessRows } from './words.csv.ts'

const words = { _: (one: unknown) => (one as { message?: string }).message ?? '' } as never

test('phones stay texts, days are India’s, and no cell is one that a spreadsheet runs', () => {
  const [, row] = businessRows(
    [
      makeBusiness({
        businessName: '=1+1',
        createdAt: '2026-11-21T19:00:00.000Z',
        expiryDateForCustomer: null,
        city: '\t@x',
      }),
    ],
    words,
  )
  expect([row![0], row![3], row![5], row![6], row![9], row!.at(-1)]).toEqual([
    "'=1+1",
    '91 98765 10001',
    '91 98765 10001',
    "'\t@x",
    '',
    '2026-11-22',
  ])
})
