import { useLingui } from '@lingui/react/macro'
import type { BillLine } from '@parichay/contract/bill/fields.ts'
import { rupees } from '@parichay/contract/money.ts'
import Box from '@mui/material/Box'
import { CircleMinus, CirclePlus } from 'lucide-react'
import { RowList } from '../ui/list/RowList.tsx'
import { dayText } from '../ui/dates.ts'
import { spacedNumber } from '../ui/form/digits.ts'
import { IconButton } from '../ui/IconButton.tsx'
import { fromTablet } from '../ui/theme.ts'
import { eventWords, moveReasonWords } from './words.ts'
import { Quiet, Text } from '../ui/shapes.tsx'

type Props = {
  label: string
  lines: readonly BillLine[]
  /** Platform staff may move cards while the bill is open. */
  onMove: ((line: BillLine) => void) | undefined
}

/** The cards of a month: whose, why, when, how much. */
export function MonthLines({ label, lines, onMove }: Props) {
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
                    .join(' · ')}
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
