import type { LogoColours } from '@parichay/contract/greeting/fields.frames.ts'
import type { Readable } from 'node:stream'
import { seenInLogo } from '../greeting/frame/rules.ts'
import { type ByteCache, makeByteCache } from '../platform/render-cache.ts'
import type { Stored } from '../platform/storage.ts'
import type { World } from '../platform/world.ts'

const kept = new WeakMap<World, ByteCache<LogoColours>>()

/** What is seen in a stored logo; null without one that can be read. */
export async function logoColoursOf(world: World, key: string | null): Promise<LogoColours | null> {
  if (!key) return null
  const logos = kept.get(world) ?? makeByteCache<LogoColours>(2 ** 20)
  kept.set(world, logos)
  const found = logos.get(key)
  if (found) return found
  const stored = await world.storage.get(key)
  const bytes = stored && Buffer.concat(await stored.body.toArray())
  const seen = bytes && (await world.pictures.pixels(bytes, 72, key).catch(() => null))
  if (!seen) return null
  const colours = seenInLogo(seen.pixels, seen.ratio)
  logos.set(key, colours, 400)
  return colours
}

/** A stored film as it is given out; null where it is gone. */
export async function filmIn(
  { storage }: World,
  key: string | null | undefined,
): Promise<{ bytes: Readable; film: Pick<Stored, 'bytes' | 'part'> } | null> {
  const stored = key ? await storage.get(key) : null
  return stored && { bytes: stored.body, film: { bytes: stored.bytes, part: stored.part } }
}
