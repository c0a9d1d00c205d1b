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
  return useCallback(
    (change: Arrangement) => {
      const mine = ++deeds.current
      const key = keys.card(cardNo)
      void queries.cancelQueries({ queryKey: key })
      queries.setQueryData<Card>(
        key,
        (card) => card && { ...card, settings: { ...card.settings, ...change } },
      )
      line.current = line.current.then(async () => {
        try {
          const saved = await call(cardRoutes.updateCardSettings, { body: { cardNo, settings: change } })
          if (mine === deeds.current) takeCard(saved)
        } catch (error) {
          sayFailed(t`The order could not be saved. ${failureText(error)}`)
          await queries.refetchQueries({ queryKey: key })
        }
      })
    },
    [queries, takeCard, cardNo],
  )
}
