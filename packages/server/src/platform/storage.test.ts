import S3rver from '@20minutes/s3rver'
import { createHash, randomBytes } from 'node:crypto'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { localStorage, s3Storage, type Storage } from './storage.ts'

const folder = mkdtempSync(join(tmpdir(), 'parichay-storage-'))
const localFolder = join(folder, 'local')
const account = { bucket: 'cards', region: 'ap-south-1', accessKey: 'S3RVER', secretKey: 'S3RVER' }
let server: Server
let endpoint = ''

beforeAll(async () => {
  const s3rver = new S3rver({
    directory: join(folder, 's3'),
    silent: true,
    configureBuckets: [{ name: 'cards', configs: [] }],
  })
  await s3rver.configureBuckets()
  server = createServer(s3rver.callback())
  await new Promise<void>((up) => server.listen(0, '127.0.0.1', up))
  endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  server.closeAllConnections()
  await new Promise((closed) => server.close(closed))
  rmSync(folder, { recursive: true, force: true })
})

const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const read = async (storage: Storage, key: string) => {
  const stored = await storage.get(key)
  if (!stored) return stored
  const { body, bytes, contentType } = stored
  return { body: await buffer(body), bytes, contentType }
}
const list = async (storage: Storage) => {
  const files = []
  for await (const file of storage.list()) files.push(file)
  return files
}
const keysOf = async (storage: Storage) => (await list(storage)).map(({ key }) => key).toSorted()
const kinds: [string, () => Storage][] = [
  ['a folder', () => localStorage(localFolder)],
  ['a real S3-speaking server', () => s3Storage({ ...account, endpoint })],
]

describe.each(kinds)('files in %s', (_name, open) => {
  test('are given back as they were put, replaced, listed and removed', async () => {
    const storage = open()
    await storage.check()
    await storage.put('a1/first.webp', Buffer.from('नमस्ते'))
    expect(await read(storage, 'a1/first.webp')).toEqual({
      body: Buffer.from('नमस्ते'),
      bytes: 18,
      contentType: 'image/webp',
    })
    await storage.put('a1/first.webp', Buffer.from('new'))
    writeFileSync(join(folder, 'large'), Buffer.alloc(300_000, 'ab'))
    await storage.putFile('a1/large.held', join(folder, 'large'))
    expect((await read(storage, 'a1/large.held'))?.body).toEqual(Buffer.alloc(300_000, 'ab'))
    const large = (await storage.get('a1/large.held'))!
    large.body.destroy()
    expect(await buffer(await large.part(299_997, 299_999))).toEqual(Buffer.from('bab'))
    expect(await buffer(await large.part(0, 1))).toEqual(Buffer.from('ab'))
    await storage.remove('a1/large.held')
    await storage.put('brand/other-200.jpg', Buffer.alloc(0))
    expect((await read(storage, 'a1/first.webp'))?.body.toString()).toBe('new')
    expect((await read(storage, 'brand/other-200.jpg'))?.bytes).toBe(0)
    expect(await list(storage)).toContainEqual({ key: 'a1/first.webp', bytes: 3 })
    expect(await keysOf(storage)).toEqual(['a1/first.webp', 'brand/other-200.jpg'])
    for (const key of await keysOf(storage)) await storage.remove(key)
    await storage.remove('a1/first.webp')
    expect(await storage.get('a1/first.webp')).toBeNull()
    expect(await keysOf(storage)).toEqual([])
  })

  test('may be big', async () => {
    const storage = open()
    const bytes = randomBytes(10 * 1024 * 1024)
    await storage.put('a2/big.pdf', bytes)
    const stored = await read(storage, 'a2/big.pdf')
    expect(stored?.bytes).toBe(bytes.length)
    expect(hash(stored!.body)).toBe(hash(bytes))
    await storage.remove('a2/big.pdf')
  })

  test('may be many: a listing of more than one page is whole', async () => {
    const storage = open()
    const keys = Array.from({ length: 1050 }, (_one, index) => `a3/n${String(index).padStart(4, '0')}.webp`)
    for (let at = 0; at < keys.length; at += 50)
      await Promise.all(keys.slice(at, at + 50).map((key) => storage.put(key, Buffer.from(key))))
    expect(await keysOf(storage)).toEqual(keys)
    for (let at = 0; at < keys.length; at += 50)
      await Promise.all(keys.slice(at, at + 50).map((key) => storage.remove(key)))
  })

  test.each([
    '../secret.txt',
    'a1/../../secret.txt',
    '/etc/passwd',
    'a1/..%2fsecret.txt',
    'a1\\..\\secret.txt',
    'secret.txt',
    'a1/',
    '',
    'a1/x.webp\0.png',
    'A1/X.WEBP',
    'a1/x.webp?acl',
    'a1/x.tar.gz',
  ])('have no such key: %j', async (key) => {
    const storage = open()
    writeFileSync(join(folder, 'secret.txt'), 'secret')
    expect(await storage.get(key)).toBeNull()
    await expect(storage.put(key, Buffer.from('x'))).rejects.toThrow('not a storage key')
    await expect(storage.remove(key)).rejects.toThrow('not a storage key')
    expect(existsSync(join(folder, 'secret.txt'))).toBe(true)
  })
})

