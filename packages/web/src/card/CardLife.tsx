import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import Box from '@mui/material/Box'
import type { Card } from '@parichay/contract/card/fields.ts'
import { cardRoutes } from '@parichay/contract/card/routes.ts'
import { Pause, Play, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { cardQuery, useTakeCard } from '../api/cards.ts'
import { call } from '../api/client.ts'
import { isCallFailed } from '../failures.ts'
import { failureText } from '../failure-words.ts'
import { keys } from '../api/keys.ts'
import { useGo } from '../go.ts'
import { cardPathsFor } from '../paths.ts'
import { useSession } from '../session.ts'
import { Button } from '../ui/Button.tsx'
import { confirm, showError } from '../ui/dialogs.tsx'
import { say, sayDone, sayFailed } from '../ui/snackbar-store.ts'
import { FieldGroup } from './FieldGroup.tsx'

/** Pause and resume, and the end of a card: for owners, and for staff who may. These act at once. */
export function CardLife({ card }: { card: Card }) {
  const { can } = card
  const { t } = useLingui()
  return (
    <>
      {can.status === true && (
        <FieldGroup
          title={card.status === 'ACTIVE' ? t`Your card is live` : t`Your card is paused`}
          hint={
            card.status === 'ACTIVE'
              ? t`Pause it while you are away: visitors see your name and how to call you`
              : t`Visitors see your name, how to call you, and that the card rests`
          }
        >
          <PauseButton card={card} />
        </FieldGroup>
      )}
      {can.delete === true && (
        <FieldGroup
          title={t`Delete card`}
          hint={t`Its link stops working; it can be brought back for 30 days`}
        >
          <DeleteButton card={card} />
        </FieldGroup>
      )}
    </>
  )
}

function PauseButton({ card }: { card: Card }) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const takeCard = useTakeCard()
  const [busy, setBusy] = useState(false)
  const isLive = card.status === 'ACTIVE'
  const change = async () => {
    setBusy(true)
    const status = isLive ? 'INACTIVE' : 'ACTIVE'
    const done = () => sayDone(isLive ? t`Your card is paused` : t`Your card is live again`)
    try {
      takeCard(
        await call(cardRoutes.updateCardStatus, {
          body: { cardNo: card.cardNo, status, version: card.version },
        }),
      )
      done()
    } catch (error) {
      if (isCallFailed(error) && error.code === 'CONFLICT') {
        const now = await queries
          .fetchQuery({ ...cardQuery(card.cardNo), staleTime: 0 })
          .catch(() => undefined)
        // It was done before, and the answer was lost.
        if (now?.status === status) return done()
      }
      void showError(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Box>
      <Button
        look={isLive ? 'secondary' : 'primary'}
        icon={isLive ? Pause : Play}
        busy={busy}
        onClick={() => void change()}
      >
        {isLive ? t`Pause the card` : t`Resume the card`}
      </Button>
    </Box>
  )
}

function DeleteButton({ card }: { card: Card }) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const go = useGo()
  const kind = useSession((state) => (state.kind === 'staff' ? 'staff' : 'customer'))
  const [busy, setBusy] = useState(false)
  const name = card.basicDetails.companyName
  const refresh = () =>
    Promise.all(
      [keys.dashboard, keys.businesses(), keys.business(card.businessId), keys.cardsByBusiness()].map(
        (queryKey) => queries.invalidateQueries({ queryKey }),
      ),
    )
  const bringBack = async () => {
    try {
      await call(cardRoutes.deleteCard, { body: { cardNo: card.cardNo, restore: true } })
      await refresh()
      sayDone(t`${name} is back`)
    } catch (error) {
      sayFailed(failureText(error))
    }
  }
  const remove = async () => {
    const yes = await confirm({
      title: t`Delete the card of ${name}?`,
      message: card.url
        ? t`${card.url.replace(/^https?:\/\//, '')} stops working at once, and so do printed QR codes. It can be brought back for 30 days.`
        : t`The draft goes. It can be brought back for 30 days.`,
      okLabel: t`Delete card`,
      danger: true,
    })
    if (!yes) return
    setBusy(true)
    try {
      await call(cardRoutes.deleteCard, { body: { cardNo: card.cardNo } })
      queries.removeQueries({ queryKey: keys.card(card.cardNo) })
      void refresh()
      go(cardPathsFor(kind).home, { replace: true })
      say(t`The card of ${name} is deleted`, { action: { label: t`Undo`, run: () => void bringBack() } })
    } catch (error) {
      void showError(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Box>
      <Button
        look="secondary"
        icon={Trash2}
        busy={busy}
        onClick={() => void remove()}
        sx={{ color: 'error.main' }}
      >
        {t`Delete card`}
      </Button>
    </Box>
  )
}
