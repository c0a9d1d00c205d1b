import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { drawOfflineFarewell, drawOfflineWorker } from './offline.ts'

test('the offline worker answers for its own card only', async () => {
  const worker: Record<string, unknown> & { onfetch?: (event: object) => void } = {
    location: { origin: 'https://a.example' },
    URL,
    caches: { open: async () => ({ put: async () => undefined, match: async () => 'kept' }) },
    fetch: () => Promise.reject(new TypeError('offline')),
    Response: { error: () => 'error' },
  }
  runInNewContext(drawOfflineWorker('raj'), worker)
  const ask = async (url: string, method = 'GET') => {
    let answer: unknown
    worker.onfetch!({
      request: { url: `https://a.example${url}`, method },
      respondWith: (given: unknown) => (answer = given),
      waitUntil: () => undefined,
    })
    return answer === undefined ? 'untouched' : answer
  }
  expect(await ask('/raj')).toBe('kept')
  expect(await ask('/raj.vcf')).toBe('kept')
  for (const other of ['/raj-2', '/rajan', '/raj?lang=hi', '/panel', '/api/v1/user', '/raj/order?q0=1'])
    expect(await ask(other), other).toBe('untouched')
  expect(await ask('/raj', 'POST')).toBe('untouched')
})

/** A worker over a network of etags by path, whose answers name what they were fetched as. */
function openWorker(network: Record<string, string>) {
  const kept = new Map<string, Response>()
  let isAway = false
  const fetched = (path: string) => {
    const what = network[path]
    if (what === undefined) return new Response(null, { status: 404 })
    // As `sendFailure` answers while the database is away.
    if (what === 'busy')
      return Response.json({ data: {} }, { status: 503, headers: { 'cache-control': 'no-store' } })
    return new Response(`${path} of ${what}`, {
      status: what === 'standstill' ? 503 : 200,
      headers: {
        etag: `W/"${what}"`,
        'content-type': path.endsWith('.vcf') ? 'text/vcard' : 'text/html',
        'cache-control': ['locked', 'standstill'].includes(what) ? 'private, no-store' : 'public, max-age=0',
      },
    })
  }
  const cache = {
    put: async (path: string, answer: Response) => void kept.set(path, answer),
    match: async (path: string) => kept.get(path),
    delete: async (path: string) => kept.delete(path),
    addAll: async (paths: string[]) => paths.forEach((path) => kept.set(path, fetched(path))),
  }
  const waits: Promise<unknown>[] = []
  const worker: Record<string, unknown> & Record<'oninstall' | 'onfetch', (event: object) => void> = {
    location: { origin: 'https://a.example' },
    URL,
    Response,
    caches: { open: async () => cache, delete: async () => kept.clear() },
    fetch: async (asked: string | { url: string }) => {
      if (isAway) throw new TypeError('offline')
      return fetched(typeof asked === 'string' ? asked : new URL(asked.url).pathname)
    },
    skipWaiting: () => undefined,
  } as never
  runInNewContext(drawOfflineWorker('raj'), worker)
  const waitUntil = (wait: Promise<unknown>) => void waits.push(wait)
  const settle = async () => {
    for (let wait = waits.shift(); wait; wait = waits.shift()) await wait
  }
  return {
    async install() {
      worker.oninstall({ waitUntil })
      await settle()
    },
    async visit(path: string) {
      let answer: Promise<Response> | undefined
      const request = { url: `https://a.example${path}`, method: 'GET' }
      worker.onfetch({ request, waitUntil, respondWith: (given: Promise<Response>) => (answer = given) })
      const text = await (await answer!).clone().text()
      await settle()
      return text
    },
    loseNetwork: () => (isAway = true),
    kept: async (path: string) => kept.get(path)?.clone().text(),
  }
}

test('without a network the contact is the one of the page that was seen last', async () => {
  const network = { '/raj': '1', '/raj.vcf': '1' }
  const worker = openWorker(network)
  await worker.install()
  network['/raj.vcf'] = '2'
  await worker.visit('/raj')
  // Nothing new on the page: nothing more is fetched.
  expect(await worker.kept('/raj.vcf')).toBe('/raj.vcf of 1')
  network['/raj'] = '2'
  await worker.visit('/raj')
  expect(await worker.kept('/raj')).toBe('/raj of 2')
  expect(await worker.kept('/raj.vcf')).toBe('/raj.vcf of 2')
})

test('the contact of a card that was paused is not kept beside the page that says so', async () => {
  const network: Record<string, string> = { '/raj': '1', '/raj.vcf': '1' }
  const worker = openWorker(network)
  await worker.install()
  // A paused card answers with a page, and with no contact.
  network['/raj'] = 'paused'
  delete network['/raj.vcf']
  await worker.visit('/raj')
  expect(await worker.kept('/raj')).toBe('/raj of paused')
  expect(await worker.kept('/raj.vcf')).toBeUndefined()
  worker.loseNetwork()
  expect(await worker.visit('/raj')).toBe('/raj of paused')
})

test('a card that was locked is not kept, neither the page before it nor what stood there', async () => {
  const network: Record<string, string> = { '/raj': '1', '/raj.vcf': '1' }
  const worker = openWorker(network)
  await worker.install()
  network['/raj'] = 'locked'
  expect(await worker.visit('/raj')).toBe('/raj of locked')
  expect([await worker.kept('/raj'), await worker.kept('/raj.vcf')]).toEqual([undefined, undefined])
})

test('an agency that stands still takes the copy of its card along; a server that is busy does not, and the copy stands in', async () => {
  const network: Record<string, string> = { '/raj': '1', '/raj.vcf': '1' }
  const worker = openWorker(network)
  await worker.install()
  network['/raj'] = network['/raj.vcf'] = 'busy'
  expect(await worker.visit('/raj')).toBe('/raj of 1')
  expect(await worker.visit('/raj.vcf')).toBe('/raj.vcf of 1')
  // A page that changed, and a contact that could not be asked for just then.
  network['/raj'] = '2'
  expect(await worker.visit('/raj')).toBe('/raj of 2')
  expect(await worker.kept('/raj.vcf')).toBe('/raj.vcf of 1')
  network['/raj'] = 'standstill'
  expect(await worker.visit('/raj')).toBe('/raj of standstill')
  expect([await worker.kept('/raj'), await worker.kept('/raj.vcf')]).toEqual([undefined, undefined])
})

test('a contact that only who knows the PIN is given is not kept either', async () => {
  const network: Record<string, string> = { '/raj': '1', '/raj.vcf': '1' }
  const worker = openWorker(network)
  await worker.install()
  network['/raj.vcf'] = 'locked'
  expect(await worker.visit('/raj.vcf')).toBe('/raj.vcf of locked')
  expect([await worker.kept('/raj'), await worker.kept('/raj.vcf')]).toEqual([undefined, undefined])
})

test('the worker of a locked card takes the copy along, and itself', async () => {
  const done: string[] = []
  const worker: Record<string, unknown> & { onactivate?: (event: object) => void } = {
    skipWaiting: () => undefined,
    caches: { delete: async (name: string) => done.push(`deleted ${name}`) },
    registration: { unregister: async () => done.push('unregistered') },
  }
  runInNewContext(drawOfflineFarewell('raj'), worker)
  let wait: Promise<unknown> | undefined
  worker.onactivate!({ waitUntil: (given: Promise<unknown>) => (wait = given) })
  await wait
  expect(done).toEqual(['deleted card:raj', 'unregistered'])
  expect(worker['onfetch']).toBeUndefined()
})
