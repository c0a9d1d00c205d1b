import { type Elsewhere, meetHost } from '@parichay/server/agency-management/domain/gateway.ts'
import { isInside } from '@parichay/server/platform/inside.ts'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer, type Server } from 'node:https'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { generate } from 'selfsigned'

type Made = { cert: string; private: string }
const day = 86_400_000
const make = async (name: string, days: number): Promise<Made> =>
  generate([{ name: 'commonName', value: name }], {
    keySize: 2048,
    algorithm: 'sha256',
    notBeforeDate: new Date(Date.now() - 100 * day),
    notAfterDate: new Date(Date.now() + days * day),
    extensions: [
      { name: 'basicConstraints', cA: true },
      { name: 'subjectAltName', altNames: [{ type: 2, value: name }] },
    ],
  } as never)

const servers: Server[] = []
afterAll(() => servers.forEach((server) => server.close()))

/** A machine that answers with this certificate. */
async function serve(
  { cert, private: key }: Made,
  answer: (asked: IncomingMessage, to: ServerResponse) => void,
) {
  const server = createServer({ cert, key }, answer)
  servers.push(server)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return (server.address() as AddressInfo).port
}
const details = (agencyId: number) => (asked: IncomingMessage, to: ServerResponse) =>
  to.end(JSON.stringify({ data: { agencyId, host: asked.headers.host, path: asked.url } }))

const host = 'cards.example.in'
const own = await make(host, 60)
/** That machine, under a name that leads to it, as one that everybody can reach. */
const at = (port: number, ca: string | undefined, more: Partial<Elsewhere> = {}): Elsewhere => ({
  find: () => Promise.resolve([{ address: '127.0.0.1', family: 4 }]),
  isInside: () => false,
  port,
  ...(ca ? { ca } : {}),
  ...more,
})
const meet = (elsewhere: Elsewhere) => meetHost({ host, agencyId: 7 }, elsewhere)

test('a certificate that browsers take, and the panel of the agency behind it', async () => {
  const port = await serve(own, details(7))
  const met = await meet(at(port, own.cert))
  expect(met.fault).toBeNull()
  const { endsAt } = met as { endsAt: Date }
  expect(Math.round((endsAt.getTime() - Date.now()) / day)).toBe(60)
})

test('one that nobody vouches for, that is over, or that is for another name', async () => {
  const [over, other] = await Promise.all([make(host, -1), make('other.example.in', 60)])
  for (const [made, ca] of [
    [own, undefined],
    [over, over.cert],
    [other, other.cert],
  ] as const)
    expect(await meet(at(await serve(made, details(7)), ca))).toEqual({ fault: 'CERTIFICATE' })
})

test('what answers is another agency, no panel at all, more than is read, or breaks off', async () => {
  const answers = [
    details(8),
    (_: IncomingMessage, to: ServerResponse) => to.end('<h1>Parked</h1>'),
    (_: IncomingMessage, to: ServerResponse) => to.end('x'.repeat(3_000_000)),
    (_: IncomingMessage, to: ServerResponse) => {
      to.writeHead(200, { 'content-length': '500' })
      to.write('{')
      setTimeout(() => to.destroy(), 50)
    },
  ]
  for (const answer of answers)
    expect(await meet(at(await serve(own, answer), own.cert))).toEqual({ fault: 'ELSEWHERE' })
})

test('a name that leads nowhere, inside, or where nobody answers; a directory that is away says nothing of it', async () => {
  const failing = (code: string) => () => Promise.reject(Object.assign(new Error(code), { code }))
  const port = await serve(own, details(7))
  expect(await meet(at(port, own.cert, { find: failing('ENOTFOUND') }))).toEqual({ fault: 'NO_ADDRESS' })
  expect(await meet(at(port, own.cert, { find: () => Promise.resolve([]) }))).toEqual({ fault: 'NO_ADDRESS' })
  expect(await meet(at(port, own.cert, { find: failing('EAI_AGAIN') }))).toEqual({ fault: 'NO_ANSWER' })
  expect(await meet(at(port, own.cert, { isInside }))).toEqual({ fault: 'INNER_ADDRESS' })
  expect(await meet(at(1, own.cert))).toEqual({ fault: 'NO_ANSWER' })
})
