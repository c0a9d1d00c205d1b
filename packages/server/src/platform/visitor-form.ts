import type { Call } from './http.ts'
import { count, type Limit, networkOf, spend, takeHits } from './limits.ts'

/** A form that a visitor of a card sent, as it is counted. */
export type VisitorForm = {
  /** The first word of its counters. */
  what: string
  cardNo: number
  /** What makes two forms of one network the same. */
  said: readonly unknown[]
  /** For how long the same is one form, in seconds: two presses of a button, a page that is loaded again. */
  sameSec: number
  /** How often it is taken; counters carry `what` in front. */
  limits(of: { where: string; network: string }): Limit[]
  /** The field that people never see. */
  website: string | undefined
}

type Circle = Pick<Call, 'world' | 'agency' | 'ip' | 'now'>

/**
 * Takes a form of a visitor once: the same again is thanked and not kept, and so is what a robot filled in. What `keep` or a limit
 * refuses may be sent again. Throws RATE_LIMITED, and what `keep` throws.
 */
export async function takeVisitorForm(
  { world, agency, ip, now }: Circle,
  { what, cardNo, said, sameSec, limits, website }: VisitorForm,
  keep: () => Promise<unknown>,
): Promise<{ thanks: true }> {
  const { platform } = world.database
  const of = { where: `${agency.agencyId}:${cardNo}`, network: networkOf(ip) }
  const same = {
    bucket: `${what}:same:${of.where}:${of.network}:${JSON.stringify(said)}`,
    windowSec: sameSec,
  }
  // Pressed twice, or sent again because no answer came: it is there already.
  if ((await count(platform, now, same)) > 1) return { thanks: true }
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
  } catch (error) {
    // What was not taken may be sent again, pressed twice or not; and words that are made up for each try fill no table.
    await takeHits(platform, now, same)
    throw error
  }
  return { thanks: true }
}
