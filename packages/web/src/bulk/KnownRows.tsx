import { useLingui } from '@lingui/react/macro'
import type { CheckedRow, ImportRow } from '@parichay/contract/bulk/fields.import.ts'
import Box from '@mui/material/Box'
import { useId } from 'react'
import { QuietSwitch } from '../ui/form/SwitchField.tsx'
import { RowList } from '../ui/list/RowList.tsx'
import { Heading, Line, Quiet, Rest } from '../ui/shapes.tsx'
import { spacedNumber } from '../ui/form/digits.ts'

type Props = {
  /** Rows that would add a business to a customer who is there already, or stands higher in the file. */
  known: readonly CheckedRow[]
  rowOf: (rowNo: number) => ImportRow | undefined
  /** Rows that are shown. */
  most: number
  isIncluded: boolean
  onInclude: (isIncluded: boolean) => void
}

/** Duplicates by phone: whose number it is, and whether those rows are imported all the same. */
export function KnownRows({ known, rowOf, most, isIncluded, onInclude }: Props) {
  const { t } = useLingui()
  const id = useId()
  return (
    <Box component="section" aria-labelledby={id}>
      <Heading id={id}>{t`Numbers you have already`}</Heading>
      <Quiet>{t`These rows add one more business to a customer. Leave them out where it is the same shop under another name.`}</Quiet>
      <Box sx={{ my: 1 }}>
        <Line gap={1} centred>
          <Rest>{t`Import these rows too`}</Rest>
          <QuietSwitch label={t`Import these rows too`} checked={isIncluded} onChange={onInclude} />
        </Line>
      </Box>
      <RowList label={t`Numbers you have already`}>
        {known.slice(0, most).map((one) => {
          const row = rowOf(one.rowNo)
          return (
            <Box component="li" key={one.rowNo} sx={{ px: 2, py: 1.25, overflowWrap: 'anywhere' }}>
              <Box sx={{ fontWeight: 600 }}>
                {t`Row ${one.rowNo}`} · {row?.businessName ?? '–'} · {spacedNumber(row?.phoneNumber ?? '')}
              </Box>
              <Quiet>
                {one.known
                  ? t`Belongs to: ${one.known}`
                  : t`The number stands in another row of this file, or with a customer who has no business yet.`}
              </Quiet>
            </Box>
          )
        })}
      </RowList>
      {known.length > most && <Quiet>{t`The first ${most} are shown.`}</Quiet>}
    </Box>
  )
}
