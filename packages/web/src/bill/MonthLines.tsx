import { useLingui } from '@lingui/react/macro'
import type { BillLine } from '@parichay/contract/bill/fields.ts'
import { rupees } from '@parichay/contract/money.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import Box from '@mui/material/Box'
import { CircleMinus, CirclePlus } from 'lucide-react'
import { billLinesQuery } from '../api/bills.ts'
import { LoadMore } from '../ui/list/LoadMore.tsx'
import { RowList } from '../ui/list/RowList.tsx'
import { dayText } from '../ui/dates.ts'
import { spacedNumber } from '../ui/form/digits.ts'
import { IconButton } from '../ui/IconButton.tsx'
import { ListSkeleton } from '../ui/Skeletons.tsx'
import { fromTablet } from '../ui/theme.ts'
import { eventWords, moveReasonWords } from './words.ts'
import { Pile, Quiet, Text } from '../ui/shapes.tsx'
import { dot } from '../ui/dot.ts'

type Props = {
  label: string
  when: { month: number; year: number }
  /** For platform staff; everybody else sees their own. */
  agencyId: number | undefined
  /** Those that were moved out of the bill instead of those on it. */
  movedOut?: boolean
  /** Platform staff may move cards while the bill is open. */
  onMove: ((line: BillLine) => void) | undefined
}

/** The cards of a month, page by page: whose, why, when, how much. */
export function MonthLines({ label, when, agencyId, movedOut = false, onMove }: Props) {
  const pages = useInfiniteQuery(billLinesQuery(when, agencyId, movedOut))
  const lines = pages.data?.pages.flatMap(({ list }) => list)
  if (!lines && !pages.error) return <ListSkeleton rows={5} />
  return (
    <Pile gap={2} oneColumn>
      {lines && lines.length > 0 && <Rows label={label} lines={lines} onMove={onMove} />}
      <LoadMore pages={pages} />
    </Pile>
  )
}

type RowsProps = Pick<Props, 'label' | 'onMove'> & { lines: readonly BillLine[] }

function Rows({ label, lines, onMove }: RowsProps) {
  const { t, i18n } = useLingui()
  return (
    <RowList label={label}>
      {lines.map((line) => {
        const { businessName, phoneNumber, cardId, cardNo, event, happenedOn, ratePaise, movedOut } = line
        const phone = /^\+91\d{10}$/.test(phoneNumber)
          ? spacedNumber(phoneNumber).replaceAll(' ', '\u00a0')
          : phoneNumber
        return (
          <Box
            component="li"
            key={line.lineId}
            sx={{
              display: 'grid',
              gridTemplateColumns: `minmax(0, 1fr) auto${onMove ? ' 44px' : ''}`,
              columnGap: 1.5,
              alignItems: 'center',
              px: 2,
              py: 1.25,
              minHeight: 68,
            }}
          >
            <Box
              sx={{
                minWidth: 0,
                [fromTablet]: {
                  display: 'grid',
                  gridTemplateColumns: '3fr 2fr',
                  columnGap: 2,
                  alignItems: 'center',
                },
              }}
            >
              <Box sx={{ minWidth: 0 }}>
                <Text as="subtitle1" wraps>
                  {businessName}
                </Text>
                <Quiet wraps>
                  {[cardId ?? (cardNo === null ? t`No card yet` : t`Card ${cardNo}`), phone]
                    .filter(Boolean)
                    .join(dot)}
                </Quiet>
              </Box>
              <Quiet wraps>
                {movedOut
                  ? [i18n._(moveReasonWords[movedOut.reason]), movedOut.note].filter(Boolean).join(': ')
                  : `${i18n._(eventWords[event])} · ${dayText(happenedOn, i18n.locale)}`}
              </Quiet>
            </Box>
            <Box
              sx={{
                typography: 'subtitle1',
                fontVariantNumeric: 'tabular-nums',
                ...(movedOut && { color: 'text.secondary', textDecoration: 'line-through' }),
              }}
            >
              {rupees(ratePaise)}
            </Box>
            {onMove && (
              <IconButton
                icon={movedOut ? CirclePlus : CircleMinus}
                label={
                  movedOut ? t`Put ${businessName} back on the bill` : t`Move ${businessName} out of the bill`
                }
                onClick={() => onMove(line)}
              />
            )}
          </Box>
        )
      })}
    </RowList>
  )
}
