import Box from '@mui/material/Box'
import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { SelectBox } from './control.ts'

/** The phone's own list, with an arrow that says it is one. */
export function Select({ sx, ...rest }: ComponentProps<typeof SelectBox>) {
  return (
    <Box sx={{ position: 'relative' }}>
      <SelectBox {...rest} sx={[{ pr: 5, cursor: 'pointer' }, ...(Array.isArray(sx) ? sx : [sx])]} />
      <Box
        component={ChevronDown}
        size={20}
        aria-hidden
        sx={{ position: 'absolute', right: 12, top: 14, pointerEvents: 'none', color: 'text.secondary' }}
      />
    </Box>
  )
}
