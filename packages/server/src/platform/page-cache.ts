import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** A page as it is sent: complete, compressed once. */
export type Page = {
  status: number
  headers: Record<string, string>
  identity: Buffer
  /** Nothing where compressing gains nothing. */
  gzip: Buffer | null
  br: Buffer | null
  etag: string
  /** Milliseconds since 1970 after which the page says something else by itself (an expiry), or null. */
  validUntil: number | null
  /** Changes with the data the page was drawn from; compared every minute. */
  stamp: string
  /** Other subjects it is drawn from: their change drops it too. */
  also?: readonly string[]
}

/** Pages in memory. */
export type PageCache = {
  find(key: string, now: number): Page | undefined
  /** `since` is what `mark` said before the page was read: nothing is kept that a drop has overtaken meanwhile. */
  keep(key: string, page: Page, since: number): void
  mark(): number
  /** Lets a page be found by the raw address it was asked under, until this instant (ms since 1970). */
  nameAs(address: string, slot: string, until: number): void
  findAs(address: string, now: number): Page | undefined
  /** Drops all pages of a subject: every slot that begins with `subject|`. */
  drop(subject: string): void
  dropAll(): void
  /** Subjects and stamps, for the minute's comparison. */
  stamps(): { subject: string; stamp: string }[]
}

/** Addresses kept beside the pages; a stranger could make up any number of host names. */
const mostNames = 20_000

/** Pages in memory by slot (`subject|variant`); the longest unused goes first when `maxBytes` is passed. */
export function makePageCache(maxBytes = 64 * 1024 * 1024): PageCache {
  const pages = new Map<string, Page>()
  let bytes = 0
  let drops = 0
  /** The slot at the young end of `pages`, which need not be moved there again. */
  let newest: string | undefined
  const sizeOf = (page: Page) => page.identity.length + (page.gzip?.length ?? 0) + (page.br?.length ?? 0)
  const names = new Map<string, { slot: string; until: number }>()
  const subjects = new Map<string, Set<string>>()
  const subjectOf = (slot: string) => slot.slice(0, slot.indexOf('|'))
  const subjectsOf = (slot: string, { also = [] }: Page) => [subjectOf(slot), ...also]
  const remove = (slot: string) => {
    const page = pages.get(slot)
    if (!page) return
    pages.delete(slot)
    bytes -= sizeOf(page)
    for (const subject of subjectsOf(slot, page)) {
      const slots = subjects.get(subject)
      slots?.delete(slot)
      if (slots?.size === 0) subjects.delete(subject)
    }
  }
  const find = (key: string, now: number): Page | undefined => {
    const page = pages.get(key)
    if (!page) return undefined
    if (page.validUntil !== null && page.validUntil <= now) {
      remove(key)
      return undefined
    }
    if (key !== newest) {
      pages.delete(key)
      pages.set(key, page)
      newest = key
    }
    return page
  }
  return {
    find,
    nameAs(address, slot, until) {
      if (names.size >= mostNames) names.clear()
      names.set(address, { slot, until })
    },
    findAs(address, now) {
      const name = names.get(address)
      return name && name.until > now ? find(name.slot, now) : undefined
    },
    mark: () => drops,
    keep(key, page, since) {
      if (since !== drops) return
      remove(key)
      pages.set(key, page)
      newest = key
      for (const subject of subjectsOf(key, page))
        subjects.set(subject, (subjects.get(subject) ?? new Set()).add(key))
      bytes += sizeOf(page)
      for (const oldest of pages.keys()) {
        if (bytes <= maxBytes || oldest === key) break
        remove(oldest)
      }
    },
    drop(subject) {
      drops += 1
      ;[...(subjects.get(subject) ?? [])].forEach(remove)
    },
    dropAll() {
      drops += 1
      pages.clear()
      names.clear()
      subjects.clear()
      bytes = 0
    },
    stamps: () => [...pages].map(([slot, page]) => ({ subject: subjectOf(slot), stamp: page.stamp })),
  }
}

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Compresses a text once for all its readers; bytes are compressed already. */
export async function makePage(
  content: string | Buffer,
  page: Pick<Page, 'status' | 'headers' | 'validUntil' | 'stamp' | 'also'>,
): Promise<Page> {
  const identity = Buffer.from(content)
  const quality = {
    params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length },
  }
  const [br, gz] =
    typeof content === 'string'
      ? await Promise.all([brotli(identity, quality), zip(identity, { level: 9 })])
      : [null, null]
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`
  return { ...page, identity, gzip: gz, br, etag }
}
