import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { useId } from 'react'
import { Select } from './form/Select.tsx'
import { fromTablet } from './theme.ts'

type Props = { sheet: string; sheets: readonly string[]; onChoose: (sheet: string) => void }

/** Which sheet of a workbook is read; nothing where it has only one. */
export function SheetChoice({ sheet, sheets, onChoose }: Props) {
  const { t } = useLingui()
  const id = useId()
  if (sheets.length < 2) return null
  return (
    <Box sx={{ display: 'grid', gap: 0.5, [fromTablet]: { maxWidth: 320 } }}>
      <Box component="label" htmlFor={id} sx={{ fontWeight: 600, typography: 'body2' }}>
        {t`Sheet of this file`}
      </Box>
      <Select id={id} value={sheet} onChange={(event) => onChoose(event.target.value)}>
        {sheets.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </Select>
    </Box>
  )
}
