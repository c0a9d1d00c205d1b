import type { Design } from './poster.ts'
import { dayDress } from './wardrobe/days.ts'
import { everydayDress } from './wardrobe/everyday.ts'
import { feastDress } from './wardrobe/feasts.ts'

/**
 * What designs are put together with instead of the flat composition they were written with. Whoever chooses a ground for an occasion
 * takes one that no occasion of the same week stands on, in any year of the calendar: `scripts/demo/posters.test.ts` walks it.
 */
const wardrobe = { ...feastDress, ...dayDress, ...everydayDress }

/** A design as the wardrobe puts it together; as it is where the wardrobe has nothing for it. */
export function dressed(design: Design): Design {
  const compose = wardrobe[design.id]
  return compose ? { ...design, compose } : design
}

/** The ids that the wardrobe knows. */
export const dressedIds: readonly string[] = Object.keys(wardrobe)
