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
  // Spreadsheets put a cell that begins with a quotation mark there as it is.
  [
    '"Asha\tS-1\r\nRavi\tS-2',
    [
      ['"Asha', 'S-1'],
      ['Ravi', 'S-2'],
    ],
  ],
  [
    'a\tb\nc\td\r\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['a\r\nb\nc', [['a'], ['b'], ['c']]],
])('%j', (text, cells) => expect(readPasted(text)).toEqual(cells))
