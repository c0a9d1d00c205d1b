import { expect, test } from 'vitest'
import { completionOf } from './completion.ts'
import type { Card } from './fields.ts'
import { emptySections } from './sections.ts'

const bare = {
  cardId: null,
  links: [],
  settings: { language: 'en', seoTitle: '', seoDescription: '', order: [], hidden: [] },
  ...emptySections,
  basicDetails: {
    companyName: 'Raj',
    phones: [{ label: '', number: '98765 43210' }],
    whatsapp: null,
    logoDocumentId: null,
    address: '',
    city: '',
    hours: null,
  },
} as unknown as Card

test('what is there is counted, and only a full section is done', () => {
  expect(completionOf(bare, 'details')).toEqual({ filled: 2, total: 6, done: false })
  expect(
    completionOf({ ...bare, basicDetails: { ...bare.basicDetails, city: 'Surat' } }, 'details').filled,
  ).toBe(3)
  expect(completionOf(bare, 'links').done).toBe(false)
  expect(completionOf({ ...bare, links: [{ linkTypeId: 1, title: '', value: 'raj' }] }, 'links').done).toBe(
    true,
  )
  expect(completionOf(bare, 'template').done).toBe(true)
  expect(completionOf({ ...bare, cardId: 'raj' }, 'settings')).toEqual({ filled: 1, total: 2, done: false })
})
