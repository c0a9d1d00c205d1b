import { useLingui } from '@lingui/react/macro'
import type { PaymentException } from '@parichay/contract/payment/fields.ts'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import Box from '@mui/material/Box'
import { agencyDuesQuery } from '../api/bills.ts'
import { exceptionsQuery } from '../api/exceptions.ts'
import { failureText } from '../failure-words.ts'
import { useStaff } from '../api/staff.ts'
import { useAgency } from '../session.ts'
import { Card } from '../ui/Card.tsx'
import { RowList } from '../ui/list/RowList.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { PaperDrawing } from '../ui/illustrations.tsx'
import { InlineError } from '../ui/list/InlineError.tsx'
import { LoadMore } from '../ui/list/LoadMore.tsx'
import { ListSkeleton } from '../ui/Skeletons.tsx'
import { ExceptionRow } from './ExceptionRow.tsx'

type Props = { show: 'open' | 'closed'; onClose: (exception: PaymentException) => void }

/** Exceptions, newest first, page after page. */
export function ExceptionList({ show, onClose }: Props) {
  const { t } = useLingui()
  const agency = useAgency()
  const { seesAllAgencies } = useStaff()
  const { data: agencies } = useQuery({ ...agencyDuesQuery, enabled: seesAllAgencies })
  const answer = useInfiniteQuery(exceptionsQuery(show))
  const rows = answer.data?.pages.flat()
  if (!rows) {
    return answer.error ? (
      <InlineError message={failureText(answer.error)} onRetry={() => void answer.refetch()} />
    ) : (
      <ListSkeleton rows={4} />
    )
  }
  if (rows.length === 0) {
    return (
      <Card>
        <EmptyState
          picture={<PaperDrawing />}
          title={show === 'open' ? t`Nothing needs a person` : t`Nothing was closed yet`}
          body={
            show === 'open'
              ? t`Every payment is where it belongs. Something unusual would show here at once.`
              : t`What you close stays here with your note.`
          }
        />
      </Card>
    )
  }
  const nameOf = (agencyId: number) =>
    agencyId === agency.agencyId
      ? agency.agencyName
      : agencies?.find((one) => one.agencyId === agencyId)?.agencyName
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <RowList label={t`Payment exceptions`}>
        {rows.map((one) => (
          <ExceptionRow
            key={one.breakId}
            exception={one}
            agencyName={seesAllAgencies ? nameOf(one.agencyId) : undefined}
            onClose={() => onClose(one)}
          />
        ))}
      </RowList>
      <LoadMore pages={answer} />
    </Box>
  )
}
