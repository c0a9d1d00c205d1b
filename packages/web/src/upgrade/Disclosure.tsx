import Box from '@mui/material/Box'
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

/** Something that is there for those who ask for it. */
export function Disclosure({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <Box
      component="details"
      sx={{
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: '12px',
        bgcolor: 'background.paper',
        overflow: 'hidden',
        '&[open] summary svg': { transform: 'rotate(180deg)' },
      }}
    >
      <Box
        component="summary"
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 1,
          minHeight: 52,
          px: 2,
          typography: 'subtitle2',
          cursor: 'pointer',
          listStyle: 'none',
          '&::-webkit-details-marker': { display: 'none' },
          '&:focus-visible': { outlineOffset: -2 },
          '& svg': { transition: 'transform 150ms', flex: 'none' },
        }}
      >
        {title}
        <ChevronDown size={20} aria-hidden />
      </Box>
      {children}
    </Box>
  )
}
