import { comesToday, istHour, reminderOf, usualReminder } from '@parichay/contract/greeting/daily-reminder.ts'
import { expect, test } from 'vitest'
import { inBatches, pictureToken, readPictureToken, readStopToken, stopToken } from './rules.ts'

const secret = 'a secret of thirty-two characters!'

test('a link ends what it names, and nothing else that one could write into it', () => {
  const mail = { agencyId: 3, userId: 71, pushDeviceId: null }
  const browser = { agencyId: 3, userId: 71, pushDeviceId: 9 }
  for (const stop of [mail, browser]) expect(readStopToken([secret], stopToken(secret, stop))).toEqual(stop)
  const token = stopToken(secret, mail)
  for (const forged of [
    token.replace('3.71', '3.72'),
    token.replace('mail', '9'),
    `${token}x`,
    token.slice(0, -1),
    stopToken('another secret of thirty-two chars', mail),
    '',
    '...',
  ])
    expect(readStopToken([secret], forged)).toBeUndefined()
})

test('a link of before the secret changed works while that secret is known', () => {
  const stop = { agencyId: 3, userId: 71, pushDeviceId: null }
  const next = 'the next secret of thirty-two chars'
  expect(readStopToken([next, secret], stopToken(secret, stop))).toEqual(stop)
  expect(readStopToken([next], stopToken(secret, stop))).toBeUndefined()
})

test('an address of a picture is none of a stop, and the other way round', () => {
  const picture = {
    agencyId: 3,
    businessId: 12,
    imageId: 400,
    hash: 'abcdefghijklmnopqrstuv',
    day: '2026-03-10',
  }
  const token = pictureToken(secret, picture)
  expect(readPictureToken([secret], token)).toEqual(picture)
  expect(readPictureToken([secret], token.replace('400', '401'))).toBeUndefined()
  expect(readStopToken([secret], token)).toBeUndefined()
})

test('batches hold people of one agency, in order, and lose nobody', () => {
  const people = [1, 1, 1, 2, 1].map((agencyId, userId) => ({ agencyId, userId }))
  expect(inBatches(people, 2)).toEqual([
    { agencyId: 1, userIds: [0, 1] },
    { agencyId: 1, userIds: [2] },
    { agencyId: 2, userIds: [3] },
    { agencyId: 1, userIds: [4] },
  ])
  expect(inBatches([], 2)).toEqual([])
})

test('hours are those of India', () => {
  expect(istHour(new Date('2026-03-09T18:29:59Z'))).toBe(23)
  expect(istHour(new Date('2026-03-09T18:30:00Z'))).toBe(0)
  expect(istHour(new Date('2026-03-10T02:30:00Z'))).toBe(8)
  expect(comesToday({ hour: 9 }, new Date('2026-03-10T02:30:00Z'))).toBe(true)
  expect(comesToday({ hour: 8 }, new Date('2026-03-10T02:30:00Z'))).toBe(false)
})

test('what is no wish counts as none', () => {
  expect(reminderOf({ reminder: { ...usualReminder, hour: 21, mail: true } })).toEqual({
    hour: 21,
    mail: true,
    onlyOccasions: false,
  })
  for (const odd of [
    undefined,
    null,
    {},
    { reminder: null },
    { reminder: { hour: 3 } },
    { reminder: { hour: '8' } },
  ])
    expect(reminderOf(odd)).toBeNull()
})
