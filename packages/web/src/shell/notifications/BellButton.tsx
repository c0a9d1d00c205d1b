import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { Bell } from 'lucide-react'
import type { ReactNode } from 'react'
import { Hidden } from '../../ui/Hidden.tsx'
import { IconButton } from '../../ui/IconButton.tsx'

type Props = {
  /** How many are unread; undefined until it is known. */
  unread: { count: number; isMore: boolean } | undefined
  onClick: () => void
  /** What opens. */
  children?: ReactNode
}

/** A bell with how many are unread: a figure for the eye, a sentence for who listens. */
export function BellButton({ unread, onClick, children }: Props) {
  const { t } = useLingui()
  const count = unread?.count ?? 0
  const shown = unread?.isMore ? `${count}+` : String(count)
  const label =
    count === 0
      ? t`Notifications`
      : plural(count, { one: 'Notifications, # unread', other: `Notifications, ${shown} unread` })
  return (
    <Box sx={{ position: 'relative', flex: 'none' }}>
      <IconButton icon={Bell} label={label} onClick={onClick} />
      {count > 0 && (
        <Box
          component="span"
          aria-hidden
          sx={{
            position: 'absolute',
            top: 3,
            right: count > 9 ? -1 : 4,
            display: 'grid',
            placeItems: 'center',
            minWidth: 18,
            height: 18,
            px: 0.5,
            borderRadius: '9px',
            border: '2px solid',
            borderColor: 'background.paper',
            boxSizing: 'content-box',
            bgcolor: 'error.main',
            color: 'error.contrastText',
            fontSize: 11,
            fontWeight: 700,
            lineHeight: 1,
            pointerEvents: 'none',
          }}
        >
          {shown}
        </Box>
      )}
      <Hidden>
        <span role="status">{count > 0 ? label : ''}</span>
      </Hidden>
      {children}
    </Box>
  )
}
