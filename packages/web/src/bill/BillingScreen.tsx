import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { billRoutes } from '@parichay/contract/bill/routes.ts'
import type { Reply } from '@parichay/contract/route.ts'
import { blocksNewCards, daysLate, warnAfterDays } from '@parichay/contract/bill/rules.ts'
import { rupees } from '@parichay/contract/money.ts'
import Box from '@mui/material/Box'
import { useSearch } from '@tanstack/react-router'
import {
  annualQuery,
  billListQuery,
  imagePaymentQuery,
  outstandingQuery,
  pdfCreditsQuery,
} from '../api/bills.ts'
import { recordExport } from '../api/export-list.ts'
import { failureText } from '../failure-words.ts'
import { useRemote } from '../api/remote.ts'
import { useStaff } from '../api/staff.ts'
import { useGo } from '../go.ts'
import { paths } from '../paths.ts'
import { ExceptionsRow } from '../payment/ExceptionsRow.tsx'
import { Card } from '../ui/Card.tsx'
import { countText, dayText } from '../ui/dates.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { PaperDrawing } from '../ui/illustrations.tsx'
import { ExportButton } from '../ui/list/ExportButton.tsx'
import { InlineError } from '../ui/list/InlineError.tsx'
import { rowsAtHand } from '../ui/list/list-file.ts'
import { Notice } from '../ui/Notice.tsx'
import { Page } from '../ui/Page.tsx'
import { Pill, Pills } from '../ui/Pill.tsx'
import { ListSkeleton } from '../ui/Skeletons.tsx'
import { fromDesktop } from '../ui/theme.ts'
import { BillRows } from './BillRows.tsx'
import { DuesList } from './DuesList.tsx'
import { FeeChip } from './FeeSummary.tsx'
import { FigureLink } from './FigureLink.tsx'
import { PaidList } from './PaidList.tsx'
import { Receipts } from './Receipts.tsx'
import { Statement } from './Statement.tsx'
import { SellerForm } from './SellerForm.tsx'
import { billColumns, monthCode } from './words.file.ts'
import { Heading, Line, Pile } from '../ui/shapes.tsx'
import { plainList } from '../ui/shape-styles.ts'
import { presentDay } from '../ui/clock.ts'

/** What the agency owes and paid, and what its own invoices say of it. Platform staff see all agencies. */
export function BillingScreen() {
  const { t } = useLingui()
  const { seesAllAgencies } = useStaff()
  const given = (useSearch({ strict: false }) as { tab?: string }).tab
  const tab = given === 'receipts' || (given === 'statement' && !seesAllAgencies) ? given : undefined
  return seesAllAgencies ? (
    <Page
      title={t`Bills of agencies`}
      width="lg"
      subtitle={tab ? undefined : t`Choose an agency to see its months.`}
    >
      <Tabs tab={tab} names={{ bills: t`Agencies`, receipts: t`Customers’ payments` }} />
      {tab === 'receipts' ? (
        <Receipts />
      ) : (
        <Pile gap={4} oneColumn>
          <ExceptionsRow />
          <Box
            sx={{
              display: 'grid',
              gap: 4,
              alignItems: 'start',
              gridTemplateColumns: 'minmax(0, 1fr)',
              [fromDesktop]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
            }}
          >
            <DuesList />
            <SellerForm />
          </Box>
        </Pile>
      )}
    </Page>
  ) : (
    <Page title={t`Billing`} width="lg">
      <Tabs
        tab={tab}
        names={{ bills: t`Bills`, statement: t`Statement`, receipts: t`Customers’ payments` }}
      />
      {tab === 'receipts' ? <Receipts /> : tab === 'statement' ? <Statement /> : <Bills />}
    </Page>
  )
}

type Tab = 'statement' | 'receipts'

function Tabs({
  tab,
  names,
}: {
  tab: Tab | undefined
  names: Partial<Record<Tab, string>> & { bills: string }
}) {
  const { t } = useLingui()
  const go = useGo()
  const tabs = (['statement', 'receipts'] as const).filter((one) => names[one])
  return (
    <Box sx={{ mb: 2.5 }}>
      <Pills label={t`What to see`}>
        <Pill pressed={!tab} onClick={() => go(paths.billing(), { replace: true })}>
          {names.bills}
        </Pill>
        {tabs.map((one) => (
          <Pill
            key={one}
            pressed={tab === one}
            onClick={() => go(paths.billing({ tab: one }), { replace: true })}
          >
            {names[one]}
          </Pill>
        ))}
      </Pills>
    </Box>
  )
}

