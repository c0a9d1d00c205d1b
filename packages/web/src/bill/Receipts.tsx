import { useLingui } from '@lingui/react/macro'
import { addMonths, monthOf } from '@parichay/contract/bill/rules.ts'
import { rupees } from '@parichay/contract/money.ts'
import type { Receipt } from '@parichay/contract/payment/fields.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import Box from '@mui/material/Box'
import { useState } from 'react'
import { readReceipts, receiptAddress, receiptsQuery, receiptSumsQuery } from '../api/bills.ts'
import { failureText } from '../failure-words.ts'
import { useRemote } from '../api/remote.ts'
import { paths } from '../paths.ts'
import { TakeBackButton } from '../payment/TakeBackButton.tsx'
import { TakeBackForm, type Takeable } from '../payment/TakeBackForm.tsx'
import { paymentStateWords } from '../payment/words.ts'
import { Card } from '../ui/Card.tsx'
import { CsvButton } from '../ui/CsvButton.tsx'
import { dayText } from '../ui/dates.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { PaperDrawing } from '../ui/illustrations.tsx'
import { Link } from '../ui/Link.tsx'
import { InlineError } from '../ui/list/InlineError.tsx'
import { useListAddress } from '../ui/list/list-address.ts'
import { LoadMore } from '../ui/list/LoadMore.tsx'
import { ListSkeleton } from '../ui/Skeletons.tsx'
import { StatusChip } from '../ui/StatusChip.tsx'
import { fromDesktop } from '../ui/theme.ts'
import { MoneyTable } from '../ui/list/MoneyTable.tsx'
import { PeriodPicker } from './PeriodPicker.tsx'
import { SumRows } from './SumRows.tsx'
import { receiptRows, receiptsFileName } from './words.csv.ts'
import { modeText, monthName, shortYear, startOfYear } from './words.ts'
import { Line, Pile } from '../ui/shapes.tsx'
import { presentDay } from '../ui/clock.ts'

/** What the agency's own customers paid in a month or a year: online with the provider's fee and what went back, and to staff. */
export function Receipts() {
  const { t, i18n } = useLingui()
  const today = presentDay()
  const now = monthOf(today)
  const thisYear = startOfYear(today)
  const { query, change } = useListAddress(receiptAddress)
  const months = Array.from({ length: 18 }, (_, back) => addMonths(now, -back))
  const plain = String(thisYear)
  const periods = [plain, String(thisYear - 1), ...months]
  /** A year, or a month of it. */
  const period = periods.find((one) => one === query.period) ?? plain
  const [taken, setTaken] = useState<Takeable>()
  const isYear = period.length === 4
  const when = { year: Number(period.slice(0, 4)), ...(isYear ? {} : { month: Number(period.slice(5)) }) }
  const answer = useInfiniteQuery(receiptsQuery(when))
  const rows = answer.data?.pages.flatMap(({ list }) => list)
  const nameOf = (one: string) =>
    one.length === 4
      ? t`Year ${shortYear(Number(one))}`
      : monthName({ month: Number(one.slice(5)), year: Number(one.slice(0, 4)) }, i18n.locale)
  return (
    <Pile component="section" aria-label={t`Customers’ payments`} gap={2}>
      <Line gap={1.5} wraps apart>
        <PeriodPicker
          label={t`Time`}
          value={period}
          choices={periods.map((value) => ({ value, label: nameOf(value) }))}
          onChange={(value) => change({ period: value === plain ? undefined : value })}
        />
        {rows && rows.length > 0 && (
          <CsvButton
            fileName={receiptsFileName(period)}
            rows={async () => receiptRows(answer.hasNextPage ? await readReceipts(when) : rows, i18n)}
          />
        )}
      </Line>
      {answer.error && !rows && (
        <InlineError message={failureText(answer.error)} onRetry={() => void answer.refetch()} />
      )}
      {!rows && !answer.error && <ListSkeleton rows={5} />}
      {rows?.length === 0 && (
        <Card>
          <EmptyState
            picture={<PaperDrawing />}
            title={t`No customer paid: ${nameOf(period)}`}
            body={t`What customers pay online, and what your staff record, shows here.`}
          />
        </Card>
      )}
      {rows && rows.length > 0 && (
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: 'minmax(0, 1fr)',
            gap: 2,
            alignItems: 'start',
            [fromDesktop]: { gridTemplateColumns: 'minmax(0, 1fr) 320px', gap: 3 },
          }}
        >
          <Sums when={when} />
          <Box sx={{ minWidth: 0, [fromDesktop]: { gridColumn: 1, gridRow: 1 } }}>
            <Pile gap={2} oneColumn>
              <Table rows={rows} onTakeBack={setTaken} />
              <LoadMore pages={answer} />
            </Pile>
          </Box>
        </Box>
      )}
      {taken && <TakeBackForm payment={taken} onClose={() => setTaken(undefined)} />}
    </Pile>
  )
}

