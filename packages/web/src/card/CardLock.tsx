import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import type { Card } from '@parichay/contract/card/fields.ts'
import { CardPin } from '@parichay/contract/card/pin.ts'
import { cardPinRoutes } from '@parichay/contract/card/routes.pin.ts'
import { Lock, LockOpen } from 'lucide-react'
import { useState } from 'react'
import { z } from 'zod'
import { useTakeCard } from '../api/cards.ts'
import { call } from '../api/client.ts'
import { failureText } from '../failure-words.ts'
import { Button } from '../ui/Button.tsx'
import { ask, dialogPriority } from '../ui/dialog-queue.ts'
import { confirm, showError } from '../ui/dialogs.tsx'
import { Form, usePanelForm } from '../ui/form/Form.tsx'
import { TextField } from '../ui/form/TextField.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { sayDone } from '../ui/snackbar-store.ts'
import { FieldGroup } from './FieldGroup.tsx'

/** The PIN lock of a card: visitors type a PIN before they see it. Each step acts at once. */
export function CardLock({ card }: { card: Card }) {
  const { t } = useLingui()
  const takeCard = useTakeCard()
  const [busy, setBusy] = useState(false)
  const { cardNo, isLocked } = card
  if (card.can.edit !== true) return null
  const lock = async (pin: string) => {
    takeCard(await call(cardPinRoutes.setCardPin, { body: { cardNo, pin } }))
    sayDone(isLocked ? t`The PIN is changed` : t`The card is locked`)
  }
  const unlock = async () => {
    const yes = await confirm({
      title: t`Take the PIN lock off?`,
      message: t`Everybody who has the link sees the card again, and search engines may list it.`,
      okLabel: t`Take the lock off`,
    })
    if (!yes) return
    setBusy(true)
    try {
      takeCard(await call(cardPinRoutes.setCardPin, { body: { cardNo, pin: null } }))
      sayDone(t`The card opens without a PIN`)
    } catch (error) {
      void showError(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <FieldGroup
      title={t`PIN lock`}
      hint={
        isLocked
          ? t`Visitors type your PIN before they see the card. Search engines do not list it.`
          : t`For a price list or a catalogue that not everybody should see: visitors type a PIN first`
      }
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button look="secondary" icon={Lock} onClick={() => void askForPin({ isLocked, save: lock })}>
          {isLocked ? t`Change the PIN` : t`Lock with a PIN`}
        </Button>
        {isLocked && (
          <Button look="text" icon={LockOpen} busy={busy} onClick={() => void unlock()}>
            {t`Take the lock off`}
          </Button>
        )}
      </Box>
    </FieldGroup>
  )
}

type Wish = {
  isLocked: boolean
  /** Locks the card; what it throws is said in the sheet. */
  save: (pin: string) => Promise<void>
}

/** Asks for a PIN until it is saved, or for no more. In a place of its own: the settings below are a form too. */
const askForPin = (wish: Wish): Promise<void> =>
  ask<void>(dialogPriority.confirm, (answer) => <PinSheet {...wish} onClose={() => answer()} />)

const PinForm = z.object({ pin: CardPin })

function PinSheet({ isLocked, save, onClose }: Wish & { onClose: () => void }) {
  const { t } = useLingui()
  const [failed, setFailed] = useState<unknown>(null)
  const form = usePanelForm<z.input<typeof PinForm>, z.output<typeof PinForm>>(PinForm, { pin: '' })
  const submit = async ({ pin }: z.output<typeof PinForm>) => {
    setFailed(null)
    await save(pin)
    return 'saved' as const
  }
  return (
    <Sheet
      open
      title={isLocked ? t`Change the PIN` : t`Lock with a PIN`}
      onClose={onClose}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>{t`Cancel`}</Button>
          <Button type="submit" form="card-pin" busy={form.formState.isSubmitting}>
            {isLocked ? t`Save the new PIN` : t`Lock the card`}
          </Button>
        </>
      }
    >
      <Form id="card-pin" form={form} onSubmit={submit} onSaved={onClose} onFailure={setFailed}>
        <TextField
          name="pin"
          label={t`PIN`}
          required
          inputMode="numeric"
          maxLength={12}
          autoFocus
          hint={t`4 to 6 digits; 6 are safer. Write it down: it is not shown again.`}
        />
        {isLocked && (
          <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
            {t`Whoever opened the card with the old PIN must type the new one.`}
          </Box>
        )}
        {failed !== null && (
          <Box role="alert" sx={{ color: 'error.main', fontWeight: 600 }}>
            {failureText(failed)}
          </Box>
        )}
      </Form>
    </Sheet>
  )
}
