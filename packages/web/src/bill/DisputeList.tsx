import { useLingui } from '@lingui/react/macro'
import type { BillDispute } from '@parichay/contract/bill/fields.ts'
import Box from '@mui/material/Box'
import { Button } from '../ui/Button.tsx'
import { RowList } from '../ui/list/RowList.tsx'
import { dayText } from '../ui/dates.ts'
import { StatusChip } from '../ui/StatusChip.tsx'
import { Quiet } from '../ui/shapes.tsx'

type Props = { disputes: readonly BillDispute[]; onAnswer?: ((dispute: BillDispute) => void) | undefined }

/** What the agency says is wrong with a bill, each with its answer. */
export function DisputeList({ disputes, onAnswer }: Props) {
  const { t, i18n } = useLingui()
  const day = (text: string | null) => (text === null ? '' : dayText(text, i18n.locale))
  return (
    <RowList label={t`Disputes`}>
      {disputes.map((one) => (
        <Box
          component="li"
          key={one.disputeId}
          sx={{
            display: 'grid',
            gap: 0.75,
            px: 2,
            py: 1.5,
          }}
        >
          <Box sx={{ display: 'flex', gap: 2, alignItems: 'flex-start', justifyContent: 'space-between' }}>
            <Box sx={{ minWidth: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>{one.note}</Box>
            {one.answer === null ? (
              <StatusChip tone="warning">{t`Waits for an answer`}</StatusChip>
            ) : (
              <StatusChip tone="success">{t`Answered`}</StatusChip>
            )}
          </Box>
          <Quiet>
            {one.raisedBy} · {day(one.raisedOn)}
          </Quiet>
          {one.answer !== null && (
            <Box sx={{ pl: 1.5, borderLeft: '3px solid', borderColor: 'divider', mt: 0.5 }}>
              <Box sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>{one.answer}</Box>
              <Quiet>
                {one.answeredBy} · {day(one.answeredOn)}
              </Quiet>
            </Box>
          )}
          {one.answer === null && onAnswer && (
            <Button
              look="secondary"
              size="small"
              onClick={() => onAnswer(one)}
              sx={{ justifySelf: 'start', minHeight: 44 }}
            >{t`Answer`}</Button>
          )}
        </Box>
      ))}
    </RowList>
  )
}
