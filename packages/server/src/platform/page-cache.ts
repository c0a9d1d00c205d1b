import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** A page as it is sent: complete, compressed once. */
export type Page = {
  status: number
  headers: Record<string, string>
  identity: Buffer
  gzip: Buffer
  br: Buffer
  etag: string
  /** Milliseconds since 1970 after which the page says something else by itself (an expiry), or null. */
  validUntil: number | null
  /** Changes with the data the page was drawn from; compared every minute. */
  stamp: string
}

export type PageCache = {
  find(key: string, now: number): Page | undefined
  keep(key: string, page: Page): void
  drop(key: string): void
  dropAll(): void
  /** Keys and stamps, for the minute's comparison. */
  stamps(): { key: string; stamp: string }[]
}

/** Pages in memory, oldest use dropped first when `maxBytes` is passed. */
export function makePageCache(maxBytes = 64 * 1024 * 1024): PageCache {
  const pages = new Map<string, Page>()
  let bytes = 0
  const sizeOf = (page: Page) => page.identity.length + page.gzip.length + page.br.length
  const drop = (key: string) => {
    const page = pages.get(key)
    if (!page) return
    pages.delete(key)
    bytes -= sizeOf(page)
  }
  return {
    find(key, now) {
      const page = pages.get(key)
      if (!page) return undefined
      if (page.validUntil !== null && page.validUntil <= now) {
        drop(key)
        return undefined
      }
      pages.delete(key)
      pages.set(key, page)
      return page
    },
    keep(key, page) {
      drop(key)
      pages.set(key, page)
      bytes += sizeOf(page)
      for (const oldest of pages.keys()) {
        if (bytes <= maxBytes || oldest === key) break
        drop(oldest)
      }
    },
    drop,
    dropAll() {
      pages.clear()
      bytes = 0
    },
    stamps: () => [...pages].map(([key, page]) => ({ key, stamp: page.stamp })),
  }
}

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Compresses a text once for all its readers. */
export async function makePage(
  text: string,
  page: { status: number; headers: Record<string, string>; validUntil: number | null; stamp: string },
): Promise<Page> {
  const identity = Buffer.from(text)
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length } }
  const [br, gz] = await Promise.all([brotli(identity, quality), zip(identity, { level: 9 })])
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`
  return { ...page, identity, gzip: gz, br, etag }
}
