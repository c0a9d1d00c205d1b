import { useLingui } from '@lingui/react/macro'
import ButtonBase from '@mui/material/ButtonBase'
import { Line } from '../ui/shapes.tsx'

export type Done = 'done' | 'not-done'

/** Done, Not Done, or both. */
export function DoneFilter({
  value,
  onChange,
}: {
  value: Done | undefined
  onChange: (value: Done | undefined) => void
}) {
  const { t } = useLingui()
  const choices = [
    { value: undefined, label: t`All` },
    { value: 'done' as const, label: t`Done` },
    { value: 'not-done' as const, label: t`Not Done` },
  ]
  return (
    <Line role="group" aria-label={t`Filter`} gap={1}>
      {choices.map((choice) => {
        const on = choice.value === value
        return (
          <ButtonBase
            key={choice.label}
            aria-pressed={on}
            onClick={() => onChange(choice.value)}
            sx={{
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
            {choice.label}
          </ButtonBase>
        )
      })}
    </Line>
  )
}
