import { Problem } from '@parichay/contract/errors.ts'
import { networkOf, spend } from './limits.ts'
import type { RenderJob } from './render-worker.ts'
import type { World } from './world.ts'

// Somebody who makes new pictures all the time wears out the house, not the other readers: those find them made.
const perHour = 120

type Drawn = {
  /** Where it is kept, as `MadeFiles` knows it. */
  place: string
  /** Everything it shows, so that a change of any of it draws it anew. */
  from: unknown
  /** The visitor's network address, which making pictures is counted for. */
  ip: string
}

/**
 * A picture that visitors ask for: from storage when nothing it shows has changed, else drawn and stored. `jobFor` says what
 * is drawn; where a picture in it cannot be read, it is asked again for one without pictures. Throws RATE_LIMITED.
 */
export const findDrawn = (
  world: World,
  { place, from, ip }: Drawn,
  jobFor: (hasPictures: boolean) => Promise<RenderJob>,
): Promise<Buffer> =>
  world.made.find(place, from, async () => {
    const max = Math.round(perHour * world.config.limitFactor)
    await spend(world.database.platform, world.clock(), [
      { bucket: `picture:${networkOf(ip)}`, max, windowSec: 3600 },
    ])
    try {
      return await world.renderer.render(await jobFor(true))
    } catch (error) {
      // A logo that cannot be read any more must not take the whole picture with it.
      if (!(error instanceof Problem) || error.code !== 'PICTURE_UNREADABLE') throw error
      world.log.warn({ err: error, place }, 'a picture within a picture could not be read')
      return world.renderer.render(await jobFor(false))
    }
  })