/** What all payments of that time come to; the rows do not wait for it. */
function Sums({ when }: { when: Parameters<typeof receiptSumsQuery>[0] }) {
  const { t } = useLingui()
  const { data, error, reload } = useRemote(receiptSumsQuery(when))
  const place = { [fromDesktop]: { gridColumn: 2, gridRow: 1 } }
  if (!data)
    return (
      <Box sx={place}>
        {error ? <InlineError message={failureText(error)} onRetry={reload} /> : <ListSkeleton rows={2} />}
      </Box>
    )
  return (
    <Card sx={place}>
      <SumRows
        rows={[
          { label: t`Paid online`, value: rupees(data.onlinePaise) },
          ...(data.feePaise > 0
            ? [{ label: t`Fee of the payment service`, value: `− ${rupees(data.feePaise)}` }]
            : []),
          ...(data.refundedPaise > 0
            ? [{ label: t`Given back`, value: `− ${rupees(data.refundedPaise)}` }]
            : []),
          {
            label: t`To your account`,
            value: rupees(data.onlinePaise - data.feePaise - data.refundedPaise),
            strong: true,
          },
          { label: t`Paid to your staff`, value: rupees(data.manualPaise) },
        ]}
      />
    </Card>
  )
}

type TableProps = { rows: readonly Receipt[]; onTakeBack: (payment: Takeable) => void }

function Table({ rows, onTakeBack }: TableProps) {
  const { t, i18n } = useLingui()
  const day = (text: string) => dayText(text, i18n.locale)
  return (
    <MoneyTable
      label={t`Customers’ payments`}
      rows={rows}
      keyOf={({ recordNo }) => recordNo}
      columns={[
        { head: t`Date`, cell: ({ paidOn }) => day(paidOn), isWhole: true },
        {
          head: t`Business`,
          cell: ({ businessId, businessName, name }) => (
            <>
              <Link href={paths.adminBusiness(businessId)}>{businessName}</Link>
              <Box sx={{ color: 'text.secondary' }}>{name}</Box>
            </>
          ),
        },
        { head: t`Paid by`, cell: (row) => modeText(row, i18n) },
        {
          head: t`Status`,
          cell: ({ status }) => (
            <StatusChip tone={paymentStateWords[status].tone}>
              {i18n._(paymentStateWords[status].label)}
            </StatusChip>
          ),
        },
        { head: t`Amount`, cell: ({ amountPaise }) => rupees(amountPaise), isSum: true },
        {
          head: t`Actions`,
          isWhole: true,
          cell: (row) => <TakeBackButton payment={row} onTakeBack={onTakeBack} />,
        },
      ]}
      phone={(row) => ({
        title: <Link href={paths.adminBusiness(row.businessId)}>{row.businessName}</Link>,
        lines: [
          row.name,
          `${day(row.paidOn)} · ${modeText(row, i18n)}`,
          <TakeBackButton key="back" payment={row} onTakeBack={onTakeBack} />,
        ],
        sums: [
          rupees(row.amountPaise),
          <StatusChip key="state" tone={paymentStateWords[row.status].tone}>
            {i18n._(paymentStateWords[row.status].label)}
          </StatusChip>,
        ],
      })}
    />
  )
}
