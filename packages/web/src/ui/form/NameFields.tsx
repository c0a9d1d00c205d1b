import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { languageName } from '../language-name.ts'
import { TextField } from './TextField.tsx'

/** A name in the three languages of the panel's customers: `name`, `names.hi`, `names.gu`. */
export function NameFields({ maxLength }: { maxLength: number }) {
  const { t, i18n } = useLingui()
  return (
    <>
      <TextField name="name" label={t`Name`} required maxLength={maxLength} counted />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' },
          alignItems: 'start',
        }}
      >
        {(['hi', 'gu'] as const).map((code) => {
          const language = languageName(code, i18n.locale)
          return (
            <TextField
              key={code}
              name={`names.${code}`}
              label={t`Name in ${language}`}
              maxLength={maxLength}
            />
          )
        })}
      </Box>
    </>
  )
}
