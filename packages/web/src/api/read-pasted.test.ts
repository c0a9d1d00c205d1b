import { expect, test } from 'vitest'
import { readPasted } from './read-pasted.ts'

test.each([
  ['Asha Nair', null],
  ['Asha Nair\r\n', null],
  [
    'Asha\tS-1\r\nRavi\tS-2\r\n',
    [
      ['Asha', 'S-1'],
      ['Ravi', 'S-2'],
    ],
  ],
  ['"12 Ring\nRoad"\tSurat', [['12 Ring\nRoad', 'Surat']]],
  ['a\n\nb', [['a'], [''], ['b']]],
])('%j', (text, cells) => expect(readPasted(text)).toEqual(cells))
