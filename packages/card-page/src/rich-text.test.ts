import { expect, test } from 'vitest'
import { drawRichText, plainText } from './rich-text.ts'

test.each([
  ['one\ntwo', '<p>one<br>two</p>'],
  ['one\n\ntwo', '<p>one</p><p>two</p>'],
  ['**Pure** and _slow_', '<p><strong>Pure</strong> and <em>slow</em></p>'],
  [
    'We do:\n- rings\n- bangles\nToday',
    '<p>We do:</p><ul class="list"><li>rings</li><li>bangles</li></ul><p>Today</p>',
  ],
  ['snake_case_name 2*3*4 ** no **', '<p>snake_case_name 2*3*4 ** no **</p>'],
  ['**<b>x</b>**', '<p><strong>&lt;b&gt;x&lt;/b&gt;</strong></p>'],
  ['_कला_ और - यह', '<p><em>कला</em> और - यह</p>'],
  ['की_दुकान_का पता', '<p>की_दुकान_का पता</p>'],
  ['پچھلے 20 سال سے WhatsApp پر۔', '<p dir="rtl">پچھلے 20 سال سے WhatsApp پر۔</p>'],
  ['1. **ہماری** دکان', '<p dir="rtl">1. <strong>ہماری</strong> دکان</p>'],
  ['- انگوٹھی\n- rings', '<ul class="list" dir="rtl"><li>انگوٹھی</li><li>rings</li></ul>'],
  ['Our دکان', '<p>Our دکان</p>'],
  ['   ', ''],
])('%j', (text, markup) => expect(drawRichText(text).join('')).toBe(markup))

test('plain text loses its signs', () =>
  expect(plainText('We **really** do:\n- rings\n- _बड़े_ bangles, snake_case_name')).toBe(
    'We really do: rings बड़े bangles, snake_case_name',
  ))
