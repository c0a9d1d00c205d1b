import { expect, test } from 'vitest'
import { templateCodes } from './fields.ts'
import {
  designForTrade,
  designNature,
  designsForTrade,
  sellsFood,
  tradeGroupOf,
  tradeGroups,
} from './trade.ts'

test.each([
  ['Doctor & Clinic', 'clinic'],
  ['Medical Store & Pharmacy', 'clinic'],
  ['Pet Shop & Veterinary', 'clinic'],
  ['Electrical Goods', 'bazaar'],
  ['Grocery & Kirana', 'bazaar'],
  ['Sweets & Mithai', 'saffron'],
  ['Restaurant & Dhaba', 'thali'],
  ['Chartered Accountant', 'ledger'],
  ['Lawyer & Notary', 'ledger'],
  ['Jewellery', 'zari'],
  ['Sarees & Dress Material', 'zari'],
  ['Architect', 'blueprint'],
  ['Photography & Videography', 'studio'],
  ['Beauty Parlour & Salon', 'studio'],
  ['Auto Garage', 'garage'],
  ['Mobile Sales & Repair', 'garage'],
  ['Coaching & Tuition Classes', 'classroom'],
  ['Dry Cleaning & Laundry', 'monsoon'],
  ['Something of my own', 'bazaar'],
])('%s begins with %s', (category, design) => expect(designForTrade(category)).toBe(design))

test('clinic is for health and for nothing else', () => {
  const others = ['Electrical Goods', 'Restaurant & Dhaba', 'Jewellery', 'Architect', 'School & College']
  expect(others.some((category) => designsForTrade(category).includes('clinic'))).toBe(false)
})

test('every design suits somebody and has its nature', () => {
  const samples = [
    'Kirana',
    'Bakery',
    'Puja',
    'Boutique',
    'Doctor',
    'Tax',
    'Architect',
    'Garage',
    'Salon',
    'School',
    'Laundry',
  ]
  expect(new Set(samples.map(tradeGroupOf))).toEqual(new Set(tradeGroups))
  expect(new Set(samples.flatMap((category) => [...designsForTrade(category)]))).toEqual(
    new Set(templateCodes),
  )
  expect(Object.keys(designNature).sort()).toEqual([...templateCodes].sort())
})

test('food is marked', () => {
  expect(
    ['Sweets & Mithai', 'Grocery & Kirana', 'Restaurant & Dhaba', 'Café & Tea House'].every(sellsFood),
  ).toBe(true)
  expect(['Electrical Goods', 'Jewellery', 'Puja Items'].some(sellsFood)).toBe(false)
})
