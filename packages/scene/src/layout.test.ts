import { expect, test } from 'vitest'
import { clustersOf, piecesOf } from './break.ts'
import { breakLines, type Room, setText } from './layout.ts'

// Every cluster is as wide as 0.6 of the size: enough to see where lines break.
const measure = (text: string, size: number) => clustersOf(text).length * size * 0.6
const room = (change: Partial<Room>): Room => ({
  width: 200,
  height: 100,
  size: 40,
  minSize: 10,
  maxLines: 9,
  lineHeight: 1.2,
  language: 'en',
  balance: false,
  ...change,
})

test.each([
  ['अन्नपूर्णा', ['अ', 'न्न', 'पू', 'र्णा']],
  ['क्षत्रिय', ['क्ष', 'त्रि', 'य']],
  ['ஸ்ரீ', ['ஸ்ரீ']],
  ['லக்ஷ்மி', ['ல', 'க்ஷ்மி']],
  ['ಕೃಷ್ಣ', ['ಕೃ', 'ಷ್ಣ']],
  ['ਪ੍ਰੀਤਮ', ['ਪ੍ਰੀ', 'ਤ', 'ਮ']],
  ['abc', ['a', 'b', 'c']],
  ['👨‍👩‍👧a', ['👨‍👩‍👧', 'a']],
])('%s is divided between clusters only', (text, clusters) => {
  expect(clustersOf(text)).toEqual(clusters)
})

test.each([
  ['Navrang Kirana & Masala', ['Navrang ', 'Kirana ', '& ', 'Masala']],
  ['शुद्ध घी। ताजा', ['शुद्ध ', 'घी। ', 'ताजा']],
  ['₹1,250.50 only', ['₹1,250.50 ', 'only']],
  ['+91\u00a090000\u00a012345', ['+91\u00a090000\u00a012345']],
  ['Tele-com (Pune) Ltd.', ['Tele-', 'com ', '(Pune) ', 'Ltd.']],
])('%s may break here', (text, pieces) => {
  expect(piecesOf(text, 'en')).toEqual(pieces)
})

test('lines are filled, blanks at their ends are gone, paragraphs stay apart', () => {
  const wide = (text: string) => text.length
  expect(breakLines('one two three\n\nfour', 8, 'en', wide)).toEqual({
    lines: ['one two', 'three', '', 'four'],
    split: false,
  })
  expect(breakLines('a incomprehensible b', 6, 'en', wide)).toEqual({
    lines: ['a', 'incomp', 'rehens', 'ible b'],
    split: true,
  })
})

test.each<[string, string, Partial<Room>, ReturnType<typeof setText>]>([
  ['fits as it is', 'Raju', {}, { lines: ['Raju'], size: 40, cut: false }],
  ['takes two lines', 'Raju Tailor', {}, { lines: ['Raju', 'Tailor'], size: 40, cut: false }],
  ['shrinks for one line', 'Raju Tailor', { maxLines: 1 }, { lines: ['Raju Tailor'], size: 30, cut: false }],
  ['shrinks for the height', 'Raju', { height: 24 }, { lines: ['Raju'], size: 20, cut: false }],
  [
    'shrinks before a word is divided',
    'Telecommunication',
    {},
    { lines: ['Telecommunication'], size: 19.5, cut: false },
  ],
  [
    'ends in an ellipsis',
    'Raju Tailor',
    { maxLines: 1, minSize: 40 },
    { lines: ['Raju Ta…'], size: 40, cut: true },
  ],
  [
    'no blank before the ellipsis',
    'Shri Ram Stores',
    { maxLines: 1, minSize: 36 },
    { lines: ['Shri Ram…'], size: 36, cut: true },
  ],
  [
    'takes the smallest size where it is no half pixel',
    'Raju Tailor',
    { maxLines: 1, width: 81, minSize: 12.2 },
    { lines: ['Raju Tailor'], size: 12.2, cut: false },
  ],
  ['empty', '', {}, { lines: [''], size: 40, cut: false }],
])('a text %s', (_name, text, change, wanted) => {
  expect(setText(text, room(change), measure)).toEqual(wanted)
})

test('a balanced heading has lines of about the same length, and no more of them', () => {
  const text = 'Maharashtra Pharmaceuticals and Surgicals Pune'
  const greedy = setText(text, room({ width: 500, size: 20 }), measure)
  const even = setText(text, room({ width: 500, size: 20, balance: true }), measure)
  expect([greedy.lines.at(-1)!.length, even.lines.length]).toEqual([4, greedy.lines.length])
  expect(even.lines.at(-1)!.length).toBeGreaterThan(12)
})

test('whatever the text, nothing is lost while there is room, and no line is wider', () => {
  const text = 'श्री कृष्ण इलेक्ट्रॉनिक्स एवं Furniture 24×7 प्रतिष्ठान'
  for (const width of [60, 90, 140, 300, 900]) {
    const { lines, size } = setText(text, room({ width, height: 4000 }), measure)
    expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''))
    expect(lines.every((line) => measure(line, size) <= width)).toBe(true)
  }
})
