import { expect, it } from 'vitest'
import { readArguments } from './list-arguments.ts'
import { everybody, everything } from './list-cases.ts'

it('measures everything for everybody where nothing is said', () => {
  const { sizes, readers, cases, kept, showPlans } = readArguments([])
  expect(sizes).toEqual([10_000, 100_000, 1_000_000])
  expect(readers).toEqual(everybody)
  expect(cases).toEqual(everything)
  expect([kept, showPlans]).toEqual([null, false])
})

it('takes the named sizes, readers and lists', () => {
  const asked = readArguments([
    '--sizes=1000',
    '--readers=big agency,madeBy',
    '--only=cards;home',
    '--explain',
  ])
  expect(asked.sizes).toEqual([1000])
  expect(asked.readers).toEqual(['big agency', 'madeBy'])
  expect(new Set(asked.cases.map(([name]) => name.split(/[: ]/)[0]))).toEqual(new Set(['cards', 'home']))
  expect(asked.showPlans).toBe(true)
})

it.each([
  ['a reader that is none', ['--readers=agency;platform'], '"agency;platform" is none of agency'],
  ['a size that is no number', ['--sizes=1m'], '--sizes=1m'],
  ['lists that are none', ['--only=nothing'], 'begins with "nothing"'],
  ['lists that this reader never sees', ['--readers=madeBy', '--only=agencies'], 'begins with "agencies"'],
  ['an option that is none', ['--help'], "Unknown option '--help'"],
])('refuses %s instead of measuring nothing, or everything', (_, words, message) => {
  expect(() => readArguments(words)).toThrow(message)
})
