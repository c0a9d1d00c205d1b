import { close, createReadStream, fstat, open as openFd, openAsBlob } from 'node:fs'
import { access, constants, type FileHandle, mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { Readable } from 'node:stream'
import { randomUUID } from 'node:crypto'
import { promisify } from 'node:util'
import { AwsClient } from 'aws4fetch'
import type { S3Config, S3Keys } from './config.ts'
import { readAnew } from './secret-files.ts'

/** A file to read; size in bytes. */
export type Stored = {
  body: Readable
  bytes: number
  contentType: string
  /** Only the bytes from `first` to `last`, both counted; nothing else of the file is read. */
  part(first: number, last: number): Promise<Readable>
}

/** Where files live. Keys are made by the server: `a<agencyId>/<random>.<ending>`, never from a person's text. */
export type Storage = {
  /** Returns only when the bytes are safe: after fsync, or after the object store's answer. */
  put(key: string, bytes: Uint8Array): Promise<void>
  /** The same for a file on this machine, which may be larger than the memory. */
  putFile(key: string, path: string): Promise<void>
  get(key: string): Promise<Stored | null>
  remove(key: string): Promise<void>
  /** Every stored file, in no particular order; for backups. */
  list(): AsyncIterable<{ key: string; bytes: number }>
  /** Throws in words when files could not be stored now. */
  check(): Promise<void>
}

const contentTypes: Record<string, string> = {
  webp: 'image/webp',
  avif: 'image/avif',
  jpg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
  pdf: 'application/pdf',
  mp4: 'video/mp4',
}
const typeOf = (key: string) => contentTypes[key.split('.').pop() ?? ''] ?? 'application/octet-stream'
const keyShape = /^[a-z0-9]+(?:\/[a-z0-9-]+)+\.[a-z0-9]{2,5}$/

/** Whether a name can be the key of a file: no dots but one, no way out of the folder. */
export const isStorageKey = (key: string): boolean => keyShape.test(key)

/** Whether a file is given out by a call that knows who may have it, and never by its name alone. */
export const isHeldBack = (key: string): boolean => key.endsWith('.held')

/** Whether a failure says that there is no room on a disk of this machine. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')

function requireKey(key: string): string {
  if (!isStorageKey(key)) throw new Error(`not a storage key: ${key}`)
  return key
}

/** Why a folder takes no files, in words for who runs the installation. */
function whyNot(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'ENOTDIR' || code === 'EEXIST') return 'a file stands there, or on the way there'
  if (code === 'EROFS') return 'its disk can only be read'
  if (isDiskFull(error)) return 'its disk is full'
  return code === 'EACCES' || code === 'EPERM' ? 'this user may not write there' : String(error)
}

