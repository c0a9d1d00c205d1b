import { createHash } from 'node:crypto'
import type { Storage } from './storage.ts'

/** Files that can be made again from data, so that they are made once for each change. */
export type MadeFiles = {
  /** The file of a place when it was made from the same; else makes it and puts it there. */
  find(place: string, from: unknown, make: () => Promise<Buffer>): Promise<Buffer>
}

const ending = '.made'
const hashLength = 32

/** A short mark of a page's address, for the place of a picture that names its host. */
export const markOfAddress = (url: string): string =>
  createHash('sha256').update(url).digest('hex').slice(0, 8)

/** The key of the file of a place. */
export const madeKey = (place: string): string => place + ending

/** Whether a key names such a file: they are given out by their own routes only, which know who may see them. */
export const isMade = (key: string): boolean => key.endsWith(ending)

/** A file holds the hash of what it was made from before its content, so an older one is simply overwritten. */
export function openMadeFiles(storage: Storage): MadeFiles {
  const underWay = new Map<string, Promise<Buffer>>()
  const work = async (key: string, hash: Buffer, make: () => Promise<Buffer>) => {
    const stored = await storage.get(key)
    if (stored) {
      const bytes = Buffer.concat(await stored.body.toArray())
      if (bytes.subarray(0, hashLength).equals(hash)) return bytes.subarray(hashLength)
    }
    const made = await make()
    await storage.put(key, Buffer.concat([hash, made]))
    return made
  }
  return {
    async find(place, from, make) {
      const hash = createHash('sha256').update(JSON.stringify(from)).digest()
      const name = `${place}|${hash.toString('base64url')}`
      const begun = underWay.get(name) ?? work(madeKey(place), hash, make)
      underWay.set(name, begun)
      try {
        return await begun
      } finally {
        underWay.delete(name)
      }
    },
  }
}
