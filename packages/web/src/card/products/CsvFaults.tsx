import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { csvHeadings, type CsvFault } from '@parichay/contract/card/products-csv.ts'
import { useContractWords } from '../../ui/contract-words.ts'
import { Card } from '../../ui/Card.tsx'
import { Text } from '../../ui/shapes.tsx'

const most = 60

/** What is wrong in a file, by row and column, so that it is found in the spreadsheet. */
export function CsvFaults({ faults, unknown }: { faults: readonly CsvFault[]; unknown: readonly string[] }) {
  const { t, i18n } = useLingui()
  const words = useContractWords()
  const headings = csvHeadings[i18n.locale === 'hi' ? 'hi' : 'en']
  if (faults.length === 0 && unknown.length === 0) return null
  return (
    <Card tone={faults.length > 0 ? 'error' : 'plain'} sx={{ display: 'grid', gap: 1 }}>
      {faults.length > 0 && (
        <>
          <Box sx={{ fontWeight: 650 }}>
            {plural(faults.length, {
              one: 'One cell is not right; its row is left out',
              other: '# cells are not right; their rows are left out',
            })}
          </Box>
          <Box
            component="ul"
            tabIndex={0}
            aria-label={t`Faults in the file`}
            sx={{ m: 0, pl: 2.25, typography: 'body2', maxHeight: 220, overflowY: 'auto' }}
          >
            {faults.slice(0, most).map(({ row, column, value, message }) => (
              <Box component="li" key={`${row} ${column}`} sx={{ py: 0.25, overflowWrap: 'anywhere' }}>
                <b>{t`Row ${row}, ${headings[column]}`}</b>
                {value.trim() ? ` “${value.slice(0, 40)}”: ` : ': '}
                {words(message)}
              </Box>
            ))}
            {faults.length > most && <li>{t`and ${faults.length - most} more`}</li>}
          </Box>
        </>
      )}
      {unknown.length > 0 && (
        <Text as="body2">{t`These columns are not known and are passed over: ${unknown.join(', ')}`}</Text>
      )}
    </Card>
  )
}
