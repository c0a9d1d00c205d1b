import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  createVerify,
  type ECDH,
  hkdfSync,
  randomBytes,
} from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Inbox } from './inbox.ts'
import type { Switches } from './switches.ts'

/** What a browser hands to whoever may send to it (Push API). */
export type SandboxSubscription = { endpoint: string; keys: { p256dh: string; auth: string } }

/** A message as its browser read it, with what the service was told about it. */
export type Pushed = {
  endpoint: string
  text: string
  ttlSec: number
  topic: string | undefined
  urgency: string | undefined
  /** Who sent it, by their key, and where they can be reached. */
  key: string
  subject: string
}

type Browser = { ecdh: ECDH; auth: Buffer; isGone: boolean }
const mostBytes = 4096

/**
 * A push service with its browsers (RFC 8030, 8188, 8291, 8292): it takes what a real one takes, says no where a real one
 * does, and reads each message as the browser would, with code of its own.
 */
export class PushService {
  #browsers = new Map<string, Browser>()
  /** Every message that arrived, the newest last. */
  readonly pushed: Pushed[] = []

  /** A browser that lets itself be sent to. */
  subscribe(origin: string): SandboxSubscription {
    const id = randomBytes(16).toString('base64url')
    const ecdh = createECDH('prime256v1')
    ecdh.generateKeys()
    const auth = randomBytes(16)
    this.#browsers.set(id, { ecdh, auth, isGone: false })
    return {
      endpoint: `${origin}/push/${id}`,
      keys: { p256dh: ecdh.getPublicKey('base64url'), auth: auth.toString('base64url') },
    }
  }

  /** The browser takes its leave back, as when its owner blocks notifications. */
  unsubscribe({ endpoint }: Pick<SandboxSubscription, 'endpoint'>): void {
    const browser = this.#browsers.get(endpoint.split('/').at(-1) ?? '')
    if (browser) browser.isGone = true
  }

  /** Takes one message; gives back the status and what was wrong. */
  take(
    id: string,
    origin: string,
    headers: Record<string, string | undefined>,
    body: Buffer,
  ): { status: number; why?: string; pushed?: Pushed } {
    const browser = this.#browsers.get(id)
    if (!browser) return { status: 404, why: 'no such subscription' }
    if (browser.isGone) return { status: 410, why: 'the subscription is over' }
    const { ttl, topic, urgency } = headers
    if (!/^\d+$/.test(ttl ?? '')) return { status: 400, why: 'TTL is missing' }
    if (topic !== undefined && !/^[\w-]{1,32}$/.test(topic)) return { status: 400, why: 'Topic is none' }
    if (headers['content-encoding'] !== 'aes128gcm') return { status: 415, why: 'only aes128gcm' }
    if (body.length > mostBytes) return { status: 413, why: `more than ${mostBytes} bytes` }
    const signed = readVapid(headers['authorization'] ?? '', origin)
    if (typeof signed === 'string') return { status: 403, why: signed }
    let text: string
    try {
      text = readPushed(browser, body)
    } catch {
      return { status: 400, why: 'the browser cannot read it' }
    }
    const pushed = { endpoint: `${origin}/push/${id}`, text, ttlSec: Number(ttl), topic, urgency, ...signed }
    this.pushed.push(pushed)
    return { status: 201, pushed }
  }
}

/** The signature of whoever sends (RFC 8292, 2 and 3); a sentence says what is wrong with it. */
function readVapid(authorization: string, origin: string): { key: string; subject: string } | string {
  const [, jwt = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? []
  const [head = '', claims = '', signature = ''] = jwt.split('.')
  const point = Buffer.from(key, 'base64url')
  if (point.length !== 65 || point[0] !== 4) return 'the key is no point of P-256'
  const coordinate = (from: number) => point.subarray(from, from + 32).toString('base64url')
  const jwk = { kty: 'EC', crv: 'P-256', x: coordinate(1), y: coordinate(33) }
  const isRight = createVerify('sha256')
    .update(`${head}.${claims}`)
    .verify(
      { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    )
  if (!isRight) return 'the signature is wrong'
  const { alg } = JSON.parse(Buffer.from(head, 'base64url').toString()) as { alg?: string }
  const said = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>
  const now = Date.now() / 1000
  if (alg !== 'ES256') return 'only ES256'
  if (said['aud'] !== origin) return 'it is meant for another service'
  if (typeof said['exp'] !== 'number' || said['exp'] <= now || said['exp'] > now + 86_400)
    return 'it is too old, or lives longer than a day'
  if (!/^(mailto:.+@.+|https:\/\/.+)$/.test(String(said['sub']))) return 'nobody can be reached about it'
  return { key, subject: String(said['sub']) }
}

/** Reads one record as the browser does (RFC 8188, 2; RFC 8291, 3.4). */
export function readPushed({ ecdh, auth }: Pick<Browser, 'ecdh' | 'auth'>, body: Buffer): string {
  const salt = body.subarray(0, 16)
  const sender = body.subarray(21, 21 + body.readUInt8(20))
  const sealed = body.subarray(21 + sender.length)
  const derive = (secret: Uint8Array, from: Uint8Array, info: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, from, info, length))
  const shared = ecdh.computeSecret(sender)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender])
  const input = derive(shared, auth, info, 32)
  const key = derive(input, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(input, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const opened = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16))
  const padded = Buffer.concat([opened.update(sealed.subarray(0, -16)), opened.final()])
  const end = padded.lastIndexOf(2)
  if (end < 0 || padded.subarray(end + 1).some((byte) => byte !== 0)) throw new Error('no last record')
  return padded.subarray(0, end).toString('utf8')
}

/** Serves the push service: a POST to `/push` is a browser that subscribes, one to its address a message. */
export async function servePush(
  app: FastifyInstance,
  service: PushService,
  inbox: Inbox,
  switches: Switches,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    const originOf = (host: string | undefined) => `http://${host ?? ''}`
    scope.post('/push', (request, reply) =>
      reply.code(201).send(service.subscribe(originOf(request.headers.host))),
    )
    scope.post<{ Params: { id: string } }>('/push/:id', async (request, reply) => {
      const mode = await switches.next('push')
      if (mode === 'break') return reply.code(503).send()
      if (mode === 'refuse') return reply.code(429).header('retry-after', '60').send()
      const headers = request.headers as Record<string, string | undefined>
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      const { status, why, pushed } = service.take(
        request.params.id,
        originOf(request.headers.host),
        headers,
        body,
      )
      if (!pushed) return reply.code(status).send({ message: why })
      inbox.add({
        channel: 'push',
        to: request.params.id,
        from: pushed.subject,
        ...readable(pushed.text),
      })
      return reply.code(201).header('location', `${pushed.endpoint}/1`).send()
    })
  })
}

/** What a notification shows, when the message says it as JSON. */
function readable(text: string): { subject?: string; text: string } {
  try {
    const { title, body } = JSON.parse(text) as { title?: string; body?: string }
    return { ...(title ? { subject: title } : {}), text: body ?? '' }
  } catch {
    return { text }
  }
}
