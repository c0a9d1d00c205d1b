import { expect, test } from 'vitest'
import { messagingFieldOf, messagingRules, messagingSent, messagingTyped } from './messaging-form.ts'
import type { Messaging } from './messaging.ts'

const nothing: Messaging = { agencyId: 2, sms: null, prepared: null, mail: null, version: 0 }
const own: Messaging = {
  agencyId: 2,
  version: 3,
  prepared: null,
  sms: {
    hasAuthkey: true,
    header: 'RNGTPI',
    entityId: '1101234567890123456',
    templates: { otp: 'o1', notice: '', invite: '', reminder: '', reminderHi: '', reminderGu: '' },
  },
  mail: { host: 'smtp.example.in', port: 465, user: 'u', hasPassword: true, from: 'a@example.in' },
}
const faults = (form: object, kept: Messaging) =>
  messagingRules(kept)
    .safeParse(form)
    .error?.issues.map(({ path }) => path.join('.')) ?? []

test('what is shown is what is sent, and no secret is sent that was not typed', () => {
  const sent = messagingSent(messagingTyped(own), own)
  const { hasAuthkey: _key, ...sms } = own.sms!
  const { hasPassword: _word, ...mail } = own.mail!
  expect(sent).toEqual({ agencyId: 2, version: 3, sms, mail })
  expect(messagingSent(messagingTyped(nothing), nothing)).toEqual({
    agencyId: 2,
    version: 0,
    sms: null,
    mail: null,
  })
  expect(messagingSent({ ...messagingTyped(own), password: 'abcd' }, own).mail).toEqual({
    ...mail,
    password: 'abcd',
  })
})

test('each fault stands at its field; a first account needs its key', () => {
  expect(faults(messagingTyped(own), own)).toEqual([])
  expect(faults({ ...messagingTyped(nothing), ownSms: true }, nothing)).toEqual(['authkey'])
  const wrong = {
    ...messagingTyped(own),
    header: 'AB',
    otp: 'a b',
    host: 'http://x',
    port: '0',
    from: 'nobody',
  }
  expect(faults(wrong, own).toSorted()).toEqual(['from', 'header', 'host', 'otp', 'port'])
  expect(messagingFieldOf('sms.templates.reminderHi')).toBe('reminderHi')
})
