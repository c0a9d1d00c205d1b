import { expect, test } from 'vitest'
import { isInside } from './inside.ts'

test.each([
  '127.0.0.1',
  '127.9.9.9',
  '10.1.2.3',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.5',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '255.255.255.255',
  '::1',
  '::',
  'fe80::1',
  'fd00::5',
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.1',
  '64:ff9b::7f00:1',
  '64:ff9b:1::a00:1',
  '::127.0.0.1',
  '::ffff:0:127.0.0.1',
  '2002:a00:1::',
  '2001:0:4136:e378::1',
  'fec0::1',
])('%s is inside', (address) => expect(isInside(address)).toBe(true))

test.each(['8.8.8.8', '172.32.0.1', '192.169.0.1', '2606:4700::1111', '2001:4860::8888', '::ffff:8.8.8.8'])(
  '%s is outside',
  (address) => expect(isInside(address)).toBe(false),
)
