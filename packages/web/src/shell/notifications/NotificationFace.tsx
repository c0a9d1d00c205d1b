import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import type { LucideIcon } from 'lucide-react'
import { Hidden } from '../../ui/Hidden.tsx'

type Props = {
  icon: LucideIcon
  title: string
  /** What is said below the title. */
  detail: string
  isRead: boolean
  isGrave: boolean
  onOpen: () => void
}

/** One row of a bell: what happened, a dot while it is unread; all of it is pressed. */
export function NotificationFace({ icon: Icon, title, detail, isRead, isGrave, onOpen }: Props) {
  const { t } = useLingui()
  return (
    <li>
      <ButtonBase
        onClick={onOpen}
        sx={{
          width: '100%',
          display: 'grid',
          gridTemplateColumns: '40px minmax(0, 1fr) 10px',
          alignItems: 'center',
          columnGap: 1.5,
          px: 2,
          py: 1.5,
          minHeight: 72,
          textAlign: 'start',
          '&:hover': { bgcolor: 'brand.sunken' },
        }}
      >
        <Box
          sx={{
            width: 40,
            height: 40,
            display: 'grid',
            placeItems: 'center',
            borderRadius: '12px',
            bgcolor: isGrave ? 'error.tint' : 'brand.tint',
            color: isGrave ? 'error.main' : 'primary.main',
          }}
        >
          <Icon size={20} strokeWidth={1.75} aria-hidden />
        </Box>
        <Box sx={{ minWidth: 0 }}>
          <Box sx={{ fontWeight: isRead ? 500 : 650, overflowWrap: 'anywhere' }}>{title}</Box>
          <Box sx={{ typography: 'body2', color: 'text.secondary', overflowWrap: 'anywhere' }}>{detail}</Box>
        </Box>
        {!isRead && (
          <Box sx={{ width: 10, height: 10, borderRadius: '50%', bgcolor: 'primary.main' }}>
            <Hidden>{t`Unread`}</Hidden>
          </Box>
        )}
      </ButtonBase>
    </li>
  )
}
