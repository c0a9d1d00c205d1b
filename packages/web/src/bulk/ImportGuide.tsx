import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { importFields, type ImportField, neededFields } from '@parichay/contract/bulk/fields.import.ts'
import Box from '@mui/material/Box'
import { Card } from '../ui/Card.tsx'
import { Heading, Pile, Quiet } from '../ui/shapes.tsx'
import { fromTablet } from '../ui/theme.ts'
import { fieldNames } from './words.ts'

/** How a cell of each column may look. */
export const examples = {
  phoneNumber: '98765 10001',
  businessName: 'Anand Mithai',
  category: 'Sweets',
  ownerName: 'Meera Shah',
  plan: 'One year',
  city: 'Surat',
  state: 'Gujarat',
  email: 'meera@anandmithai.example',
} satisfies Record<ImportField, string>

const steps = [
  msg`Your columns may have any names and any order: you say which is which.`,
  msg`Then every row is tried without adding anything. What is wrong stands beside the row and can be corrected there.`,
  msg`Only then are they added, as a job: you may leave, stop it, and see what became of each row.`,
]

const isNeeded = (field: ImportField) => (neededFields as readonly ImportField[]).includes(field)

/** Before a file is chosen: which columns it may have, and what will happen with it. */
export function ImportGuide() {
  const { t, i18n } = useLingui()
  return (
    <Box
      sx={{ display: 'grid', gap: 2, alignItems: 'start', [fromTablet]: { gridTemplateColumns: '3fr 2fr' } }}
    >
      <Card component="section" aria-labelledby="import-columns">
        <Pile gap={1.5}>
          <Heading id="import-columns">{t`Columns`}</Heading>
          <Box
            component="dl"
            sx={{
              m: 0,
              display: 'grid',
              gridTemplateColumns: 'auto 1fr',
              columnGap: 3,
              rowGap: 1,
              '& dd': { m: 0, overflowWrap: 'anywhere' },
            }}
          >
            {importFields.map((field) => (
              <Box key={field} sx={{ display: 'contents' }}>
                <dt>
                  {i18n._(fieldNames[field])}
                  {isNeeded(field) && <Quiet small component="span">{` · ${t`needed`}`}</Quiet>}
                </dt>
                <Quiet component="dd">{examples[field]}</Quiet>
              </Box>
            ))}
          </Box>
        </Pile>
      </Card>
      <Card component="section" aria-labelledby="import-steps">
        <Pile gap={1.5}>
          <Heading id="import-steps">{t`What happens`}</Heading>
          <Box component="ol" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 1 }}>
            {steps.map((step) => (
              <li key={step.id}>{i18n._(step)}</li>
            ))}
          </Box>
        </Pile>
      </Card>
    </Box>
  )
}
