import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { BillSummary } from '@parichay/contract/bill/fields.ts'
import { rupees } from '@parichay/contract/money.ts'
import Box from '@mui/material/Box'
import { paths } from '../paths.ts'
import { RowList } from '../ui/list/RowList.tsx'
import { dayText } from '../ui/dates.ts'
import { Link } from '../ui/Link.tsx'
import { StatusChip } from '../ui/StatusChip.tsx'
import { billStateWords, monthName } from './words.ts'
import { Quiet, Text } from '../ui/shapes.tsx'

/** The months of an agency, newest first; a row opens its bill. */
export function BillRows({ months }: { months: readonly BillSummary[] }) {
  const { t, i18n } = useLingui()
  return (
    <RowList label={t`Monthly bills`}>
      {months.map((one) => {
        const words = billStateWords[one.state]
        const cards = plural(one.cards, { one: '# card', other: '# cards' })
        const due = one.state === 'DUE' || one.state === 'OVERDUE'
        return (
          <Box component="li" key={`${one.year}-${one.month}`}>
            <Link
              href={paths.monthPayment({ month: one.month, year: one.year })}
              sx={{
                display: 'grid',
                gridTemplateColumns: 'minmax(0, 1fr) auto',
                gap: 2,
                alignItems: 'center',
                minHeight: 72,
                px: 2,
                py: 1.25,
                color: 'text.primary',
                textDecoration: 'none',
                '&:hover': { bgcolor: 'brand.sunken' },
              }}
            >
              <Box sx={{ minWidth: 0 }}>
                <Text as="subtitle1">{monthName(one, i18n.locale)}</Text>
                <Quiet>{due ? `${cards} · ${t`due ${dayText(one.dueOn, i18n.locale)}`}` : cards}</Quiet>
              </Box>
              <Box sx={{ display: 'grid', justifyItems: 'end', gap: 0.5 }}>
                <Box sx={{ typography: 'subtitle1', fontVariantNumeric: 'tabular-nums' }}>
                  {rupees(one.totalPaise)}
                </Box>
                <StatusChip tone={words.tone}>{i18n._(words.label)}</StatusChip>
              </Box>
            </Link>
          </Box>
        )
      })}
    </RowList>
  )
}
