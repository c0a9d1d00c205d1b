import { expect, test } from 'vitest'
import { reminderLetter } from '../greeting/reminder/mail.ts'
import { signedBy } from './rules.ts'

const facts = {
  language: 'en',
  name: 'Meera',
  businessName: 'Anand Sweets',
  agencyName: 'Rang Tapi',
  title: 'Holi',
  caption: '',
  urls: { share: 'https://a.example/s', off: 'https://a.example/o', settings: 'https://a.example/t' },
} as const

test('what an agency wants below its letters stands in both forms of one, as it was typed', () => {
  const { text, html } = signedBy(reminderLetter(facts), {
    mailFooter: 'Rang <Tapi> & Sons\nRing Road, Surat',
  })
  expect(text).toContain('\n\n--\nRang <Tapi> & Sons\nRing Road, Surat\n')
  expect(html).toContain('Rang &lt;Tapi&gt; &amp; Sons<br>Ring Road, Surat')
  expect(html.indexOf('Ring Road')).toBeLessThan(html.indexOf('</body>'))
})

test('a letter of text alone gets no other form, and without such words each stays as it is', () => {
  expect(signedBy({ subject: 'a', text: 'b\n' }, { mailFooter: 'c' })).toEqual({
    subject: 'a',
    text: 'b\n\n--\nc\n',
  })
  const letter = reminderLetter(facts)
  expect(signedBy(letter, { mailFooter: '' })).toEqual(letter)
})
