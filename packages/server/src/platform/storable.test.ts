import { expect, test } from 'vitest'
import { networkOf } from './limits.ts'
import { mayHoldUnstorable, storable } from './storable.ts'

test('NUL goes and lone surrogates are replaced, in texts and names, at any depth', () => {
  expect(storable({ a: 'x\0y', list: ['\ud800', { deep: '\udfff!' }], 'k\0': 'v', whole: '😀' })).toEqual({
    a: 'xy',
    list: ['\ufffd', { deep: '\ufffd!' }],
    k: 'v',
    whole: '😀',
  })
  expect([storable('\0'), storable(7), storable(null)]).toEqual(['', 7, null])
})

test('only suspicious JSON is walked through', () => {
  expect(
    ['{"a":"x"}', '{"a":"\\u0000"}', '{"a":"\\uD83D"}', '{"a":"\\u0041"}'].map(mayHoldUnstorable),
  ).toEqual([false, true, true, false])
})

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s counts as %s', (ip, network) => expect(networkOf(ip)).toBe(network))
