import { expect, test } from 'vitest'
import { drawFeedbackRetry } from './feedback-retry.ts'

test.each([
  [1, '1 minute'],
  [12, '12 minutes'],
  [119, '119 minutes'],
  [120, '2 hours'],
  [1381, '24 hours'],
  [43_200, '30 days'],
] as const)('a wait of %i minutes is said as %s', (minutes, wait) => {
  const agency = {
    agencyName: 'Rang',
    support: { phoneNumber: '', email: '', whatsapp: '' },
    theme: { primary: '#0d6b63' },
    url: 'https://rang.test',
    signs: false,
  }
  const facts = {
    language: 'en',
    isChosen: false,
    cardId: 'om',
    companyName: 'Om',
    fault: 'soon',
    minutes,
    agency,
  } as const
  const page = drawFeedbackRetry({ ...facts, given: { stars: 5, text: '', name: '' } })
  expect(page).toContain(`send it again in ${wait}.`)
})
