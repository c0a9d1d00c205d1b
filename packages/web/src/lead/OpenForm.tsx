import { useLingui } from '@lingui/react/macro'
import { withBlock } from '@parichay/contract/card/arrangement.ts'
import type { Card } from '@parichay/contract/card/fields.ts'
import { cardRoutes } from '@parichay/contract/card/routes.ts'
import { useState } from 'react'
import { useTakeCard } from '../api/cards.ts'
import { call } from '../api/client.ts'
import { Button } from '../ui/Button.tsx'
import { showError } from '../ui/dialogs.tsx'
import { sayDone } from '../ui/snackbar-store.ts'

/** Puts the form of leads on the page of a card; nothing for who may not change it. */
export function OpenForm({ card }: { card: Card }) {
  const { t } = useLingui()
  const takeCard = useTakeCard()
  const [busy, setBusy] = useState(false)
  const { cardNo, settings, can } = card
  if (can.edit !== true) return null
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
  return <Button busy={busy} onClick={() => void open()}>{t`Show the form on my card`}</Button>
}
