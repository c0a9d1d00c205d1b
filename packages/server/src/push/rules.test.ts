import { expect, test } from 'vitest'
import { mayBeEndpoint, outcomeOf } from './rules.ts'

test.each([
  [201, 'sent'],
  [202, 'sent'],
  [404, 'gone'],
  [410, 'gone'],
  [429, 'later'],
  [503, 'later'],
  [301, 'refused'],
  [400, 'refused'],
  [403, 'refused'],
  [413, 'refused'],
] as const)('%i means %s', (status, outcome) => expect(outcomeOf(status)).toBe(outcome))

test.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/x',
  'https://web.push.apple.com/QH',
])('%s may be sent to', (endpoint) => expect(mayBeEndpoint(endpoint, false)).toBe(true))

test.each([
  'http://fcm.googleapis.com/x',
  'https://127.0.0.1/x',
  'https://2130706433/x',
  'https://0x7f.1/x',
  'https://10.1.2.3/x',
  'https://169.254.169.254/latest/meta-data',
  'https://[::1]/x',
  'https://[::ffff:10.0.0.1]/x',
  'https://localhost/x',
  'https://push.localhost/x',
  'https://database/x',
  'https://push.example:8443/x',
  'https://push.example:22/x',
  'https://user:secret@push.example/x',
  'file:///etc/passwd',
  'no address',
])('%s is refused', (endpoint) => expect(mayBeEndpoint(endpoint, false)).toBe(false))

test('the stand-in of a trial may stand beside us', () => {
  expect(mayBeEndpoint('http://127.0.0.1:4100/push/1', true)).toBe(true)
})
