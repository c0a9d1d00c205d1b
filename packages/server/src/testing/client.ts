import type { FailureBody } from '@parichay/contract/errors.ts'
import { buildRequest } from '@parichay/contract/request.ts'
import type { Input, Reply, Route } from '@parichay/contract/route.ts'
import type { FastifyInstance, InjectOptions } from 'fastify'
import type { OutgoingHttpHeaders } from 'node:http'
import { cookieNames } from '../platform/session.ts'

/** What came back. `data` is the reply of the contract when `status` is 200, else the failure. */
export type Answer<T = unknown> = {
  status: number
  data: T
  failure: FailureBody
  text: string
  headers: OutgoingHttpHeaders
  bytes: Buffer
}
type Options = { headers?: Record<string, string | undefined>; ip?: string }

/** A browser on one agency's host: keeps its cookies and says what browsers say. */
export type Client = {
  readonly host: string
  readonly cookies: Map<string, string>
  /** Every Set-Cookie line it was sent. */
  readonly setCookies: string[]
  ip: string
  call<R extends Route>(route: R, input: Input<R>, options?: Options): Promise<Answer<Reply<R>>>
  /** A call that must succeed. */
  ok<R extends Route>(route: R, input: Input<R>): Promise<Reply<R>>
  /** Anything at all, with the cookies. */
  send(options: InjectOptions): Promise<Answer>
  get(url: string, headers?: Record<string, string>): Promise<Answer>
}

let clients = 0

/** Opens a browser; with `token` it is signed in already. Each has a network address of its own. */
export function openClient(app: FastifyInstance, host: string, token?: string): Client {
  clients += 1
  const cookies = new Map<string, string>()
  if (token) cookies.set(cookieNames.session, token)
  const client: Client = {
    host,
    cookies,
    setCookies: [],
    ip: `10.${(clients >> 16) & 255}.${(clients >> 8) & 255}.${clients & 255}`,
    async call(route, input, options = {}) {
      const { url, init } = buildRequest(route, input as Parameters<typeof buildRequest>[1])
      const request = new Request(`http://${host}${url}`, init)
      const payload = init.body ? Buffer.from(await request.arrayBuffer()) : undefined
      const headers = {
        ...Object.fromEntries(request.headers),
        'sec-fetch-site': 'same-origin',
        ...options.headers,
      }
      for (const [name, value] of Object.entries(headers))
        if (value === undefined) delete (headers as Record<string, unknown>)[name]
      return (await client.send({
        method: route.method,
        url,
        headers: headers as Record<string, string>,
        ...(payload ? { payload } : {}),
        ...(options.ip ? { remoteAddress: options.ip } : {}),
      })) as never
    },
    async ok(route, input) {
      const answer = await client.call(route, input)
      if (answer.status !== 200)
        throw new Error(`${route.method} ${route.path} was answered ${answer.status}: ${answer.text}`)
      return answer.data
    },
    async send(options) {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      const headers = { host, ...(cookie ? { cookie } : {}), ...options.headers }
      const answer = await app.inject({ remoteAddress: client.ip, ...options, headers })
      const lines = [answer.headers['set-cookie'] ?? []].flat()
      client.setCookies.push(...lines)
      for (const { name, value, maxAge } of answer.cookies) {
        if (maxAge === 0) cookies.delete(name)
        else cookies.set(name, value)
      }
      const data = readData(answer.payload)
      return {
        status: answer.statusCode,
        data,
        failure: data as FailureBody,
        text: answer.payload,
        headers: answer.headers,
        bytes: answer.rawPayload,
      }
    },
    get: (url, headers = {}) => client.send({ method: 'GET', url, headers }),
  }
  return client
}

function readData(text: string): unknown {
  try {
    return (JSON.parse(text) as { data?: unknown }).data
  } catch {
    return undefined
  }
}
