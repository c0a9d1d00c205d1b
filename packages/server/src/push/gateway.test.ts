import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { PushService, type Pushed } from '../testing/push-service.ts'
import { newVapidKeys, outsideOnly, pushTo } from './gateway.ts'

const vapid = newVapidKeys()
const warned: unknown[] = []
const worldOf = (mode: 'test' | 'production') =>
  ({
    config: { mode, mail: { url: '', from: 'Parichay <post@parichay.example>' } },
    log: { warn: (facts: unknown) => void warned.push(facts) },
  }) as never
const message = {
  payload: JSON.stringify({ title: 'आज की शुभकामना' }),
  topic: 'reminder-2026-03-10',
  ttlSec: 900,
}

const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
  warned.length = 0
})
async function listen(answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done))
  ends.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test('a message arrives signed and encrypted, and only its browser reads it', async () => {
  const service = new PushService()
  const taken: { status: number; why?: string; pushed?: Pushed }[] = []
  const origin = await listen((request, reply) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => void parts.push(part))
    request.on('end', () => {
      const headers = request.headers as Record<string, string>
      const one = service.take(request.url!.split('/').at(-1)!, origin, headers, Buffer.concat(parts))
      taken.push(one)
      reply.statusCode = one.status
      reply.end()
    })
  })
  const subscription = service.subscribe(origin)
  const to = { vapid, origin: 'https://cards.example', subscription }
  expect(await pushTo(worldOf('test'), to, message)).toBe('sent')
  expect(taken[0]!.pushed).toMatchObject({
    text: message.payload,
    ttlSec: 900,
    topic: 'reminder-2026-03-10',
    urgency: 'normal',
    key: vapid.publicKey,
    subject: 'https://cards.example',
  })
  // Another browser's keys: the service takes it, but nobody could read it.
  const other = service.subscribe(origin)
  const wrong = { ...to, subscription: { ...subscription, keys: other.keys } }
  expect(await pushTo(worldOf('test'), wrong, message)).toBe('refused')
  await pushTo(worldOf('test'), { ...to, origin: 'http://cards.localhost:3000' }, message)
  expect(taken[2]!.pushed?.subject).toBe('mailto:post@parichay.example')
})

test('redirections are not followed, endless answers are not read, and a line that breaks is tried again later', async () => {
  const asked: string[] = []
  const answers: Record<string, RequestListener> = {
    '/moved': (_request, reply) => reply.writeHead(307, { location: '/secret' }).end(),
    '/endless': (_request, reply) => {
      reply.writeHead(201)
      const pour = () => {
        while (!reply.destroyed && reply.write(Buffer.alloc(65_536)));
      }
      reply.on('drain', pour).on('error', () => undefined)
      pour()
    },
    '/broken': (request) => request.socket.destroy(),
  }
  const origin = await listen((request, reply) => {
    asked.push(request.url!)
    answers[request.url!]?.(request, reply)
  })
  const { keys } = new PushService().subscribe(origin)
  const send = (path: string) =>
    pushTo(worldOf('test'), { vapid, origin, subscription: { endpoint: `${origin}${path}`, keys } }, message)
  expect([await send('/moved'), await send('/endless'), await send('/broken')]).toEqual([
    'refused',
    'sent',
    'later',
  ])
  expect(asked).toEqual(['/moved', '/endless', '/broken'])
})

test('in production nothing of our own network is called, by address or by name', async () => {
  const origin = await listen((_request, reply) => void reply.end())
  const { keys } = new PushService().subscribe(origin)
  const to = { vapid, origin, subscription: { endpoint: `${origin}/x`, keys } }
  expect(await pushTo(worldOf('production'), to, message)).toBe('gone')
  const found = await new Promise<Error | null>((done) => {
    outsideOnly('localhost', { all: true }, (error) => done(error))
  })
  expect(found?.message).toContain('may not stand in our own network')
})
