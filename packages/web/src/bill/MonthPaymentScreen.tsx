import { useLingui } from '@lingui/react/macro'
import type { BillDispute, BillLine, MonthBill } from '@parichay/contract/bill/fields.ts'
import { billRoutes } from '@parichay/contract/bill/routes.ts'
import { addMonths, monthOf } from '@parichay/contract/bill/rules.ts'
import { rupees } from '@parichay/contract/money.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import Box from '@mui/material/Box'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { billListQuery, monthBillQuery } from '../api/bills.ts'
import { call } from '../api/client.ts'
import { failureText } from '../failure-words.ts'
import { keys } from '../api/keys.ts'
import { useRemote } from '../api/remote.ts'
import { useStaff } from '../api/staff.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { PaperDrawing } from '../ui/illustrations.tsx'
import { InlineError } from '../ui/list/InlineError.tsx'
import { Page } from '../ui/Page.tsx'
import { ListSkeleton } from '../ui/Skeletons.tsx'
import { fromDesktop } from '../ui/theme.ts'
import { AgencyFees } from './AgencyFees.tsx'
import { DisputeForm } from './DisputeForm.tsx'
import { DisputeList } from './DisputeList.tsx'
import { BillRules } from './BillRules.tsx'
import { DuesList } from './DuesList.tsx'
import { DuesSum } from './DuesSum.tsx'
import { MonthLines } from './MonthLines.tsx'
import { MonthPicker } from './MonthPicker.tsx'
import { MonthSummary } from './MonthSummary.tsx'
import { MoveCardForm, type MovedLine } from './MoveCardForm.tsx'
import { PaidList } from './PaidList.tsx'
import { RecordPaymentForm } from './RecordPaymentForm.tsx'
import { monthName } from './words.ts'
import { Heading, Line, Pile } from '../ui/shapes.tsx'
import { presentDay } from '../ui/clock.ts'

/** A month's bill of an agency: for its admin to check and pay, for the platform to keep right. */
export function MonthPaymentScreen() {
  const { t } = useLingui()
  const { seesAllAgencies } = useStaff()
  const search = useSearch({ strict: false }) as { agencyId?: string }
  const agencyId = numberIn(search.agencyId, 1, 2 ** 31 - 1)
  return seesAllAgencies && agencyId === undefined ? (
    <Page title={t`Bills of agencies`} width="xl" subtitle={t`Choose an agency to see its months.`}>
      <Box sx={listAndSum}>
        <DuesList />
        <Pile gap={2} oneColumn>
          <DuesSum />
          <BillRules />
        </Pile>
      </Box>
    </Page>
  ) : (
    <Bill agencyId={seesAllAgencies ? agencyId : undefined} />
  )
}

/** A whole number of an address between these; undefined for anything else. */
function numberIn(text: string | undefined, least: number, most: number): number | undefined {
  const number = Number(text)
  return Number.isInteger(number) && number >= least && number <= most ? number : undefined
}

const listAndSum = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [fromDesktop]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 3fr)' },
} as const

type Open =
  | { kind: 'record' }
  | { kind: 'dispute'; dispute?: BillDispute }
  | { kind: 'move'; way: 'out' | 'in'; card: MovedLine | undefined }

