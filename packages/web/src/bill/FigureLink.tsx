import Box from '@mui/material/Box'
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from '../ui/Link.tsx'
import { Bone } from '../ui/Skeletons.tsx'

type Props = {
  label: string
  /** Nothing while it is on its way. */
  value: ReactNode
  note?: ReactNode
  tone?: 'error' | undefined
  href: string
}

/** A figure that opens its page. */
export function FigureLink({ label, value, note, tone, href }: Props) {
  return (
    <li>
      <Link
        href={href}
        sx={{
          display: 'grid',
          gridTemplateRows: 'auto auto 1fr',
          gap: 0.5,
          height: '100%',
          minHeight: 112,
          p: 2,
          borderRadius: '12px',
          border: '1px solid',
          borderColor: tone === 'error' ? 'error.main' : 'divider',
          bgcolor: 'background.paper',
          color: 'text.primary',
          textDecoration: 'none',
          transition: 'border-color 150ms',
          '&:hover': { borderColor: 'brand.lineStrong' },
        }}
      >
        <Box
          sx={{
            display: 'flex',
            justifyContent: 'space-between',
            gap: 1,
            typography: 'body2',
            color: 'text.secondary',
          }}
        >
          {label}
          <Box component={ChevronRight} size={18} aria-hidden sx={{ flex: 'none' }} />
        </Box>
        <Box
          sx={{
            typography: 'h2',
            fontVariantNumeric: 'tabular-nums',
            color: tone === 'error' ? 'error.main' : 'text.primary',
          }}
        >
          {value ?? <Bone width={88} height={28} />}
        </Box>
        <Box
          sx={{
            typography: 'body2',
            color: tone === 'error' ? 'error.main' : 'text.secondary',
            minHeight: 22,
          }}
        >
          {note}
        </Box>
      </Link>
    </li>
  )
}
