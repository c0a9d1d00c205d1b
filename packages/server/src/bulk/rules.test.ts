import { expect, test } from 'vitest'
import { messageTo } from './rules.ts'

const business = {
  businessName: 'Anand Mithai',
  ownerPhoneNumber: '+919876510001',
  mobile: null,
  cardId: 'anand',
  cardStatus: 'ACTIVE',
}
const said = (businessName: string, text: string) =>
  messageTo({ ...business, businessName }, text, 'https://shop.example')?.text

test('a message says the name as it is written, whatever signs stand in it', () => {
  expect(said('Anand Mithai', 'Namaste {name}: {link}')).toBe(
    'Namaste Anand Mithai: https://shop.example/anand',
  )
  expect(said('Cash & Carry $$', '{name}, {name}!')).toBe('Cash & Carry $$, Cash & Carry $$!')
  expect(said("Tom $& $' Sons", '{name}.')).toBe("Tom $& $' Sons.")
  expect(said('The {link} shop', '{name}: {link}')).toBe('The {link} shop: https://shop.example/anand')
})
