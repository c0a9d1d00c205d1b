import { arrangedBlocks, withBlock } from '@parichay/contract/card/arrangement.ts'
import type { Card, CardSettings } from '@parichay/contract/card/fields.ts'
import { cardRoutes } from '@parichay/contract/card/routes.ts'
import type { CardBlock } from '@parichay/contract/card/sections.ts'
import type { QueryClient } from '@tanstack/react-query'
import { isCallFailed } from '../failures.ts'
import { cardQuery } from './cards.ts'
import { call } from './client.ts'

type Arranged = Pick<CardSettings, 'order' | 'hidden'>

/** One block is shown or hidden, or all blocks are put in an order. */
export type Arranging = { block: CardBlock; isOn: boolean } | { order: CardBlock[] }

/** What is changed of an arrangement by a deed. Pure. */
export const changeOf = (deed: Arranging, settings: Arranged): Partial<Arranged> =>
  'order' in deed ? { order: deed.order } : { hidden: withBlock(settings, deed.block, deed.isOn) }

const isSame = (one: Pick<Arranged, 'order'>, other: Pick<Arranged, 'order'>) =>
  arrangedBlocks(one).join() === arrangedBlocks(other).join()

/** Somebody else put the blocks in another order first; `card` is how it stands. */
export class OrderOvertaken extends Error {
  readonly card: Card
  constructor(card: Card) {
    super('The blocks stand in another order by now.')
    this.card = card
  }
}

/**
 * Saves a deed over the card that is known. Where the card has changed since, the deed is done to what stands there: a block is switched in
 * whatever list there is, an order is only set where the blocks still stand as they were known. Fails with OrderOvertaken where they do not.
 */
export async function saveArranging(
  queries: QueryClient,
  deed: Arranging,
  { cardNo, version, settings }: Card,
): Promise<Card> {
  try {
    return await call(cardRoutes.updateCardSettings, {
      body: { cardNo, version, settings: changeOf(deed, settings) },
    })
  } catch (error) {
    if (!isCallFailed(error) || error.code !== 'CONFLICT') throw error
    const now = await queries.fetchQuery({ ...cardQuery(cardNo), staleTime: 0 })
    if (now.version === version) throw error
    // What was sent before and its answer lost stands there already.
    if ('order' in deed && isSame(now.settings, deed)) return now
    if ('order' in deed && !isSame(now.settings, settings)) throw new OrderOvertaken(now)
    return saveArranging(queries, deed, now)
  }
}
