import { expect, test } from 'vitest'
import { cleanLinkValue, linkFault, linkHref } from './rules.ts'

const instagram = { fieldType: 'url', prefix: 'https://instagram.com/', pattern: '[\\w.]{1,30}' } as const
const messenger = { fieldType: 'text', prefix: 'https://m.me/', pattern: '' } as const
const capital = { fieldType: 'url', prefix: 'Https://www.Instagram.com/', pattern: '' } as const
const whatsapp = { fieldType: 'tel', prefix: 'https://wa.me/', pattern: '' } as const
const chat = { fieldType: 'url', prefix: 'https://wa.me/', pattern: '\\d{8,15}' } as const
const site = { fieldType: 'url', prefix: '', pattern: '' } as const
const mail = { fieldType: 'email', prefix: '', pattern: '' } as const
const plain = { fieldType: 'text', prefix: '', pattern: '' } as const

test.each([
  ['a bare name', instagram, 'raj.shop', 'raj.shop'],
  ['an @name', instagram, '@raj.shop', 'raj.shop'],
  ['a pasted address', instagram, 'https://www.instagram.com/raj.shop/', 'raj.shop'],
  ['a pasted address with tracking', instagram, 'https://instagram.com/raj.shop?igsh=abc==', 'raj.shop'],
  ['an address whose prefix a phone began with a capital', capital, 'https://instagram.com/raj', 'raj'],
  ['an m. host that belongs', messenger, 'https://m.me/rajshop', 'rajshop'],
  ['a spaced number', whatsapp, '+91 98765-43210', '+919876543210'],
  ['a number in digits of Hindi', whatsapp, '९८७६५ ४३२१०', '9876543210'],
  ['one in two kinds of digits', whatsapp, '+91 ९८७६५ 43210', '+919876543210'],
  ['a chat number in digits of Gujarati', chat, '૯૮૭૬૫ ૪૩૨૧૦', '919876543210'],
  ['a chat number without country', chat, '98765 43210', '919876543210'],
  ['a site without protocol', site, 'rajshop.in/menu', 'https://rajshop.in/menu'],
  ['a name copied from a chat', instagram, '\u2068raj.shop\u2069', 'raj.shop'],
  ['an address copied from a page', instagram, '\u200bhttps://instagram.com/raj.shop\ufeff', 'raj.shop'],
  ['a site behind a sign nobody sees', site, '\u200erajshop.in/menu\u200b', 'https://rajshop.in/menu'],
  ['a mail address behind one', mail, '\u202araj@shop.in', 'raj@shop.in'],
  ['a mailto', mail, 'MAILTO:Raj@Shop.in', 'raj@shop.in'],
] as const)('%s', (_what, type, typed, stored) => {
  const value = cleanLinkValue(type, typed)
  expect(value).toBe(stored)
  expect(linkFault(type, value)).toBeNull()
})

test.each([
  ['script', site, 'javascript:alert(1)'],
  ['data', site, 'data:text/html,x'],
  ['a password in the address', site, 'https://a:b@c.in'],
  ['one word', site, 'https://localhost'],
  ['too many slashes', site, 'https:////c.in'],
  ['slashes the wrong way', site, 'https:\\\\c.in'],
  ['an empty value', plain, ''],
  ['a short number', whatsapp, '12'],
  ['no host', mail, 'raj@'],
  ['a name with blanks', instagram, 'raj shop'],
] as const)('%s is refused', (_what, type, typed) => {
  expect(linkFault(type, cleanLinkValue(type, typed))).not.toBeNull()
})

test('plain text leads nowhere', () => {
  expect(linkHref(plain, '24ABCDE1234F1Z5')).toBeNull()
})

test.each([
  ['an address under a type of numbers', whatsapp, 'https://rajshop.in/menu'],
  ['a name under a type of numbers', whatsapp, 'raj.shop'],
  ['a number under a type of mails', mail, '+919876543210'],
  ['a name under a type of addresses', site, 'raj.shop'],
] as const)('%s leads nowhere: the type was another one when it was typed', (_what, type, value) => {
  expect(linkHref(type, value)).toBeNull()
})
