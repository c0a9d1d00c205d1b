import { createECDH } from 'node:crypto'
import { expect, test } from 'vitest'
import { PushService, readPushed } from './push.ts'

const origin = 'http://127.0.0.1:4000'
const bytes = (text: string) => Buffer.from(text, 'base64url')

test('the example of RFC 8291, 5 is read as its browser would', () => {
  const ecdh = createECDH('prime256v1')
  ecdh.setPrivateKey(bytes('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94'))
  const body = bytes(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  )
  const auth = bytes('BTBZMqHH6r4Tts7J_aSIgg')
  expect(readPushed({ ecdh, auth }, body)).toBe('When I grow up, I want to be a watermelon')
  body[100]! ^= 1
  expect(() => readPushed({ ecdh, auth }, body)).toThrow()
})

test('a service says no where a real one does', () => {
  const service = new PushService()
  const browser = service.subscribe(origin)
  const id = browser.endpoint.split('/').at(-1)!
  const whole = { ttl: '60', 'content-encoding': 'aes128gcm', authorization: 'vapid t=a.b.c, k=x' }
  const status = (headers: Record<string, string>, body = Buffer.alloc(100), to = id) =>
    service.take(to, origin, headers, body).status
  expect(status(whole, Buffer.alloc(100), 'another')).toBe(404)
  expect(status({ ...whole, ttl: '' })).toBe(400)
  expect(status({ ...whole, topic: 'x'.repeat(33) })).toBe(400)
  expect(status({ ...whole, 'content-encoding': 'aesgcm' })).toBe(415)
  expect(status(whole, Buffer.alloc(4097))).toBe(413)
  expect(status(whole)).toBe(403)
  service.unsubscribe(browser)
  expect(status(whole)).toBe(410)
  expect(service.pushed).toEqual([])
})
