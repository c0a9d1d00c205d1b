import { expect, test } from 'vitest'
import { passwordFaults } from './rules.ts'

const names = ['Parichay', 'Anand Mithai', 'Asha Patel', 'surat']
const easy = new Set(['sunshine', 'welcome', 'password', 'river', 'krishna', 'qwerty', '12345678'])
const faults = (password: string) =>
  passwordFaults(password, { kind: 'customer', phoneNumber: '+919876510001', names }, (text) =>
    easy.has(text.toLowerCase()),
  )

test.each([
  ['parichay1', 'name'],
  ['Parichay@2026', 'name'],
  ['p@r1ch4y!', 'name'],
  ['PARICHAY123456', 'name'],
  ['anandmithai', 'name'],
  ['Anand-Mithai-1', 'name'],
  ['mithai1234', 'name'],
  ['anand@asha99', 'name'],
  ['Ａｎａｎｄ Mithai', 'name'],
  ['surat2026', 'name'],
  ['9876510001a', 'phone'],
  ['98765-10001', 'phone'],
  ['९८७६५१०००१', 'phone'],
  ['９８７６５-10001', 'phone'],
  ['my9876510', 'phone'],
  ['+919876510001', 'phone'],
  ['sunshine99', 'common'],
  ['Welcome@123', 'common'],
  ['passw0rd!!', 'common'],
  ['1234river', 'common'],
  ['krishna123456', 'common'],
  ['Qwerty12345', 'common'],
  ['12345678', 'common'],
])('%s is refused: %s', (password, fault) => {
  expect(faults(password)).toContain(fault)
})

test.each([
  'kite-over-Tapi-27',
  'river-stone-98',
  'Kesar-Peda-52',
  'sunshine84619302',
  'parichay-lamp-oil',
  'नदी के पार 27',
  'anand lives by the sea',
  '402817-paper',
])('%s is taken', (password) => {
  expect(faults(password)).toEqual([])
})

test('names in other scripts count, and short ones do not take letters out of everything', () => {
  const of = (password: string, own: string[]) => passwordFaults(password, { kind: 'customer', names: own })
  expect(of('आनंद मिठाई १', ['आनंद मिठाई'])).toContain('name')
  expect(of('kala-ghoda-lamp', ['Al', 'A1'])).toEqual([])
  expect(of('xq7', [])).toEqual(['short'])
})
