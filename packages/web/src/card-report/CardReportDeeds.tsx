import { useLingui } from '@lingui/react/macro'
import type { CardReport, ReportState } from '@parichay/contract/card-report/fields.ts'
import { Check, Eye, Undo2 } from 'lucide-react'
import { Button } from '../ui/Button.tsx'
import { Line } from '../ui/shapes.tsx'

type Props = { report: CardReport; onState: (state: ReportState) => void }

/** What staff say of a report, as far as they may. */
export function CardReportDeeds({ report, onState }: Props) {
  const { t } = useLingui()
  const { can, state } = report
  if (can.review !== true) return null
  return (
    <Line gap={1} wraps>
      {state === 'open' && (
        <Button look="secondary" icon={Eye} onClick={() => onState('seen')}>{t`Mark as looked at`}</Button>
      )}
      {state !== 'closed' && (
        <Button look="secondary" icon={Check} onClick={() => onState('closed')}>{t`Close the report`}</Button>
      )}
      {state !== 'open' && (
        <Button look="text" icon={Undo2} onClick={() => onState('open')}>{t`Open again`}</Button>
      )}
    </Line>
  )
}
