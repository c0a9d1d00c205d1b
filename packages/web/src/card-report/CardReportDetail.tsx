import { useLingui } from '@lingui/react/macro'
import type { CardReport, ReportState } from '@parichay/contract/card-report/fields.ts'
import Box from '@mui/material/Box'
import { ExternalLink, Layers } from 'lucide-react'
import { paths } from '../paths.ts'
import { reasonWords } from '../shell/report-reasons.ts'
import { Button } from '../ui/Button.tsx'
import { dayText } from '../ui/dates.ts'
import { Facts } from '../ui/Facts.tsx'
import { Line } from '../ui/shapes.tsx'
import { StatusChip } from '../ui/StatusChip.tsx'
import { CardReportDeeds } from './CardReportDeeds.tsx'
import { stateWords } from './words.ts'

type Props = { report: CardReport; withAgency: boolean; onState: (state: ReportState) => void }

/** A report looked up: all that was written, the card itself, and the way to where it is paused. */
export function CardReportDetail({ report, withAgency, onState }: Props) {
  const { t, i18n } = useLingui()
  const { reason, note, contact, state, stateAt, stateBy, businessName, cardId, url, isLive } = report
  const day = stateAt && dayText(stateAt, i18n.locale)
  return (
    <>
      <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{businessName}</Box>
      <Line gap={0.75} wraps centred>
        <StatusChip tone={stateWords[state].tone}>{i18n._(stateWords[state].word)}</StatusChip>
        <StatusChip>{i18n._(reasonWords[reason])}</StatusChip>
        {!isLive && <StatusChip tone="success">{t`Visitors do not see the card`}</StatusChip>}
      </Line>
      <Box lang={report.language} sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
        {note || t`Nothing was written besides.`}
      </Box>
      <Line gap={1} wraps>
        {url && <Button icon={ExternalLink} href={url} target="_blank">{t`See the card`}</Button>}
        <Button
          look="secondary"
          icon={Layers}
          href={paths.adminProjects({ search: cardId ?? businessName })}
        >{t`Pause it in All Projects`}</Button>
      </Line>
      <CardReportDeeds report={report} onState={onState} />
      <Facts
        facts={[
          [t`Card link`, cardId],
          [t`Reports of this card`, String(report.reportsOfCard)],
          [t`How to reach the visitor`, contact || t`Not said`],
          [t`Reported on`, dayText(report.createdAt, i18n.locale)],
          [
            state === 'closed' ? t`Closed by` : t`Looked at by`,
            day && [stateBy, day].filter(Boolean).join(', '),
          ],
          [t`Agency`, withAgency && report.agencyName],
        ]}
      />
    </>
  )
}
