import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import Box from '@mui/material/Box'
import { addDays, graceDays, trialDays } from '@parichay/contract/business/rules.ts'
import type { Card } from '@parichay/contract/card/fields.ts'
import { cardRoutes } from '@parichay/contract/card/routes.ts'
import type { WizardStep } from '@parichay/contract/card/steps.ts'
import { CalendarCheck, Rocket } from 'lucide-react'
import { useState } from 'react'
import { businessQuery, cardQuery, useTakeCard } from '../api/cards.ts'
import { call } from '../api/client.ts'
import { isCallFailed } from '../failures.ts'
import { failureText } from '../failure-words.ts'
import { showError } from '../ui/dialogs.tsx'
import { useUpgrade } from '../shell/upgrade.ts'
import { sendEvent } from '../shell/usage-events.ts'
import { Button } from '../ui/Button.tsx'
import { Card as Surface } from '../ui/Card.tsx'
import { say } from '../ui/snackbar-store.ts'
import { CardPreview } from './CardPreview.tsx'
import { originOf } from './SettingsSection.tsx'
import { StepBar } from './StepBar.tsx'
import { Heading, Pile, Text } from '../ui/shapes.tsx'
import { presentDay } from '../ui/clock.ts'

type PublishStepProps = {
  card: Card
  onBack?: (() => void) | undefined
  onStep: (step: WizardStep) => void
  onPublished: (card: Card) => void
}

const stepOfField: Record<string, WizardStep> = { companyName: 'details', phones: 'details', cardId: 'link' }
const nothing = {}

/** The whole card once more, what publishing means, and the deed. */
export function PublishStep({ card, onBack, onStep, onPublished }: PublishStepProps) {
  const { t, i18n } = useLingui()
  const queries = useQueryClient()
  const takeCard = useTakeCard()
  const upgrade = useUpgrade()
  const [busy, setBusy] = useState(false)
  const expiry = card.expiryDateForCustomer
  // Published after the grace, the card would only say that it is inactive.
  const isOver = expiry !== null && presentDay() > addDays(expiry, graceDays)
  const isEnded = expiry !== null && presentDay() > expiry
  const done = (live: Card) => {
    void sendEvent('CARD_PUBLISHED')
    onPublished(live)
  }
  const publish = async () => {
    setBusy(true)
    try {
      if (isOver && !(await upgrade({ business: await queries.fetchQuery(businessQuery(card.businessId)) })))
        return
      const live = takeCard(
        await call(cardRoutes.updateCardSettings, {
          body: { cardNo: card.cardNo, version: card.version, publish: true },
        }),
      )
      done(live)
    } catch (error) {
      const step =
        isCallFailed(error) && error.code === 'CARD_INCOMPLETE' ? stepOfField[error.field ?? ''] : undefined
      if (step) {
        say(failureText(error), { tone: 'error' })
        onStep(step)
      } else {
        if (isCallFailed(error) && error.code === 'CONFLICT') {
          const now = await queries
            .fetchQuery({ ...cardQuery(card.cardNo), staleTime: 0 })
            .catch(() => undefined)
          // It went live before, and the answer was lost.
          if (now && now.status !== 'DRAFT') return done(now)
        }
        void showError(error)
      }
    } finally {
      setBusy(false)
    }
  }
  const day = (date: string) =>
    new Date(`${date}T12:00:00+05:30`).toLocaleDateString(i18n.locale === 'hi' ? 'hi-IN' : 'en-IN', {
      day: '2-digit',
      month: 'short',
      year: 'numeric',
      timeZone: 'Asia/Kolkata',
    })
  const until = expiry === null ? '' : day(addDays(expiry, graceDays))
  const lastDay = day(addDays(presentDay(), trialDays))
  return (
    <Pile gap={2.5}>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          justifyItems: 'center',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'auto minmax(0, 1fr)' },
        }}
      >
        <CardPreview card={card} unsaved={nothing} width={288} />
        <Box sx={{ display: 'grid', gap: 2, width: '100%', order: { xs: -1, md: 0 } }}>
          <Box>
            <Heading>{t`Ready to go live`}</Heading>
            <Box
              sx={{ mt: 0.5, color: 'text.secondary', overflowWrap: 'anywhere' }}
            >{`${originOf(card).replace(/^https?:\/\//, '')}/${card.cardId}`}</Box>
          </Box>
          <Surface tone="tint" sx={{ display: 'flex', gap: 1.5 }}>
            <Box
              component={CalendarCheck}
              size={24}
              aria-hidden
              sx={{ flex: 'none', color: 'primary.main' }}
            />
            <Box>
              <Text as="subtitle1">
                {expiry === null
                  ? t`Free for ${trialDays} days`
                  : isEnded
                    ? t`Your plan ended on ${day(expiry)}`
                    : t`Your plan runs until ${day(expiry)}`}
              </Text>
              <Box sx={{ typography: 'body2', color: 'text.secondary', mt: 0.25 }}>
                {expiry === null
                  ? t`Anybody can open it until ${lastDay}. Nothing is charged, and you can change everything at any time.`
                  : isOver
                    ? t`Choose a plan, and anybody can open it at once.`
                    : isEnded
                      ? t`Everything still works until ${until}. Renew in time.`
                      : t`Anybody can open it as soon as you publish. You can change everything at any time.`}
              </Box>
            </Box>
          </Surface>
        </Box>
      </Box>
      <StepBar
        onBack={onBack}
        next={<Button icon={Rocket} busy={busy} onClick={() => void publish()}>{t`Publish my card`}</Button>}
      />
    </Pile>
  )
}