function Bill({ agencyId }: { agencyId: number | undefined }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const given = useSearch({ strict: false }) as { month?: string; year?: string }
  const [year, month] = addMonths(monthOf(presentDay()), -1).split('-').map(Number) as [number, number]
  // What no bill can have is left out, as in the address of a list.
  const when = {
    month: numberIn(given.month, 1, 12) ?? month,
    year: numberIn(given.year, 2020, 2099) ?? year,
  }
  const months = useRemote(billListQuery(agencyId))
  const options = monthBillQuery(when, agencyId)
  const { data: bill, error, reload } = useRemote(options)
  const [open, setOpen] = useState<Open>()
  const isPayee = agencyId !== undefined
  const close = () => setOpen(undefined)
  const choose = (next: { month: number; year: number }) =>
    void navigate({ to: '.', search: ((old: object) => ({ ...old, ...next })) as never, replace: true })
  const changed = (next: MonthBill) => {
    queries.setQueryData(options.queryKey, next)
    void queries.invalidateQueries({ queryKey: keys.bills() })
  }
  const isOpen = bill && (bill.state === 'RUNNING' || bill.state === 'OPEN')
  const onMove =
    isPayee && isOpen
      ? (line: BillLine) =>
          setOpen({
            kind: 'move',
            way: line.movedOut ? 'in' : 'out',
            card: { cardNo: line.cardNo, lineId: line.lineId, name: line.businessName },
          })
      : undefined
  return (
    <Page
      title={t`Month payment`}
      width="lg"
      subtitle={isPayee ? bill?.agencyName : t`One price for each card you activate or renew in the month.`}
      actions={<MonthPicker months={months.data ?? []} value={when} onChange={choose} />}
    >
      {(error ?? months.error) && (
        <InlineError
          message={failureText(error ?? months.error)}
          onRetry={() => {
            if (error) reload()
            if (months.error) months.reload()
          }}
        />
      )}
      {!bill && !error && <ListSkeleton rows={6} />}
      {bill && (
        <Box
          sx={{
            display: 'grid',
            gap: 3,
            alignItems: 'start',
            [fromDesktop]: { gridTemplateColumns: 'minmax(0, 1fr) 360px' },
          }}
        >
          <Box sx={{ [fromDesktop]: { gridColumn: 2, gridRow: 1, position: 'sticky', top: 84 } }}>
            <MonthSummary
              bill={bill}
              isPayee={isPayee}
              onRecord={() => setOpen({ kind: 'record' })}
              onDispute={() => setOpen({ kind: 'dispute' })}
            />
          </Box>
          <Box sx={{ display: 'grid', gap: 3, minWidth: 0, [fromDesktop]: { gridColumn: 1, gridRow: 1 } }}>
            <Part
              title={t`Cards`}
              aside={
                isPayee &&
                isOpen && (
                  <Button
                    look="secondary"
                    size="small"
                    icon={Plus}
                    onClick={() => setOpen({ kind: 'move', way: 'in', card: undefined })}
                    sx={{ minHeight: 44 }}
                  >{t`Add card in bill`}</Button>
                )
              }
            >
              {bill.cards > 0 ? (
                <MonthLines label={t`Cards`} when={when} agencyId={agencyId} onMove={onMove} />
              ) : (
                <NoCards bill={bill} />
              )}
            </Part>
            {bill.movedOut > 0 && (
              <Part title={t`Moved out`}>
                <MonthLines label={t`Moved out`} when={when} agencyId={agencyId} movedOut onMove={onMove} />
              </Part>
            )}
            <MoneyParts
              bill={bill}
              isPayee={isPayee}
              onAnswer={isPayee ? (dispute) => setOpen({ kind: 'dispute', dispute }) : undefined}
            />
            {agencyId !== undefined && <AgencyFees agencyId={agencyId} />}
          </Box>
        </Box>
      )}
      {bill && open?.kind === 'record' && <RecordMonth bill={bill} onClose={close} />}
      {bill && open?.kind === 'dispute' && (
        <DisputeForm bill={bill} dispute={open.dispute} onClose={close} onDone={changed} />
      )}
      {bill && open?.kind === 'move' && (
        <MoveCardForm bill={bill} way={open.way} card={open.card} onClose={close} onDone={changed} />
      )}
    </Page>
  )
}

function NoCards({ bill }: { bill: MonthBill }) {
  const { t, i18n } = useLingui()
  return (
    <Card>
      <EmptyState
        picture={<PaperDrawing />}
        title={t`No card in ${monthName(bill, i18n.locale)}`}
        body={t`A card you activate or renew for a business shows here within minutes.`}
      />
    </Card>
  )
}

type MoneyPartsProps = {
  bill: MonthBill
  isPayee: boolean
  onAnswer: ((dispute: BillDispute) => void) | undefined
}

/** What was paid and what is disputed. */
function MoneyParts({ bill, isPayee, onAnswer }: MoneyPartsProps) {
  const { t } = useLingui()
  return (
    <>
      {bill.payments.length > 0 && (
        <Part title={t`Payments`}>
          <PaidList
            label={t`Payments`}
            payments={bill.payments}
            takeBack={isPayee ? { agencyId: bill.agencyId, what: 'month' } : undefined}
          />
        </Part>
      )}
      {bill.disputes.length > 0 && (
        <Part title={t`Disputes`}>
          <DisputeList disputes={bill.disputes} onAnswer={onAnswer} />
        </Part>
      )}
    </>
  )
}

function RecordMonth({ bill, onClose }: { bill: MonthBill; onClose: () => void }) {
  const { t, i18n } = useLingui()
  const queries = useQueryClient()
  return (
    <RecordPaymentForm
      title={t`Record a payment`}
      about={t`${monthName(bill, i18n.locale)}: ${rupees(bill.totalPaise - bill.paidPaise)} is left to pay.`}
      countLabel={t`Rupees`}
      count={Math.floor((bill.totalPaise - bill.paidPaise) / 100)}
      onClose={onClose}
      record={async ({ count, ...notes }) => {
        await call(billRoutes.recordMonthPayment, {
          body: {
            agencyId: bill.agencyId,
            month: bill.month,
            year: bill.year,
            paymentAmount: count,
            ...notes,
          },
        })
        await queries.invalidateQueries({ queryKey: keys.bills() })
      }}
    />
  )
}

function Part({
  title,
  aside,
  children,
}: {
  title: string
  aside?: React.ReactNode
  children: React.ReactNode
}) {
  return (
    <Pile component="section" aria-label={title} gap={1.25} fits>
      <Line gap={2} centred apart>
        <Heading>{title}</Heading>
        {aside}
      </Line>
      {children}
    </Pile>
  )
}
