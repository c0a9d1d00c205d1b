import { expect, test } from 'vitest'
import { readyLetter, readyNotice } from './mail.ts'

const facts = {
  agencyName: 'Rang Digital',
  // Half past one at night of the 28th in India: whoever reads "until 28 November" comes in the evening, and it is gone.
  until: new Date('2026-11-27T20:00:00Z'),
  url: 'https://cards.example/panel/customer/account/data',
}

test.each([
  ['en', /28 November.*1:30\sam/i],
  ['hi', /28 नवंबर.*1:30\sam/i],
] as const)(
  'the letter and the notification in %s say until which hour it can be downloaded',
  (language, until) => {
    expect(readyLetter({ ...facts, language }).text).toMatch(until)
    expect(readyNotice({ ...facts, language }).body).toMatch(until)
  },
)
