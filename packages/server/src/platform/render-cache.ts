/** Keeps what was made lately, up to so many bytes: what was used longest ago goes first. */
export type ByteCache<T> = {
  get(key: string): T | undefined
  /** Keeps a thing, unless it alone is larger than all there may be. */
  set(key: string, value: T, bytes: number): void
  readonly bytes: number
}

/** Makes an empty cache of at most so many bytes. */
export function makeByteCache<T>(most: number): ByteCache<T> {
  const kept = new Map<string, { value: T; bytes: number }>()
  let total = 0
  const drop = (key: string) => {
    total -= kept.get(key)?.bytes ?? 0
    kept.delete(key)
  }
  return {
    get(key) {
      const found = kept.get(key)
      if (!found) return undefined
      kept.delete(key)
      kept.set(key, found)
      return found.value
    },
    set(key, value, bytes) {
      drop(key)
      if (bytes > most) return
      kept.set(key, { value, bytes })
      total += bytes
      for (const oldest of kept.keys()) {
        if (total <= most) break
        drop(oldest)
      }
    },
    get bytes() {
      return total
    },
  }
}
