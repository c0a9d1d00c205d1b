import type { Family } from '@parichay/scene/fonts/faces.ts'
import { noMotif } from './again.ts'
import type { Composition, Design, Language } from './poster.ts'

/** A second composition of an occasion: the design whose words it says, how and on what it is put together, and its hand. */
export type SecondRow = readonly [of: string, compose: Composition, hand: Family]

/**
 * Further designs that say what others say, in every language of those, put together in another way and on another ground. The
 * first language has a story too. Throws for a row whose design is not there.
 */
export const secondFrom = (designs: readonly Design[], rows: readonly SecondRow[]): Design[] =>
  rows.map(([of, compose, hand]) => {
    const base = designs.find(({ id }) => id === of)
    if (!base) throw new Error(`there is no design ${of} to be put together again`)
    const [first] = Object.keys(base.words) as Language[]
    return {
      ...base,
      id: `${of}-two`,
      compose,
      hero: noMotif,
      hand,
      stories: first === undefined ? [] : [first],
    }
  })
