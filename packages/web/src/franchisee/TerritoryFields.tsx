import { useLingui } from '@lingui/react/macro'
import { statesByName } from '@parichay/contract/invoice/states.ts'
import Box from '@mui/material/Box'
import { ChipsField } from '../ui/form/ChipsField.tsx'
import { TextField } from '../ui/form/TextField.tsx'

const states = statesByName.map(([name]) => ({ value: name, label: name }))

/** Where somebody works: states, cities, or everywhere. */
export function TerritoryFields() {
  const { t } = useLingui()
  return (
    <>
      <Box>
        <Box component="h2" sx={{ typography: 'h3' }}>{t`Where they work`}</Box>
        <Box sx={{ typography: 'body2', color: 'text.secondary', mt: 0.25 }}>
          {t`Leave both empty for everywhere.`}
        </Box>
      </Box>
      <ChipsField name="states" label={t`States`} choices={states} placeholder={t`Type a state`} />
      <TextField
        name="cities"
        label={t`Cities`}
        placeholder={t`Surat, Bharuch`}
        hint={t`With commas between.`}
        maxLength={1300}
      />
    </>
  )
}
