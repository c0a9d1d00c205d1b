import { cardFixtures, detailsFor } from '@parichay/pdf-card/fixtures.ts'
import { expect, test } from 'vitest'
import { readDetails } from './rules.ts'

const usual = detailsFor('lanyard', cardFixtures.usual)

test('a card whose template was withdrawn loses nothing that was typed: another design of its kind says it', () => {
  expect(readDetails(usual)).toEqual(usual)
  const id = { ...usual, person: { ...usual.person, idNo: 'EMP-7' } }
  expect(readDetails({ ...id, templateCode: 'gone' })).toEqual({ ...id, templateCode: 'desk' })
  const bare = { idNo: '', bloodGroup: null, dateOfBirth: null, validTill: null, photoDocumentId: null }
  const visiting = { ...usual, person: { ...usual.person, ...bare } }
  expect(readDetails({ ...visiting, templateCode: 'gone' })).toEqual({ ...visiting, templateCode: 'slope' })
})

test('what is no card says nothing', () => {
  for (const stored of [null, undefined, 'x', {}, { ...usual, common: null }, { templateCode: 'gone' }])
    expect(readDetails(stored)).toBeNull()
})
