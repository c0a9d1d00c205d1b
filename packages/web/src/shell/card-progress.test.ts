import { expect, test } from 'vitest'
import { progressOf } from './card-progress.ts'

const details = { logoDocumentId: null, address: '', hours: null } as never
const sections = { paymentOptions: { upiId: null } as never, gallery: [] }
const user = { phoneNumber: '+919876510001', isForeignUser: false }

test('an empty card has only its owner’s number', () => {
  expect(
    progressOf({
      card: { basicDetails: details, links: [], ...sections, status: 'ACTIVE' },
      user,
      isShared: false,
    })
      .filter(({ done }) => done)
      .map(({ stage }) => stage),
  ).toEqual(['phone'])
})

test('a full and shared card is complete', () => {
  const full = {
    basicDetails: { logoDocumentId: 3, address: 'MG Road', hours: {} } as never,
    links: [{}] as never,
    paymentOptions: { upiId: 'raj@okaxis' } as never,
    gallery: [{}] as never,
    status: 'ACTIVE' as const,
  }
  expect(progressOf({ card: full, user, isShared: true }).every(({ done }) => done)).toBe(true)
})

test('nobody abroad is asked for a phone', () => {
  const stages = progressOf({
    card: { basicDetails: details, links: [], ...sections, status: 'ACTIVE' },
    user: { phoneNumber: null, isForeignUser: true },
    isShared: false,
  })
  expect(stages.map(({ stage }) => stage)).toEqual([
    'logo',
    'address',
    'links',
    'hours',
    'share',
    'upi',
    'gallery',
  ])
})

test('a draft is published before it is shared', () => {
  const stages = progressOf({
    card: { basicDetails: details, links: [], ...sections, status: 'DRAFT' },
    user,
    isShared: false,
  })
  expect(stages.map(({ stage }) => stage)).toEqual([
    'logo',
    'phone',
    'address',
    'links',
    'hours',
    'publish',
    'upi',
    'gallery',
  ])
})
