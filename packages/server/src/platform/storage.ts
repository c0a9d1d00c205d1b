import { createReadStream } from 'node:fs'
import { mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { randomUUID } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import type { Config } from './config.ts'

/** A file to read; size in bytes. */
export type Stored = { body: Readable; bytes: number; contentType: string }

/** Where files live. Keys are made by the server: `a<agencyId>/<random>.<ending>`, never from a person's text. */
export type Storage = {
  /** Returns only when the bytes are safe: after fsync, or after the object store's answer. */
  put(key: string, bytes: Uint8Array): Promise<void>
  get(key: string): Promise<Stored | null>
  remove(key: string): Promise<void>
  check(): Promise<void>
}

const contentTypes: Record<string, string> = { webp: 'image/webp', jpg: 'image/jpeg', png: 'image/png', svg: 'image/svg+xml', pdf: 'application/pdf' }
const typeOf = (key: string) => contentTypes[key.split('.').pop() ?? ''] ?? 'application/octet-stream'
const keyShape = /^[a-z0-9]+(?:\/[a-z0-9-]+)+\.[a-z0-9]{2,5}$/

/** A folder on this machine; a file appears whole or not at all. */
export function localStorage(folder: string): Storage {
  const pathOf = (key: string) => {
    if (!keyShape.test(key)) throw new Error(`not a storage key: ${key}`)
    return join(folder, key)
  }
  return {
    async put(key, bytes) {
      const path = pathOf(key)
      const draft = `${path}.${randomUUID()}.part`
      await mkdir(dirname(path), { recursive: true })
      const file = await open(draft, 'wx')
      try {
        await file.writeFile(bytes)
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(draft, path)
      const parent = await open(dirname(path), 'r')
      await parent.sync().finally(() => parent.close())
    },
    async get(key) {
      if (!keyShape.test(key)) return null
      const found = await stat(pathOf(key)).catch(() => null)
      return found?.isFile() ? { body: createReadStream(pathOf(key)), bytes: found.size, contentType: typeOf(key) } : null
    },
    remove: (key) => rm(pathOf(key), { force: true }),
    async check() {
      await mkdir(folder, { recursive: true })
    },
  }
}

/** Any S3-compatible store. */
export function s3Storage(s3: NonNullable<Config['s3']>): Storage {
  const client = new AwsClient({ accessKeyId: s3.accessKey, secretAccessKey: s3.secretKey, region: s3.region, service: 's3', retries: 3 })
  const address = (key: string) => `${s3.endpoint.replace(/\/$/, '')}/${s3.bucket}/${key}`
  const send = (key: string, init: RequestInit) => client.fetch(address(key), { ...init, signal: AbortSignal.timeout(30_000) })
  return {
    async put(key, bytes) {
      if (!keyShape.test(key)) throw new Error(`not a storage key: ${key}`)
      const answer = await send(key, { method: 'PUT', body: new Uint8Array(bytes), headers: { 'content-type': typeOf(key) } })
      if (!answer.ok) throw new Error(`The object store refused a file: ${answer.status}`)
    },
    async get(key) {
      if (!keyShape.test(key)) return null
      const answer = await send(key, { method: 'GET' })
      if (answer.status === 404) return null
      if (!answer.ok || !answer.body) throw new Error(`The object store did not give a file: ${answer.status}`)
      return { body: Readable.fromWeb(answer.body as never), bytes: Number(answer.headers.get('content-length')), contentType: typeOf(key) }
    },
    async remove(key) {
      const answer = await send(key, { method: 'DELETE' })
      if (!answer.ok && answer.status !== 404) throw new Error(`The object store did not remove a file: ${answer.status}`)
    },
    async check() {
      const answer = await send('', { method: 'HEAD' })
      if (answer.status >= 400) throw new Error(`The object store answers ${answer.status} for the bucket ${s3.bucket}`)
    },
  }
}
