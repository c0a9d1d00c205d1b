import { useLingui } from '@lingui/react/macro'
import type { StatementRow } from '@parichay/contract/bill/fields.ts'
import { rupees } from '@parichay/contract/money.ts'
import { statementAddress, statementQuery } from '../api/bills.ts'
import { failureText } from '../failure-words.ts'
import { useRemote } from '../api/remote.ts'
import { Card } from '../ui/Card.tsx'
import { CsvButton } from '../ui/CsvButton.tsx'
import { dayText } from '../ui/dates.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { PaperDrawing } from '../ui/illustrations.tsx'
import { InlineError } from '../ui/list/InlineError.tsx'
import { useListAddress } from '../ui/list/list-address.ts'
import { ListSkeleton } from '../ui/Skeletons.tsx'
import { MoneyTable } from '../ui/list/MoneyTable.tsx'
import { PeriodPicker } from './PeriodPicker.tsx'
import { SumRows } from './SumRows.tsx'
import { statementFileName, statementRows } from './words.csv.ts'
import { shortYear, startOfYear, stepText } from './words.ts'
import { Line, Pile } from '../ui/shapes.tsx'
import { presentDay } from '../ui/clock.ts'

/** The first year that could have been billed. */
const firstYear = 2026
/** Everything an agency was charged and paid in a financial year, from its opening to its closing balance. */
export function Statement({ agencyId }: { agencyId?: number }) {
  const { t, i18n } = useLingui()
  const now = startOfYear(presentDay())
  const { query, change } = useListAddress(statementAddress)
  const years = Array.from({ length: Math.max(1, now - firstYear + 2) }, (_, back) => now - back)
  const year = years.find((one) => one === query.year) ?? now
  const { data, error, reload } = useRemote(statementQuery(year, agencyId))
  const day = (text: string) => dayText(text, i18n.locale)
  const sum = (paise: number) => (paise === 0 ? '' : rupees(paise))
  const what = (row: StatementRow) => stepText(row, i18n)
  return (
    <Pile component="section" aria-label={t`Statement`} gap={2}>
      <Line gap={1.5} wraps apart>
        <PeriodPicker
          label={t`Financial year`}
          value={String(year)}
          choices={years.map((one) => ({ value: String(one), label: t`Year ${shortYear(one)}` }))}
          onChange={(value) => change({ year: Number(value) === now ? undefined : Number(value) })}
        />
        {data && data.rows.length > 0 && (
          <CsvButton
            fileName={statementFileName(year)}
            rows={() => Promise.resolve(statementRows(data, i18n))}
          />
        )}
      </Line>
      {error && <InlineError message={failureText(error)} onRetry={reload} />}
      {!data && !error && <ListSkeleton rows={5} />}
      {data && data.rows.length === 0 && (
        <Card>
          <EmptyState
            picture={<PaperDrawing />}
            title={t`Nothing was charged or paid in this year`}
            body={t`Owed at its end: ${rupees(data.closingPaise)}`}
          />
        </Card>
      )}
      {data && data.rows.length > 0 && (
        <>
          <MoneyTable
            label={t`Statement`}
            rows={data.rows.map((row, place) => ({ ...row, place }))}
            keyOf={({ place }) => place}
            columns={[
              { head: t`Date`, cell: ({ on }) => day(on), isWhole: true },
              { head: t`What`, cell: what },
              { head: t`Reference`, cell: ({ invoiceNo, reference }) => invoiceNo ?? reference },
              { head: t`Charged`, cell: ({ debitPaise }) => sum(debitPaise), isSum: true },
              { head: t`Paid`, cell: ({ creditPaise }) => sum(creditPaise), isSum: true },
              { head: t`Owed after it`, cell: ({ balancePaise }) => rupees(balancePaise), isSum: true },
            ]}
            phone={(row) => ({
              title: what(row),
              lines: [day(row.on), row.invoiceNo ?? row.reference],
              sums: [
                row.debitPaise >= row.creditPaise ? rupees(row.debitPaise) : `− ${rupees(row.creditPaise)}`,
                t`Owed: ${rupees(row.balancePaise)}`,
              ],
            })}
          />
          <Card sx={{ justifySelf: { md: 'end' }, width: { md: 360 } }}>
            <SumRows
              rows={[
                { label: t`Owed on ${day(data.from)}`, value: rupees(data.openingPaise) },
                {
                  label: t`Charged`,
                  value: rupees(data.rows.reduce((all, { debitPaise }) => all + debitPaise, 0)),
                },
                {
                  label: t`Paid`,
                  value: `− ${rupees(data.rows.reduce((all, { creditPaise }) => all + creditPaise, 0))}`,
                },
                {
                  label: year === now ? t`Owed today` : t`Owed on ${day(data.to)}`,
                  value: rupees(data.closingPaise),
                  strong: true,
                },
              ]}
            />
          </Card>
        </>
      )}
    </Pile>
  )
}
