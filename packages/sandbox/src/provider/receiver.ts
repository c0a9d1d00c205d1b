import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What arrived at a webhook address. */
export type Received = {
  at: number
  headers: IncomingHttpHeaders
  body: string
  /** The body, read. */
  event: { event: string; account_id: string; created_at: number; payload: Record<string, { entity: never }> }
}

/** An address that takes webhooks and keeps them, for tests. */
export type Receiver = {
  url: string
  received: Received[]
  /** How many requests were under way at the same time, at most. */
  atOnce(): number
  /** How it answers from now on; 200 at once unless told otherwise. */
  answer(how: (received: Received) => number | Promise<number>): void
  clear(): void
  close(): void
}

/** Starts to listen on a free port of this machine. */
export async function startReceiver(): Promise<Receiver> {
  const received: Received[] = []
  let how: (received: Received) => number | Promise<number> = () => 200
  let [underWay, most] = [0, 0]
  const server: Server = createServer((request, response) => {
    underWay += 1
    most = Math.max(most, underWay)
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', async () => {
      const body = Buffer.concat(parts).toString('utf8')
      const one = {
        at: Date.now(),
        headers: request.headers,
        body,
        event: JSON.parse(body) as Received['event'],
      }
      received.push(one)
      const status = await how(one)
      underWay -= 1
      response.writeHead(status).end()
    })
  })
  await new Promise<void>((up) => server.listen(0, '127.0.0.1', up))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhook`,
    received,
    atOnce: () => most,
    answer: (wish) => (how = wish),
    clear() {
      received.length = 0
      how = () => 200
      most = 0
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
