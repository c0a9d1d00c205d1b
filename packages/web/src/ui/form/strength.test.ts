import { expect, test } from 'vitest'
import { strengthOf } from './strength.ts'

const customer = { kind: 'customer', phoneNumber: '+919876543210' } as const

test.each([
  ['', 0],
  ['abc', 1],
  ['password', 1],
  ['9876543210', 1],
  ['aaaaaaab', 2],
  ['mangochai', 2],
  ['Mango-chai', 3],
  ['Mango-chai-2 kulhad', 4],
] as const)('%s has strength %i', (password, strength) => {
  expect(strengthOf(password, customer)).toBe(strength)
})

test('staff need more', () => {
  expect(strengthOf('Mango-chai', { kind: 'staff' })).toBe(1)
})
