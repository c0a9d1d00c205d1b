import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { addMonths } from '@parichay/contract/bill/rules.ts'
import type { CommissionStatement } from '@parichay/contract/franchisee/fields.commission.ts'
import { commissionRoutes } from '@parichay/contract/franchisee/routes.commission.ts'
import { rupees } from '@parichay/contract/money.ts'
import { type Reading, useRemote } from '../api/remote.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import Box from '@mui/material/Box'
import { ChevronLeft, ChevronRight, Download, HandCoins } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { download } from '../api/download.ts'
import { ownStatementQuery, personQuery, statementQuery } from '../api/staff-list.ts'
import { failureText } from '../failure-words.ts'
import { isCallFailed } from '../failures.ts'
import { useGo } from '../go.ts'
import { paths } from '../paths.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { showError } from '../ui/dialogs.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { InlineError } from '../ui/list/InlineError.tsx'
import { Page } from '../ui/Page.tsx'
import { ListSkeleton } from '../ui/Skeletons.tsx'
import { NobodyHere } from './NobodyHere.tsx'
import { askForPayout } from './PayoutSheet.tsx'
import { StatementLines } from './StatementLines.tsx'
import { countText } from '../ui/dates.ts'
import { dateFormat, localeOf } from '../ui/formats.ts'
import { presentDay } from '../ui/clock.ts'

const monthIn = (text: string | undefined, now: string) =>
  /^20\d\d-(0[1-9]|1[0-2])$/.test(text ?? '') ? text! : now
const thisMonth = () => presentDay().slice(0, 7)

/** One person's commission in a month: what it stands at, every step of it, what was paid, and files of it. */
export function StatementScreen() {
  const { t } = useLingui()
  const search = useSearch({ strict: false }) as { franchiseeId?: string; month?: string }
  const id = Number(search.franchiseeId)
  const month = monthIn(search.month, thisMonth())
  const isKnown = Number.isInteger(id) && id > 0 && id < 2 ** 31
  const answer = useRemote({ ...statementQuery(id, month), enabled: isKnown })
  const person = useRemote({ ...personQuery(id), enabled: isKnown })
  const query = { franchiseeId: id, month }
  const queries = useQueryClient()
  const statement = answer.data
  const payOut = async (of: CommissionStatement) => {
    try {
      // What an earlier month left may have been paid since: payments stand in the month they are made in.
      const now = await queries.fetchQuery({ ...statementQuery(id, thisMonth()), staleTime: 0 })
      await askForPayout(of, now.duePaise)
    } catch (error) {
      void showError(error)
    }
  }
  if (!isKnown || (isCallFailed(answer.error) && answer.error.code === 'NOT_FOUND'))
    return <NobodyHere title={t`Statement`} />
  return (
    <StatementPage
      title={statement ? t`Statement of ${statement.name}` : t`Statement`}
      month={month}
      answer={answer}
      hrefOf={(other) => paths.franchiseeStatement({ franchiseeId: id, month: other })}
      onPdf={() => download(commissionRoutes.downloadCommission, { query })}
      onCsv={() => download(commissionRoutes.downloadCommissionTable, { query })}
      deed={
        statement &&
        person.data?.can.settle === true && (
          <Button icon={HandCoins} onClick={() => void payOut(statement)}>{t`Write down payment`}</Button>
        )
      }
    />
  )
}

/** The own commission of whoever is signed in, to read and to keep. */
export function OwnStatementScreen() {
  const { t } = useLingui()
  const search = useSearch({ strict: false }) as { month?: string }
  const month = monthIn(search.month, thisMonth())
  const answer = useRemote(ownStatementQuery(month))
  const query = { month }
  return (
    <StatementPage
      title={t`My statement`}
      month={month}
      answer={answer}
      hrefOf={(other) => paths.ownStatement({ month: other })}
      onPdf={() => download(commissionRoutes.downloadOwnCommission, { query })}
      onCsv={() => download(commissionRoutes.downloadOwnCommissionTable, { query })}
    />
  )
}

type PageProps = {
  title: string
  month: string
  answer: Reading<CommissionStatement>
  hrefOf: (month: string) => string
  onPdf: () => Promise<void>
  onCsv: () => Promise<void>
  deed?: ReactNode
}

function StatementPage({ title, month, answer, hrefOf, onPdf, onCsv, deed }: PageProps) {
  const { t, i18n } = useLingui()
  const go = useGo()
  const name = dateFormat(localeOf(i18n.locale), {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${month}-01`))
  const open = (step: number) => go(hrefOf(addMonths(month, step)))
  const statement = answer.data
  return (
    <Page
      title={title}
      width="lg"
      subtitle={t`Commission of sales, counted from what was paid.`}
      actions={
        statement && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <FileButton name={t`PDF`} save={onPdf} />
            <FileButton name={t`CSV`} save={onCsv} />
            {deed}
          </Box>
        )
      }
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 2 }}>
        <IconButton icon={ChevronLeft} label={t`Month before`} onClick={() => open(-1)} />
        <Box component="h2" sx={{ typography: 'h3', minWidth: 150, textAlign: 'center' }}>
          {name}
        </Box>
        {month < thisMonth() && (
          <IconButton icon={ChevronRight} label={t`Month after`} onClick={() => open(1)} />
        )}
      </Box>
      {statement ? (
        <Box sx={{ display: 'grid', gap: 2 }}>
          <Sums statement={statement} />
          <StatementLines statement={statement} />
          {statement.moreLines > 0 && (
            <Box component="p" sx={{ m: 0, typography: 'body2', color: 'text.secondary' }}>
              {plural(statement.moreLines, {
                one: '# more step stands in the CSV file.',
                other: `${countText(statement.moreLines, i18n.locale)} more steps stand in the CSV file.`,
              })}
            </Box>
          )}
        </Box>
      ) : answer.error ? (
        <InlineError message={failureText(answer.error)} onRetry={() => answer.reload()} />
      ) : (
        <ListSkeleton rows={4} />
      )}
    </Page>
  )
}

/** Saves a file of the statement; busy while it is made. */
function FileButton({ name, save }: { name: string; save: () => Promise<void> }) {
  const [busy, setBusy] = useState(false)
  const press = async () => {
    setBusy(true)
    try {
      await save()
    } catch (error) {
      void showError(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button look="secondary" icon={Download} busy={busy} onClick={() => void press()}>
      {name}
    </Button>
  )
}

function Sums({ statement }: { statement: CommissionStatement }) {
  const { t } = useLingui()
  const { openingPaise, earnedPaise, takenBackPaise, paidPaise, duePaise } = statement
  const sums: [string, number][] = [
    [t`Due before`, openingPaise],
    [t`Earned`, earnedPaise],
    [t`Taken back`, -takenBackPaise],
    [t`Paid`, -paidPaise],
    [t`Due`, duePaise],
  ]
  return (
    <Card
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fit, minmax(130px, 1fr))',
      }}
    >
      {sums.map(([label, paise], at) => (
        <Box key={label}>
          <Box component="dt" sx={{ typography: 'body2', color: 'text.secondary' }}>
            {label}
          </Box>
          <Box
            component="dd"
            sx={{
              m: 0,
              typography: 'h3',
              whiteSpace: 'nowrap',
              color: at === 4 ? 'primary.main' : undefined,
            }}
          >
            {rupees(paise)}
          </Box>
        </Box>
      ))}
    </Card>
  )
}
