import { t } from '@lingui/core/macro'
import { useQueryClient } from '@tanstack/react-query'
import type { Card } from '@parichay/contract/card/fields.ts'
import type { CardBlock } from '@parichay/contract/card/sections.ts'
import { useCallback, useRef } from 'react'
import { failureText } from '../failure-words.ts'
import { say, sayFailed } from '../ui/snackbar-store.ts'
import { type Arranging, changeOf, OrderOvertaken, saveArranging } from './arrangement.ts'
import { useTakeCard } from './cards.ts'
import { keys } from './keys.ts'

/**
 * Arranges the blocks of a card: seen at once, saved in the order of the deeds over what was seen, and taken back with a word when
 * the server says no. Of two people who move blocks the later one is shown the order of the first, and may set their own over it.
 */
export function useArrangeCard(cardNo: number) {
  const queries = useQueryClient()
  const takeCard = useTakeCard()
  const line = useRef<Promise<unknown>>(Promise.resolve())
  const deeds = useRef(0)
  const under = useRef(0)
  /** As the server has it, while anything is under way. */
  const stands = useRef<Card>(undefined)
  /** Deeds up to this one were made of an order that is not there any more. */
  const overtaken = useRef(0)
  const lastOrder = useRef<CardBlock[]>([])
  return useCallback(
    function arrange(deed: Arranging) {
      const mine = ++deeds.current
      const key = keys.card(cardNo)
      void queries.cancelQueries({ queryKey: key })
      const known = queries.getQueryData<Card>(key)
      if (under.current === 0) stands.current = known
      if ('order' in deed) lastOrder.current = deed.order
      under.current += 1
      const show = (change: (settings: Card['settings']) => Partial<Card['settings']>) =>
        queries.setQueryData<Card>(
          key,
          (card) => card && { ...card, settings: { ...card.settings, ...change(card.settings) } },
        )
      show((settings) => changeOf(deed, settings))
      line.current = line.current.then(async () => {
        try {
          if (!stands.current || ('order' in deed && mine <= overtaken.current)) return
          stands.current = await saveArranging(queries, deed, stands.current)
          if (mine === deeds.current) takeCard(stands.current)
        } catch (error) {
          if (error instanceof OrderOvertaken) {
            stands.current = error.card
            overtaken.current = deeds.current
            const order = lastOrder.current
            say(t`Somebody else moved the blocks meanwhile. This is their order.`, {
              tone: 'error',
              action: { label: t`Use mine`, run: () => arrange({ order }) },
            })
          } else sayFailed(t`The order could not be saved. ${failureText(error)}`)
          // Without a connection nobody can be asked how it stands.
          const settings = stands.current?.settings
          if (settings && (mine === deeds.current || error instanceof OrderOvertaken))
            show(() => ({ order: settings.order, hidden: settings.hidden }))
          await queries.refetchQueries({ queryKey: key })
        } finally {
          under.current -= 1
        }
      })
    },
    [queries, takeCard, cardNo],
  )
}
