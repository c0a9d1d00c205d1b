import { useLingui } from '@lingui/react/macro'
import type { Card } from '@parichay/contract/card/fields.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { saveArranging } from '../api/arrangement.ts'
import { useTakeCard } from '../api/cards.ts'
import { Button } from '../ui/Button.tsx'
import { showError } from '../ui/dialogs.tsx'
import { sayDone } from '../ui/snackbar-store.ts'

/** Puts the form of leads on the page of a card; nothing for who may not change it. */
export function OpenForm({ card }: { card: Card }) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const takeCard = useTakeCard()
  const [busy, setBusy] = useState(false)
  if (card.can.edit !== true) return null
  const open = async () => {
    setBusy(true)
    try {
      takeCard(await saveArranging(queries, { block: 'lead', isOn: true }, card))
      sayDone(t`The form stands on your card`)
    } catch (error) {
      void showError(error)
    } finally {
      setBusy(false)
    }
  }
  return <Button busy={busy} onClick={() => void open()}>{t`Show the form on my card`}</Button>
}
