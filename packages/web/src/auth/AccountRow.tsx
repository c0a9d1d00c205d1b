import Box from '@mui/material/Box'
import { ChevronRight, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from '../ui/Link.tsx'
import { Quiet, Rest } from '../ui/shapes.tsx'

type Props = { icon: LucideIcon; title: string; text: ReactNode; href: string; danger?: boolean }

/** A row that leads to a screen of its own. */
export function AccountRow({ icon: Icon, title, text, href, danger = false }: Props) {
  return (
    <Link
      href={href}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.75,
        minHeight: 68,
        px: 2,
        py: 1.25,
        color: 'text.primary',
        textDecoration: 'none',
        transition: 'background-color 150ms',
        '&:hover': { bgcolor: 'brand.sunken' },
        '& + &': { borderTop: '1px solid', borderColor: 'divider' },
      }}
    >
      <Box
        sx={{
          width: 40,
          height: 40,
          flex: 'none',
          display: 'grid',
          placeItems: 'center',
          borderRadius: '12px',
          bgcolor: danger ? 'error.tint' : 'brand.tint',
          color: danger ? 'error.main' : 'primary.main',
        }}
      >
        <Icon size={20} strokeWidth={1.75} aria-hidden />
      </Box>
      <Rest>
        <Box sx={{ typography: 'subtitle1', color: danger ? 'error.main' : 'text.primary' }}>{title}</Box>
        <Quiet wraps>{text}</Quiet>
      </Rest>
      <Box component={ChevronRight} size={20} aria-hidden sx={{ flex: 'none', color: 'text.secondary' }} />
    </Link>
  )
}
