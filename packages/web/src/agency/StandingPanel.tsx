import { useLingui } from '@lingui/react/macro'
import type { AgencyRecord } from '@parichay/contract/agency/record.ts'
import { cardDaysAfterSuspension } from '@parichay/contract/agency/suspension.ts'
import Box from '@mui/material/Box'
import { Pause, Play } from 'lucide-react'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { dayText } from '../ui/dates.ts'
import { StatusChip } from '../ui/StatusChip.tsx'
import { useStanding } from '../api/agency-standing.ts'

/** Whether an agency works, and the way to stop it or bring it back. */
export function StandingPanel({
  agency,
  onChange,
}: {
  agency: AgencyRecord
  onChange: (agency: AgencyRecord) => void
}) {
  const { t, i18n } = useLingui()
  const { suspend, resume } = useStanding(agency, onChange)
  const { status, suspendedOn, cardsUntil } = agency
  const day = (date: string) => dayText(date, i18n.locale)
  const works = status === 'ACTIVE'
  return (
    <Card component="section" aria-label={t`Status`} sx={{ display: 'grid', gap: 2, p: { xs: 2, md: 2.5 } }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
        <StatusChip tone={works ? 'success' : 'neutral'}>{works ? t`Active` : t`Suspended`}</StatusChip>
        {suspendedOn && (
          <Box
            component="span"
            sx={{ typography: 'body2', color: 'text.secondary' }}
          >{t`since ${day(suspendedOn)}`}</Box>
        )}
      </Box>
      <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.75 }}>
        <li>{t`While it is suspended, its panel shows a neutral notice and answers no call.`}</li>
        <li>
          {cardsUntil
            ? t`Its public cards are shown until ${day(cardsUntil)}; after that a neutral page stands there.`
            : t`Its public cards stay for ${cardDaysAfterSuspension} days; after that a neutral page stands there.`}
        </li>
        <li>{t`Nothing is deleted. Payments that customers began are taken and kept.`}</li>
      </Box>
      <Box>
        {works ? (
          <Button look="secondary" icon={Pause} onClick={() => void suspend()}>{t`Suspend`}</Button>
        ) : (
          <Button icon={Play} onClick={() => void resume()}>{t`Resume`}</Button>
        )}
      </Box>
    </Card>
  )
}
