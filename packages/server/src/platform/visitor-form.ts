import { setTimeout as wait } from 'node:timers/promises'
import type { Call } from './http.ts'
import { count, type Limit, networkOf, spend, spent, takeHits } from './limits.ts'

/** How long a form waits for the very same one that is being taken, and how often it looks. */
const [patienceMs, lookMs] = [4000, 100]

/** A form that a visitor of a card sent, as it is counted. */
export type VisitorForm = {
  /** The first word of its counters. */
  what: string
  cardNo: number
  /** What makes two forms of one network the same. */
  said: readonly unknown[]
  /** For how long the same is one form, in seconds: two presses of a button, a page that is loaded again. */
  sameSec: number
  /** How often it is taken; counters carry `what` in front. `acrossCards` is what a network may send over all cards. */
  limits(of: { where: string; network: string; acrossCards: AcrossCards }): Limit[]
  /** The field that people never see. */
  website: string | undefined
}

/** So often in a window, where the network is one subscriber's, and where thousands may share its address (decision 0140). */
type AcrossCards = (most: { alone: number; shared: number }) => Pick<Limit, 'bucket' | 'max'>

/** Carriers put thousands of subscribers behind one IPv4 address; the /64 of an IPv6 one is one subscriber's. */
const acrossCardsOf =
  (network: string): AcrossCards =>
  ({ alone, shared }) => ({ bucket: network, max: network.includes(':') ? alone : shared })

type Circle = Pick<Call, 'world' | 'agency' | 'ip' | 'now'>

/**
 * Takes a form of a visitor once: the same again is thanked and not kept, and so is what a robot filled in. One that comes while the same is
 * being taken waits for what becomes of that: where it was refused, or nothing is heard of it, this one is taken. What `keep` or a limit
 * refuses may be sent again. Throws RATE_LIMITED, and what `keep` throws.
 */
export async function takeVisitorForm(
  { world, agency, ip, now }: Circle,
  { what, cardNo, said, sameSec, limits, website }: VisitorForm,
  keep: () => Promise<unknown>,
): Promise<{ thanks: true }> {
  const { platform } = world.database
  const network = networkOf(ip)
  const of = { where: `${agency.agencyId}:${cardNo}`, network, acrossCards: acrossCardsOf(network) }
  const words = `${of.where}:${network}:${JSON.stringify(said)}`
  const same = { bucket: `${what}:same:${words}`, windowSec: sameSec }
  const taken = { bucket: `${what}:taken:${words}`, windowSec: sameSec }
  // Pressed twice, or sent again because no answer came: it is there already, or soon.
  const looksEnd = Date.now() + patienceMs
  while ((await count(platform, now, same)) > 1) {
    if ((await spent(platform, now, taken)).hits > 0) return { thanks: true }
    if (Date.now() > looksEnd) break
    await wait(lookMs)
  }
  try {
    await spend(
      platform,
      now,
      limits(of).map(({ bucket, max, windowSec }) => ({
        bucket: `${what}:${bucket}`,
        max: Math.round(max * world.config.limitFactor),
        windowSec,
      })),
    )
    // Who fills it hears the same thanks.
    if (!website) await keep()
    await count(platform, now, taken)
  } catch (error) {
    // What was not taken may be sent again, pressed twice or not; and words that are made up for each try fill no table.
    await takeHits(platform, now, same)
    throw error
  }
  return { thanks: true }
}