test('in a folder, a file is there whole or not at all while it is written again and again', async () => {
  const storage = localStorage(localFolder)
  const versions = [randomBytes(3_000_000), randomBytes(2_000_000)]
  const known = new Set(versions.map(hash))
  let writing = true
  const writer = (async () => {
    for (let round = 0; round < 12; round++) await storage.put('a4/same.webp', versions[round % 2]!)
    writing = false
  })()
  let seen = 0
  while (writing) {
    const found = await read(storage, 'a4/same.webp')
    if (found) expect(known).toContain(hash(found.body))
    if (found) seen++
    await sleep(1)
  }
  await writer
  expect(seen).toBeGreaterThan(3)
  expect(readdirSync(join(localFolder, 'a4'))).toEqual(['same.webp'])
})

test('in a folder, size and content are of one file while it is replaced and removed', async () => {
  const storage = localStorage(localFolder)
  const sizes = [10, 70_000]
  let reading = true
  const writer = (async () => {
    for (let round = 0; reading; round++) {
      await storage.put('a7/same.made', Buffer.alloc(sizes[round % 2]!))
      if (round % 3 === 0) await storage.remove('a7/same.made')
    }
  })()
  const odd: string[] = []
  for (let look = 0; look < 3000; look++) {
    const found = await read(storage, 'a7/same.made').catch((error: Error) => void odd.push(error.message))
    if (found && found.bytes !== found.body.length) odd.push(`${found.body.length} bytes of ${found.bytes}`)
  }
  reading = false
  await writer
  await storage.remove('a7/same.made')
  expect(odd).toEqual([])
}, 60_000)

test('in a folder, a put that fails leaves nothing behind, and drafts and strangers are not listed', async () => {
  const storage = localStorage(localFolder)
  mkdirSync(join(localFolder, 'a5/taken.webp'), { recursive: true })
  await expect(storage.put('a5/taken.webp', Buffer.from('x'))).rejects.toThrow()
  expect(readdirSync(join(localFolder, 'a5'))).toEqual(['taken.webp'])
  expect(await storage.get('a5/taken.webp')).toBeNull()
  writeFileSync(join(localFolder, 'a5/half.webp.1234.part'), 'half')
  expect(await keysOf(storage)).not.toContain('a5/half.webp.1234.part')
})

test.runIf(process.getuid?.() !== 0)('a folder that may not be written is named', async () => {
  const closed = join(folder, 'closed')
  mkdirSync(closed)
  chmodSync(closed, 0o500)
  await expect(localStorage(closed).check()).rejects.toThrow(`Files cannot be stored in ${closed}`)
})

test('a folder that cannot be made, because a file stands on the way, is named in a sentence', async () => {
  const taken = join(folder, 'a-file')
  writeFileSync(taken, '')
  for (const there of [taken, join(taken, 'files')])
    await expect(localStorage(there).check()).rejects.toThrow(
      `Files cannot be stored in ${there}: a file stands there, or on the way there.`,
    )
})

test('in a folder, links that lead out of it are not listed', async () => {
  const storage = localStorage(join(folder, 'linked'))
  await storage.check()
  symlinkSync('/etc', join(folder, 'linked/a6'))
  expect(await keysOf(storage)).toEqual([])
})

