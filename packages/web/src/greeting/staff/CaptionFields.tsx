import { useLingui } from '@lingui/react/macro'
import { libraryBounds, postLanguages } from '@parichay/contract/greeting/fields.ts'
import Box from '@mui/material/Box'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { languageName } from '../../ui/language-name.ts'
import { TextField } from '../../ui/form/TextField.tsx'
import { Pill, Pills } from '../../ui/Pill.tsx'

/** The words that go with the picture when it is shared, in as many languages as there are. */
export function CaptionFields() {
  const { t, i18n } = useLingui()
  const { setFocus, setValue } = useFormContext()
  const captions = (useWatch({ name: 'captions' }) ?? {}) as Record<string, string>
  const language = useWatch({ name: 'language' }) as string
  const [added, setAdded] = useState<string[]>([])
  const [choosing, setChoosing] = useState(false)
  const shown = postLanguages.filter((code) => code === language || captions[code] || added.includes(code))
  const add = (code: string) => {
    setAdded([...added, code])
    setChoosing(false)
    setValue(`captions.${code}`, '')
    setTimeout(() => setFocus(`captions.${code}`))
  }
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, display: 'grid', gap: 1.5, minWidth: 0 }}>
      <Box component="legend" sx={{ p: 0, mb: 1, typography: 'subtitle1' }}>{t`Words to send with it`}</Box>
      {shown.map((code) => (
        <TextField
          key={code}
          name={`captions.${code}`}
          label={languageName(code, i18n.locale)}
          rows={2}
          maxLength={libraryBounds.caption}
          counted
        />
      ))}
      {choosing ? (
        <Pills label={t`Another language`}>
          {postLanguages
            .filter((code) => !shown.includes(code))
            .map((code) => (
              <Pill key={code} onClick={() => add(code)}>
                {languageName(code, i18n.locale)}
              </Pill>
            ))}
        </Pills>
      ) : (
        <Box>
          <Pill icon={Plus} onClick={() => setChoosing(true)}>{t`Another language`}</Pill>
        </Box>
      )}
    </Box>
  )
}