function Bills() {
  const { t, i18n } = useLingui()
  const today = presentDay()
  const owed = useRemote(outstandingQuery(undefined))
  const months = useRemote(billListQuery(undefined))
  const annual = useRemote(annualQuery(undefined))
  const greetings = useRemote(imagePaymentQuery(undefined))
  const pdf = useRemote(pdfCreditsQuery(undefined))
  const running = months.data?.find(({ state }) => state === 'RUNNING')
  const next = months.data?.filter(({ state }) => state === 'OVERDUE' || state === 'DUE').at(-1)
  const since = owed.data?.overdueSince ?? null
  const lateFor = daysLate(since, today)
  const until = (text: string | null | undefined) =>
    text ? t`Paid until ${dayText(text, i18n.locale)}` : t`Not bought`
  const reads = [owed, months, annual, greetings, pdf]
  const failed = reads.find(({ error }) => error)?.error
  const sellsYears = annual.data && (annual.data.feePaise !== null || annual.data.payments.length > 0)
  const isLow = pdf.data !== undefined && pdf.data.bought > 0 && pdf.data.balance < pdf.data.alertBelow
  const retry = () => {
    for (const { data, error, reload } of reads) if (error || data === undefined) reload()
  }
  return (
    <>
      {failed && <InlineError message={failureText(failed)} onRetry={retry} />}
      {lateFor > warnAfterDays && owed.data && (
        <LateNotice owed={owed.data} days={lateFor} isStopped={blocksNewCards(since, today)} />
      )}
      <Box
        component="ul"
        aria-label={t`At a glance`}
        sx={{
          ...plainList,
          mb: 1.25,
          display: 'grid',
          gap: 1.25,
          gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
          '& > :last-child:nth-of-type(odd)': { gridColumn: '1 / -1' },
          [fromDesktop]: {
            gridTemplateColumns: `repeat(${sellsYears ? 5 : 4}, minmax(0, 1fr))`,
            '& > :last-child:nth-of-type(odd)': { gridColumn: 'auto' },
          },
        }}
      >
        <FigureLink
          label={t`Outstanding now`}
          value={owed.data && rupees(owed.data.outstandingPaise)}
          note={
            owed.data &&
            (owed.data.overduePaise > 0 ? t`Late: ${rupees(owed.data.overduePaise)}` : t`Nothing is late`)
          }
          tone={owed.data?.overduePaise ? 'error' : undefined}
          href={paths.monthPayment(next ? { month: next.month, year: next.year } : {})}
        />
        <FigureLink
          label={t`This month so far`}
          value={running ? rupees(running.totalPaise) : months.data && rupees(0)}
          note={running && plural(running.cards, { one: '# card', other: '# cards' })}
          href={paths.monthPayment(running ? { month: running.month, year: running.year } : {})}
        />
        {sellsYears && (
          <FigureLink
            label={t`Yearly fee`}
            value={<FeeChip validUntil={annual.data?.validUntil ?? null} />}
            note={until(annual.data?.validUntil)}
            href={`${paths.billing()}#yearly-fee`}
          />
        )}
        <FigureLink
          label={t`Greetings module`}
          value={greetings.data && <FeeChip validUntil={greetings.data.validUntil} />}
          note={greetings.data && until(greetings.data.validUntil)}
          href={paths.agencyImagePayment()}
        />
        <FigureLink
          label={t`PDF ID card credits`}
          value={pdf.data && countText(pdf.data.balance, i18n.locale)}
          note={pdf.data && (isLow ? t`left, few` : t`left`)}
          tone={isLow ? 'error' : undefined}
          href={paths.agencyPdfCardPayment()}
        />
      </Box>
      <Box sx={{ mb: 4 }}>
        <ExceptionsRow />
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 4,
          alignItems: 'start',
          [fromDesktop]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
        }}
      >
        <Pile gap={4} fits>
          {(months.data || !months.error) && <MonthlyBills months={months.data} />}
          {annual.data && sellsYears && <YearlyFee fee={annual.data} until={until(annual.data.validUntil)} />}
        </Pile>
        <SellerForm />
      </Box>
    </>
  )
}

type LateProps = { owed: Reply<typeof billRoutes.getOutstandingAmount>; days: number; isStopped: boolean }

function LateNotice({ owed, days: lateFor, isStopped }: LateProps) {
  const { t } = useLingui()
  return (
    <Box sx={{ mb: 2 }}>
      <Notice tone={isStopped ? 'error' : 'warning'}>
        {isStopped
          ? t`${rupees(owed.overduePaise)} is late for ${lateFor} days. New cards are stopped until it is paid; the cards you have stay live.`
          : t`${rupees(owed.overduePaise)} is late for ${lateFor} days. Please pay it, so that your service goes on.`}
      </Notice>
    </Box>
  )
}

function MonthlyBills({ months }: { months: Reply<typeof billRoutes.listMonthBills> | undefined }) {
  const { t, i18n } = useLingui()
  return (
    <Pile component="section" aria-label={t`Monthly bills`} gap={1.25} fits>
      <Line gap={2} centred apart>
        <Heading>{t`Monthly bills`}</Heading>
        {months && months.length > 0 && (
          <ExportButton
            file={{ list: 'bills', record: recordExport, number: t`Month` }}
            columns={billColumns(i18n)}
            rowKey={monthCode}
            query={{}}
            total={months.length}
            isMore={false}
            read={rowsAtHand(months)}
          />
        )}
      </Line>
      {!months ? (
        <ListSkeleton rows={4} />
      ) : months.length > 0 ? (
        <BillRows months={months} />
      ) : (
        <Card>
          <EmptyState
            picture={<PaperDrawing />}
            title={t`No bills yet`}
            body={t`Your first bill comes on the 1st after you activate a card.`}
          />
        </Card>
      )}
    </Pile>
  )
}

/** What a year costs, and what was paid for years. */
function YearlyFee({ fee, until }: { fee: Reply<typeof billRoutes.getAnnualPayment>; until: string }) {
  const { t } = useLingui()
  return (
    <Box
      component="section"
      id="yearly-fee"
      aria-label={t`Yearly fee`}
      sx={{ display: 'grid', gap: 1.25, scrollMarginTop: 12 }}
    >
      <Line gap={2} centred apart>
        <Heading>{t`Yearly fee`}</Heading>
        <FeeChip validUntil={fee.validUntil} />
      </Line>
      <Card sx={{ typography: 'body2', color: 'text.secondary' }}>
        {fee.feePaise === null ? until : t`${rupees(fee.feePaise)} a year, GST included. ${until}.`}
      </Card>
      {fee.payments.length > 0 && <PaidList label={t`Yearly fee`} payments={fee.payments} />}
    </Box>
  )
}
