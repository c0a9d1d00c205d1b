import { expect, test } from 'vitest'
import { AnyPhone, Email, line, paragraph, requiredLine, WebLink } from './ids.ts'

test.each([
  'https:////evil.example',
  'https:///evil.example',
  'https:/evil.example',
  'https:evil.example',
  'https:\\\\evil.example',
  'https:/\\evil.example',
  'https://\\evil.example',
  'HTTPS:////evil.example/a',
  'https://shop.example\\@evil.example',
  'https://shop.example@evil.example',
  'https://a:b@evil.example/',
  'https://',
  'https://?x',
  'javascript:alert(1)',
])('%s is no link', (text) => {
  expect(WebLink.safeParse(text).success).toBe(false)
})

test.each([
  'https://shop.example',
  'http://shop.example/',
  'HTTPS://Shop.Example/a//b?c=d@e#f',
  'https://maps.app.goo.gl/x1',
  'https://दुकान.भारत/नया',
  'https://shop.example:8443/a?q=1',
  'https://shop.example?q=https:////x',
])('%s is a link', (text) => {
  expect(WebLink.parse(text)).toBe(text)
})

test('a link and an address of mail are taken as a chat or a page copied them, without what nobody sees', () => {
  expect(WebLink.parse('\ufeff https://shop.example/a\u200b ')).toBe('https://shop.example/a')
  expect(Email.parse('\u200eShop@Example.in\u200b')).toBe('shop@example.in')
  expect(Email.safeParse('\u200b').success).toBe(false)
})

test.each([
  ['९८७६५ ४३२१०', '98765 43210'],
  ['+૯૧ ૭૯ ૪૦૦૦ ૧૨૩૪', '+91 79 4000 1234'],
  [' 1800-123-456 ', '1800-123-456'],
  ['\u202a+91 98765\u00a010001\u202c', '+91 98765 10001'],
  ['\u206898765\u201110001\u2069', '98765-10001'],
  ['\u200e＋९१ ९८७६५ १०००१\ufeff', '+91 98765 10001'],
])('%s is the number %s', (typed, number) => expect(AnyPhone.parse(typed)).toBe(number))

test.each([
  ['a nukta letter as one sign or two', 'पे\u095cा', 'पे\u0921\u093cा'],
  ['an accent as one sign or two', 'Cafe\u0301', 'Caf\u00e9'],
])('%s is the same text', (_what, one, other) => {
  expect(line(60).parse(one)).toBe(line(60).parse(other))
  expect(paragraph(60).parse(one)).toBe(paragraph(60).parse(other))
})

test.each([
  ['signs that only join or part', '\u200b\u200d\u200c'],
  ['marks of direction', '\u200f\u202e\u2069'],
  ['a sign that stands on a letter which is not there', '\u093f\u094d'],
  ['a letter that is blank', '\u3164'],
  ['a blank of Braille', '\u2800'],
])('a name of %s is no name', (_what, name) => {
  expect(
    requiredLine(60)
      .safeParse(name)
      .error?.issues.map(({ message }) => message),
  ).toEqual(['This field is required.'])
})

test.each(['क', '7', '♥', '🪔', '👨\u200d👩\u200d👧', 'க்', '۷', '&'])('%s is a name', (name) =>
  expect(requiredLine(60).parse(name)).toBe(name),
)

test('a text is kept without signs that nobody sees, which make another name of it or turn what stands behind it', () => {
  expect(line(60).parse('\ufeffAnand\u200b Mi\u00adthai\u2060\u200e ')).toBe('Anand Mithai')
  expect(paragraph(60).parse('\u202eabc\u202c\n\u2068Surat\u2069\u200f')).toBe('abc\nSurat')
})

test('signs that join or part letters, and marks of direction between them, stay', () => {
  for (const text of [
    'क्\u200dष',
    'क्\u200cष',
    'می\u200cروم',
    'ശ്രീ\u0d28\u0d4d\u200d',
    'نام\u200f (Ltd)',
    '👩🏽\u200d🍳',
    '❤\ufe0f',
  ])
    expect([line(60).parse(text), paragraph(60).parse(text)]).toEqual([text, text])
})
