import Box from '@mui/material/Box'
import { Check } from 'lucide-react'
import { useController } from 'react-hook-form'
import { Pill, Pills } from '../ui/Pill.tsx'
import { Quiet, Text } from '../ui/shapes.tsx'

type Props = {
  name: string
  label: string
  hint: string
  choices: readonly { value: string; label: string; lang?: string }[]
  /** The order of choosing counts, and is shown. */
  isNumbered?: boolean
}

/** Some of few, each one tap. */
export function TastePills({ name, label, hint, choices, isNumbered = false }: Props) {
  const { field } = useController({ name })
  const chosen = (field.value ?? []) as string[]
  return (
    <Box>
      <Text as="subtitle1">{label}</Text>
      <Box sx={{ mb: 1.25 }}>
        <Quiet wraps>{hint}</Quiet>
      </Box>
      <Pills label={label}>
        {choices.map(({ value, label: words, lang }) => {
          const place = chosen.indexOf(value)
          const isChosen = place >= 0
          return (
            <Pill
              key={value}
              pressed={isChosen}
              {...(lang ? { lang } : {})}
              {...(isChosen && !isNumbered ? { icon: Check } : {})}
              onClick={() =>
                field.onChange(isChosen ? chosen.filter((one) => one !== value) : [...chosen, value])
              }
            >
              {isNumbered && isChosen && chosen.length > 1 && (
                <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', opacity: 0.75 }}>
                  {place + 1}
                </Box>
              )}
              {words}
            </Pill>
          )
        })}
      </Pills>
    </Box>
  )
}