test('an object store says what is wrong: no bucket, wrong keys, out of reach', async () => {
  await expect(s3Storage({ ...account, endpoint, bucket: 'nowhere' }).check()).rejects.toThrow(
    'has no bucket nowhere',
  )
  await expect(s3Storage({ ...account, endpoint, bucket: 'nowhere' }).get('a1/x.webp')).rejects.toThrow(
    'NoSuchBucket',
  )
  const stranger = s3Storage({ ...account, endpoint, secretKey: 'wrong' })
  await expect(stranger.check()).rejects.toThrow('does not accept S3_ACCESS_KEY and S3_SECRET_KEY')
  await expect(stranger.put('a1/x.webp', Buffer.from('x'))).rejects.toThrow('403 SignatureDoesNotMatch')
  await expect(stranger.get('a1/x.webp')).rejects.toThrow('403')
  await expect(list(stranger)).rejects.toThrow('403')
  const away = s3Storage({ ...account, endpoint: 'http://127.0.0.1:9' })
  for (const call of [
    () => away.check(),
    () => away.get('a1/x.webp'),
    () => away.put('a1/x.webp', Buffer.from('x')),
  ]) {
    await expect(call()).rejects.toThrow('The object store at http://127.0.0.1:9 is out of reach.')
  }
})

test('a bucket of another region stops the start, and the region is named', async () => {
  const elsewhere = createServer((_request, reply) =>
    reply.writeHead(301, { 'x-amz-bucket-region': 'eu-west-1' }).end(),
  )
  await new Promise<void>((up) => elsewhere.listen(0, '127.0.0.1', up))
  const there = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}`
  await expect(s3Storage({ ...account, endpoint: there }).check()).rejects.toThrow(
    /301.* in the region eu-west-1, and S3_REGION says ap-south-1/,
  )
  elsewhere.close()
})

test('an object store that stumbles is asked again', async () => {
  let asked = 0
  const stumbling = createServer((request, reply) => {
    request.resume().on('end', () => reply.writeHead(++asked < 3 ? 503 : 200).end())
  })
  await new Promise<void>((up) => stumbling.listen(0, '127.0.0.1', up))
  const storage = s3Storage({
    ...account,
    endpoint: `http://127.0.0.1:${(stumbling.address() as AddressInfo).port}`,
  })
  await storage.put('a1/x.webp', Buffer.from('x'))
  expect(asked).toBe(3)
  stumbling.close()
})

describe('keys that are lent for an hour', () => {
  const path = (name: string) => join(folder, name)
  const lent = () => ({
    ...account,
    files: { accessKey: path('access'), secretKey: path('key'), sessionToken: path('token') },
  })
  const lend = (accessKey: string, secretKey: string, token = '') => {
    writeFileSync(path('access'), `${accessKey}\n`)
    writeFileSync(path('key'), secretKey)
    writeFileSync(path('token'), token)
  }

  test('are read anew for each call, and no start is needed; while a file is written the ones before count', async () => {
    lend('S3RVER', 'ended')
    const storage = s3Storage({ ...lent(), endpoint })
    await expect(storage.put('a1/lent.webp', Buffer.from('x'))).rejects.toThrow('403 SignatureDoesNotMatch')
    lend('S3RVER', 'S3RVER')
    await storage.put('a1/lent.webp', Buffer.from('x'))
    lend('', '')
    rmSync(path('token'))
    expect((await read(storage, 'a1/lent.webp'))?.bytes).toBe(1)
  })

  test.each([403, 400])(
    'one that is written in the moment of a call is taken at once (%i)',
    async (refusal) => {
      lend('one', 'before')
      const seen: (string | undefined)[] = []
      const store = createServer((request, reply) => {
        seen.push(/Credential=(\w+)/.exec(request.headers.authorization ?? '')?.[1])
        lend('two', 'after')
        request.resume().on('end', () => reply.writeHead(seen.length === 1 ? refusal : 200).end())
      })
      await new Promise<void>((up) => store.listen(0, '127.0.0.1', up))
      const there = `http://127.0.0.1:${(store.address() as AddressInfo).port}`
      await s3Storage({ ...lent(), endpoint: there }).put('a1/x.webp', Buffer.from('x'))
      expect(seen).toEqual(['one', 'two'])
      store.close()
    },
  )

  test('their token goes with each call, and is signed', async () => {
    lend('one', 'key', 'a token')
    let told: { token: unknown; signed: string | undefined } | undefined
    const store = createServer((request, reply) => {
      const signed = /SignedHeaders=([^,]+)/.exec(request.headers.authorization ?? '')?.[1]
      told = { token: request.headers['x-amz-security-token'], signed }
      request.resume().on('end', () => reply.writeHead(200).end())
    })
    await new Promise<void>((up) => store.listen(0, '127.0.0.1', up))
    const there = `http://127.0.0.1:${(store.address() as AddressInfo).port}`
    await s3Storage({ ...lent(), endpoint: there }).put('a1/x.webp', Buffer.from('x'))
    expect(told?.token).toBe('a token')
    expect(told?.signed?.split(';')).toContain('x-amz-security-token')
    store.close()
  })
})
