import { expect, test } from 'vitest'
import { listeningHost } from './listening.ts'

test.each([
  [{}, false, '127.0.0.1'],
  [{ HOST: '' }, false, '127.0.0.1'],
  [{}, true, '0.0.0.0'],
  [{ HOST: '0.0.0.0' }, false, '0.0.0.0'],
  [{ HOST: '192.168.1.5' }, true, '192.168.1.5'],
])('the demo with %j, for phones %s, listens on %s', (env, isForPhones, host) => {
  expect(listeningHost(env, isForPhones)).toBe(host)
})
