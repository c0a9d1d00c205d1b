import { useLingui } from '@lingui/react/macro'
import type { AgencyRecord } from '@parichay/contract/agency/record.ts'
import { cardDaysAfterSuspension } from '@parichay/contract/agency/suspension.ts'
import Box from '@mui/material/Box'
import { Pause, Play, Trash2 } from 'lucide-react'
import { reasonText } from '../failure-words.ts'
import { useGo } from '../go.ts'
import { paths } from '../paths.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { dayText } from '../ui/dates.ts'
import { Heading, Pile, Quiet } from '../ui/shapes.tsx'
import { StatusChip } from '../ui/StatusChip.tsx'
import { useDeleting, useStanding } from '../api/agency-standing.ts'
import { agencyFailure } from './words.ts'

/** Whether an agency works, and the way to stop it or bring it back. */
export function StandingPanel({
  agency,
  onChange,
}: {
  agency: AgencyRecord
  onChange: (agency: AgencyRecord) => void
}) {
  const { t, i18n } = useLingui()
  const { busy, suspend, resume } = useStanding(agency, onChange)
  const { status, suspendedOn, cardsUntil } = agency
  const day = (date: string) => dayText(date, i18n.locale)
  const works = status === 'ACTIVE'
  return (
    <>
      <Card
        component="section"
        aria-label={t`Status`}
        sx={{ display: 'grid', gap: 2, p: { xs: 2, md: 2.5 } }}
      >
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
            <Button
              look="secondary"
              icon={Pause}
              busy={busy}
              onClick={() => void suspend()}
            >{t`Suspend`}</Button>
          ) : (
            <Button icon={Play} busy={busy} onClick={() => void resume()}>{t`Resume`}</Button>
          )}
        </Box>
      </Card>
      <DeletePanel agency={agency} />
    </>
  )
}

/** The way to be rid of an agency that was made by mistake: only while nothing is behind it. */
function DeletePanel({ agency }: { agency: AgencyRecord }) {
  const { t } = useLingui()
  const go = useGo()
  const remove = useDeleting(agency, () => go(paths.agencyManagement(), { replace: true }))
  const verdict = agency.can.delete
  return (
    <Card component="section" aria-label={t`Delete`} sx={{ display: 'grid', gap: 2, p: { xs: 2, md: 2.5 } }}>
      <Pile gap={0.5}>
        <Heading>{t`Delete`}</Heading>
        <Quiet>
          {t`For an agency that was made by mistake: nobody bought, signed up or was billed there. Its people go with it and its host name is free again; the activity log keeps what was done.`}
        </Quiet>
      </Pile>
      <Box>
        <Button
          look="secondary"
          icon={Trash2}
          disabledReason={verdict === true ? undefined : reasonText(verdict, agencyFailure)}
          onClick={() => void remove()}
        >{t`Delete agency`}</Button>
      </Box>
    </Card>
  )
}
