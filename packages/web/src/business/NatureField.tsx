import { useLingui } from '@lingui/react/macro'
import { businessNatures } from '@parichay/contract/business/fields.ts'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { Check } from 'lucide-react'
import { useId } from 'react'
import { useController } from 'react-hook-form'
import { natureWords } from './words.ts'

/** Any number of the ten natures, as chips. */
export function NatureField() {
  const { t, i18n } = useLingui()
  const id = useId()
  const { field } = useController({ name: 'nature' })
  const chosen = (field.value ?? []) as string[]
  const toggle = (nature: string) =>
    field.onChange(businessNatures.filter((one) => (one === nature) !== chosen.includes(one)))
  return (
    <Box role="group" aria-labelledby={id} sx={{ display: 'grid', gap: 1 }}>
      <Box id={id} sx={{ typography: 'subtitle2' }}>
        {t`Nature of business`}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {businessNatures.map((nature) => {
          const on = chosen.includes(nature)
          return (
            <ButtonBase
              key={nature}
              role="checkbox"
              aria-checked={on}
              onClick={() => toggle(nature)}
              sx={{
                gap: 0.75,
                minHeight: 44,
                px: 1.75,
                borderRadius: '999px',
                border: '1px solid',
                fontSize: 14,
                fontWeight: 600,
                borderColor: on ? 'primary.main' : 'brand.control',
                bgcolor: on ? 'brand.tint' : 'background.paper',
                color: on ? 'primary.main' : 'text.primary',
              }}
            >
              {on && <Check size={16} strokeWidth={2.5} aria-hidden />}
              {i18n._(natureWords[nature]!)}
            </ButtonBase>
          )
        })}
      </Box>
    </Box>
  )
}
