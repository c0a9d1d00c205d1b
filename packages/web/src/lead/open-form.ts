import { t } from '@lingui/core/macro'
import { withBlock } from '@parichay/contract/card/arrangement.ts'
import type { Card } from '@parichay/contract/card/fields.ts'
import { cardRoutes } from '@parichay/contract/card/routes.ts'
import { useState } from 'react'
import { useTakeCard } from '../api/cards.ts'
import { call } from '../api/client.ts'
import { showError } from '../ui/dialogs.tsx'
import { sayDone } from '../ui/snackbar-store.ts'

/** Whether visitors of a card may leave their number. */
export const isFormOpen = ({ settings }: Pick<Card, 'settings'>): boolean => !settings.hidden.includes('lead')

/** Puts the form of leads on the page of a card. */
export function useOpenForm({ cardNo, settings }: Card): { open: () => Promise<void>; busy: boolean } {
  const takeCard = useTakeCard()
  const [busy, setBusy] = useState(false)
  const open = async () => {
    setBusy(true)
    try {
      const hidden = withBlock(settings, 'lead', true)
      takeCard(await call(cardRoutes.updateCardSettings, { body: { cardNo, settings: { hidden } } }))
      sayDone(t`The form stands on your card`)
    } catch (error) {
      void showError(error)
    } finally {
      setBusy(false)
    }
  }
  return { open, busy }
}
