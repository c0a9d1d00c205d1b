import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { blocksNewCards } from '@parichay/contract/bill/rules.ts'
import { rupees } from '@parichay/contract/money.ts'
import Box from '@mui/material/Box'
import { agencyDuesQuery } from '../api/bills.ts'
import { recordExport } from '../api/export-list.ts'
import { failureText } from '../failure-words.ts'
import { useRemote } from '../api/remote.ts'
import { paths } from '../paths.ts'
import { RowList } from '../ui/list/RowList.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { PaperDrawing } from '../ui/illustrations.tsx'
import { Link } from '../ui/Link.tsx'
import { ExportButton } from '../ui/list/ExportButton.tsx'
import { InlineError } from '../ui/list/InlineError.tsx'
import { rowsAtHand } from '../ui/list/list-file.ts'
import { ListSkeleton } from '../ui/Skeletons.tsx'
import { StatusChip } from '../ui/StatusChip.tsx'
import { Quiet, Text } from '../ui/shapes.tsx'
import { duesColumns } from './words.file.ts'
import { presentDay } from '../ui/clock.ts'

const wide = '@container (min-width: 760px)'

/** For the platform: every agency that is billed, with what it owes. A row opens its bills. */
export function DuesList() {
  const { t, i18n } = useLingui()
  const { data, error, reload } = useRemote(agencyDuesQuery)
  const today = presentDay()
  if (error) return <InlineError message={failureText(error)} onRetry={reload} />
  if (!data) return <ListSkeleton rows={4} />
  if (data.length === 0) {
    return (
      <EmptyState
        picture={<PaperDrawing />}
        title={t`No agencies yet`}
        body={t`Every agency shows here with its bills.`}
      />
    )
  }
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Box sx={{ display: 'flex', justifyContent: 'end', mb: 0.5 }}>
        <ExportButton
          file={{ list: 'agencyDues', record: recordExport, number: t`Number` }}
          columns={duesColumns(i18n)}
          rowKey={({ agencyId }) => agencyId}
          query={{}}
          total={data.length}
          isMore={false}
          read={rowsAtHand(data)}
        />
      </Box>
      <RowList label={t`Agencies`}>
        {data.map((one) => (
          <li key={one.agencyId}>
            <Link
              href={paths.monthPayment({ agencyId: one.agencyId })}
              sx={{
                display: 'grid',
                gridTemplateColumns: 'minmax(0, 1fr) auto',
                [wide]: { gridTemplateColumns: 'minmax(0, 1fr) 360px' },
                gap: 2,
                alignItems: 'center',
                minHeight: 76,
                px: 2,
                py: 1.5,
                color: 'text.primary',
                textDecoration: 'none',
                '&:hover': { bgcolor: 'brand.sunken' },
              }}
            >
              <Box
                sx={{
                  minWidth: 0,
                  [wide]: { display: 'grid', gridTemplateColumns: '1fr 1fr', alignItems: 'center', gap: 2 },
                }}
              >
                <Text as="subtitle1" wraps>
                  {one.agencyName}
                </Text>
                <Quiet>
                  {one.ratePaise === null
                    ? t`No price for a card yet`
                    : t`This month: ${plural(one.runningCards, { one: '# card', other: '# cards' })}, ${rupees(one.runningPaise)}`}
                </Quiet>
              </Box>
              <Box
                sx={{
                  display: 'grid',
                  justifyItems: 'end',
                  gap: 0.5,
                  [wide]: {
                    display: 'flex',
                    flexDirection: 'row-reverse',
                    alignItems: 'center',
                    gap: 1.5,
                    '& > div:first-of-type': { minWidth: 112, textAlign: 'end' },
                  },
                }}
              >
                <Box sx={{ typography: 'subtitle1', fontVariantNumeric: 'tabular-nums' }}>
                  {rupees(one.outstandingPaise)}
                </Box>
                {one.openDisputes > 0 && (
                  <StatusChip tone="warning">
                    {plural(one.openDisputes, { one: '# dispute', other: '# disputes' })}
                  </StatusChip>
                )}
                {blocksNewCards(one.overdueSince, today) ? (
                  <StatusChip tone="error">{t`New cards stopped`}</StatusChip>
                ) : one.overduePaise > 0 ? (
                  <StatusChip tone="error">{t`Overdue`}</StatusChip>
                ) : one.outstandingPaise > 0 ? (
                  <StatusChip tone="warning">{t`Due`}</StatusChip>
                ) : (
                  <StatusChip tone="success">{t`Nothing due`}</StatusChip>
                )}
              </Box>
            </Link>
          </li>
        ))}
      </RowList>
    </Box>
  )
}
