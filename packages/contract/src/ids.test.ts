import { expect, test } from 'vitest'
import { AnyPhone, WebLink } from './ids.ts'

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

test.each([
  ['९८७६५ ४३२१०', '98765 43210'],
  ['+૯૧ ૭૯ ૪૦૦૦ ૧૨૩૪', '+91 79 4000 1234'],
  [' 1800-123-456 ', '1800-123-456'],
])('%s is the number %s', (typed, number) => expect(AnyPhone.parse(typed)).toBe(number))
