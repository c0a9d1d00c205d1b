import { expect, test } from 'vitest'
import { matchPhotos } from './photo-match.ts'

const row = (rowKey: string, name: string, idNo = '') => ({ rowKey, facts: { name, idNo } })
const rows = [
  row('a', 'Asha Nair', 'EMP-7'),
  row('b', 'Ravi Rao', '3'),
  row('c', 'लक्ष्मी देवी'),
  row('d', 'Ravi Rao', 'EMP 9'),
  row('e', 'सीता', '१०१'),
]

test.each([
  ['emp-7.jpg', 'a'],
  ['photos/2026/EMP_7.JPG', 'a'],
  ['photos\\2026\\EMP_7.JPG', 'a'],
  ['asha  nair.jpeg', 'a'],
  ['लक्ष्मी देवी.png', 'c'],
  ['3.jpg', 'b'],
  ['001.jpg', 'a'],
  ['101.jpg', 'e'],
  ['emp-७.jpg', 'a'],
  ['००१.jpg', 'a'],
  ['4.webp', 'd'],
])('%s is of %s', (name, rowKey) => expect(matchPhotos([name], rows).matched).toEqual([{ name, rowKey }]))

test.each([
  ['Ravi Rao.jpg', 'several'],
  ['IMG_2031.jpg', 'nobody'],
  ['6.jpg', 'nobody'],
  ['.jpg', 'nobody'],
])('%s: %s', (name, why) => expect(matchPhotos([name], rows).unmatched).toEqual([{ name, why }]))

test('the first file of a person counts', () => {
  expect(matchPhotos(['emp 7.jpg', 'Asha Nair.jpg'], rows)).toEqual({
    matched: [{ name: 'emp 7.jpg', rowKey: 'a' }],
    unmatched: [{ name: 'Asha Nair.jpg', why: 'twice' }],
  })
})