/** A folder on this machine; a file appears whole or not at all. */
export function localStorage(folder: string): Storage {
  const pathOf = (key: string) => join(folder, requireKey(key))
  const keep = async (key: string, write: (file: FileHandle) => Promise<void>) => {
    const path = pathOf(key)
    const draft = `${path}.${randomUUID()}.part`
    if (await mkdir(dirname(path), { recursive: true })) await syncFolder(folder)
    try {
      const file = await open(draft, 'wx')
      try {
        await write(file)
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(draft, path)
    } catch (error) {
      await rm(draft, { force: true })
      throw error
    }
    await syncFolder(dirname(path))
  }
  return {
    put: (key, bytes) => keep(key, (file) => file.writeFile(bytes)),
    putFile: (key, path) => keep(key, (file) => file.writeFile(createReadStream(path))),
    async get(key) {
      if (!isStorageKey(key)) return null
      const path = pathOf(key)
      const found = await openFile(path)
      if (!found) return null
      return {
        body: createReadStream(path, { fd: found.fd }),
        bytes: found.bytes,
        contentType: typeOf(key),
        part: async (start, end) => createReadStream(path, { start, end }),
      }
    },
    remove: async (key) => rm(pathOf(key), { force: true }),
    async *list() {
      for await (const entry of await opendir(folder, { recursive: true })) {
        const path = join(entry.parentPath, entry.name)
        const key = relative(folder, path).split(sep).join('/')
        const found = entry.isFile() && isStorageKey(key) ? await stat(path).catch(() => null) : null
        if (found) yield { key, bytes: found.size }
      }
    },
    async check() {
      try {
        await mkdir(folder, { recursive: true })
        await access(folder, constants.W_OK | constants.X_OK)
      } catch (error) {
        throw new Error(`Files cannot be stored in ${folder}: ${whyNot(error)}.`, { cause: error })
      }
    },
  }
}

/** A file to read with its size, both of the same file though another one takes its name meanwhile; null where there is none. */
async function openFile(path: string): Promise<{ fd: number; bytes: number } | null> {
  const fd = await promisify(openFd)(path, 'r').catch(() => null)
  if (fd === null) return null
  const found = await promisify(fstat)(fd).catch(() => null)
  if (found?.isFile()) return { fd, bytes: found.size }
  await promisify(close)(fd)
  return null
}

/** A new name in a folder is safe once the folder itself is on the disk. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const opened = await open(folder, 'r')
  await opened.sync().finally(() => opened.close())
}

const answerLimitMs = 30_000
/** A large file is on its way for longer before there is an answer. */
const largeLimitMs = 900_000

/**
 * Signs calls with the keys of this moment. Where they stand in files these are read for each call: keys that are lent for an hour
 * are renewed there by somebody else, and no start is needed.
 */
function signersOf({ files, region, ...given }: S3Config): () => Promise<AwsClient> {
  let keys: S3Keys = given
  const sign = () =>
    new AwsClient({
      accessKeyId: keys.accessKey,
      secretAccessKey: keys.secretKey,
      ...(keys.sessionToken && { sessionToken: keys.sessionToken }),
      region,
      service: 's3',
      retries: 3,
    })
  let client = sign()
  const now = async (name: keyof S3Keys) => {
    const path = files?.[name]
    return (path && (await readAnew(path))) || keys[name]
  }
  return async () => {
    const [accessKey = '', secretKey = '', sessionToken] = await Promise.all([
      now('accessKey'),
      now('secretKey'),
      now('sessionToken'),
    ])
    const same =
      accessKey === keys.accessKey && secretKey === keys.secretKey && sessionToken === keys.sessionToken
    if (same) return client
    keys = { accessKey, secretKey, sessionToken }
    return (client = sign())
  }
}

/** Any S3-compatible store. */
export function s3Storage(s3: S3Config): Storage {
  const signer = signersOf(s3)
  const bucketUrl = `${s3.endpoint.replace(/\/$/, '')}/${s3.bucket}`
  // The limit is for the answer to begin: a phone on a slow network may take longer over the body.
  const send = async (path: string, init: RequestInit, limitMs = answerLimitMs) => {
    const patience = new AbortController()
    const timer = setTimeout(() => patience.abort(), limitMs)
    try {
      const ask = (client: AwsClient) => client.fetch(bucketUrl + path, { ...init, signal: patience.signal })
      const client = await signer()
      const answer = await ask(client)
      if (answer.status !== 403 && answer.status !== 400) return answer
      // One of several files may have been written a moment before the others.
      const newer = await signer()
      if (newer === client) return answer
      await answer.body?.cancel()
      return await ask(newer)
    } catch (error) {
      throw new Error(`The object store at ${s3.endpoint} is out of reach.`, { cause: error })
    } finally {
      clearTimeout(timer)
    }
  }
  const refuse = async (what: string, answer: Response): Promise<never> => {
    const code = /<Code>([^<]{1,100})<\/Code>/.exec(await answer.text().catch(() => ''))?.[1]
    throw new Error(
      `The object store ${what} (bucket ${s3.bucket}): ${answer.status}${code ? ` ${code}` : ''}`,
    )
  }
  const put = async (key: string, body: NonNullable<RequestInit['body']>, limitMs?: number) => {
    const headers = { 'content-type': typeOf(key) }
    const answer = await send(`/${requireKey(key)}`, { method: 'PUT', body, headers }, limitMs)
    if (!answer.ok) await refuse('refused a file', answer)
    await answer.body?.cancel()
  }
  return {
    put: (key, bytes) => put(key, new Uint8Array(bytes)),
    putFile: async (key, path) => put(key, await openAsBlob(path), largeLimitMs),
    async get(key) {
      if (!isStorageKey(key)) return null
      const answer = await send(`/${key}`, { method: 'GET' })
      if (answer.status === 404 && !/NoSuchBucket/.test(await answer.clone().text())) return null
      if (!answer.ok || !answer.body) return refuse('did not give a file', answer)
      return {
        body: Readable.fromWeb(answer.body as never),
        bytes: Number(answer.headers.get('content-length')),
        contentType: typeOf(key),
        async part(first, last) {
          const some = await send(`/${key}`, {
            method: 'GET',
            headers: { range: `bytes=${first}-${last}` },
          })
          if (some.status !== 206 || !some.body) return refuse('did not give a part of a file', some)
          return Readable.fromWeb(some.body as never)
        },
      }
    },
    async remove(key) {
      const answer = await send(`/${requireKey(key)}`, { method: 'DELETE' })
      if (!answer.ok && answer.status !== 404) await refuse('did not remove a file', answer)
      await answer.body?.cancel()
    },
    async *list() {
      let last = ''
      for (let more = true; more;) {
        const answer = await send(`?marker=${encodeURIComponent(last)}`, { method: 'GET' })
        if (!answer.ok) await refuse('did not list its files', answer)
        const xml = await answer.text()
        for (const [, entry = ''] of xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
          last = /<Key>([^<]*)<\/Key>/.exec(entry)?.[1]?.replaceAll('&amp;', '&') ?? last
          if (isStorageKey(last)) yield { key: last, bytes: Number(/<Size>(\d+)<\/Size>/.exec(entry)?.[1]) }
        }
        more = xml.includes('<IsTruncated>true</IsTruncated>')
      }
    },
    async check() {
      const answer = await send('', { method: 'HEAD' })
      if (answer.status === 404)
        throw new Error(`The object store at ${s3.endpoint} has no bucket ${s3.bucket}. Make it first.`)
      if (answer.status === 403)
        throw new Error(
          `The object store at ${s3.endpoint} does not accept S3_ACCESS_KEY and S3_SECRET_KEY for the bucket ${s3.bucket}.`,
        )
      // A bucket of another region answers 301, or 400; both refuse every file.
      if (!answer.ok) {
        const region = answer.headers.get('x-amz-bucket-region')
        throw new Error(
          `The object store answers ${answer.status} for the bucket ${s3.bucket}${
            region && region !== s3.region
              ? `: it is in the region ${region}, and S3_REGION says ${s3.region}`
              : ''
          }.`,
        )
      }
    },
  }
}
