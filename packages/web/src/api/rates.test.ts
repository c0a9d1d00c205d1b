import { expect, test } from 'vitest'
import { logGate, reportingRates } from './rates.ts'

test('rates are those of the specification', () => {
  expect(reportingRates).toEqual({ errors: 1, sessionReplay: 0.1, onErrorReplay: 1 })
})

test.each([
  ['first time', [['a', 0, 0]], [true]],
  [
    'same again at once',
    [
      ['a', 0, 0],
      ['a', 9_999, 0],
    ],
    [true, false],
  ],
  [
    'same again later',
    [
      ['a', 0, 0],
      ['a', 10_000, 0],
    ],
    [true, true],
  ],
  [
    'another at once',
    [
      ['a', 0, 0],
      ['b', 1, 0],
    ],
    [true, true],
  ],
] as const)('%s', (_what, entries, sent) => {
  const gate = logGate()
  expect(entries.map(([what, now, chance]) => gate(what, now, chance))).toEqual(sent)
})

test('a share of all', () => {
  const gate = logGate(0.1)
  expect([gate('a', 0, 0.09), gate('b', 0, 0.1), gate('c', 0, 0.9)]).toEqual([true, false, false])
})

test('never a flood, and open again after a minute', () => {
  const gate = logGate()
  const sent = Array.from({ length: 40 }, (_, i) => gate(`e${i}`, i, 0)).filter(Boolean)
  expect(sent).toHaveLength(20)
  expect(gate('later', 61_000, 0)).toBe(true)
})
