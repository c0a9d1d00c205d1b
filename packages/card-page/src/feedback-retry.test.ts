import { expect, test } from 'vitest'
import { drawFeedbackRetry } from './feedback-retry.ts'

test.each([1, 12])('a wait of %i is said in a form that is right for one minute and for many', (minutes) => {
  const agency = {
    agencyName: 'Rang',
    support: { phoneNumber: '', email: '', whatsapp: '' },
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
  expect(page).toContain(`send it again in ${minutes} min.`)
})
