import { t } from '@lingui/core/macro'
import { useQueryClient } from '@tanstack/react-query'
import type { Card, CardSettings } from '@parichay/contract/card/fields.ts'
import { cardRoutes } from '@parichay/contract/card/routes.ts'
import { useCallback, useRef } from 'react'
import { sayFailed } from '../ui/snackbar-store.ts'
import { useTakeCard } from './cards.ts'
import { call } from './client.ts'
import { failureText } from '../failure-words.ts'
import { keys } from './keys.ts'

type Arrangement = Partial<Pick<CardSettings, 'order' | 'hidden'>>

/**
 * Arranges the blocks of a card: seen at once, saved in the order of the deeds, and taken back with a word when
 * the server says no.
 */
export function useArrangeCard(cardNo: number) {
  const queries = useQueryClient()
  const takeCard = useTakeCard()
  const line = useRef<Promise<unknown>>(Promise.resolve())
  const deeds = useRef(0)
  const under = useRef(0)
  /** As the server has it, while anything is under way. */
  const stands = useRef<Arrangement>({})
  return useCallback(
    (change: Arrangement) => {
      const mine = ++deeds.current
      const key = keys.card(cardNo)
      void queries.cancelQueries({ queryKey: key })
      const settings = queries.getQueryData<Card>(key)?.settings
      if (under.current === 0 && settings) stands.current = { order: settings.order, hidden: settings.hidden }
      under.current += 1
      queries.setQueryData<Card>(
        key,
        (card) => card && { ...card, settings: { ...card.settings, ...change } },
      )
      line.current = line.current.then(async () => {
        try {
          const saved = await call(cardRoutes.updateCardSettings, { body: { cardNo, settings: change } })
          stands.current = { order: saved.settings.order, hidden: saved.settings.hidden }
          if (mine === deeds.current) takeCard(saved)
        } catch (error) {
          sayFailed(t`The order could not be saved. ${failureText(error)}`)
          // Without a connection nobody can be asked how it stands.
          if (mine === deeds.current)
            queries.setQueryData<Card>(
              key,
              (card) => card && { ...card, settings: { ...card.settings, ...stands.current } },
            )
          await queries.refetchQueries({ queryKey: key })
        } finally {
          under.current -= 1
        }
      })
    },
    [queries, takeCard, cardNo],
  )
}
