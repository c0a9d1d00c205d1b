import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { Bell } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { unreadQuery } from '../../api/notifications.ts'
import { useStaff } from '../../api/staff.ts'
import { Hidden } from '../../ui/Hidden.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { loadPart } from '../../ui/load-part.ts'

const NotificationSheet = lazy(() =>
  loadPart(() => import('./NotificationSheet.tsx')).then((part) => ({ default: part.NotificationSheet })),
)

/** The bell of staff: how many notifications are unread, kept up to date while the page is looked at; a press opens them. */
export function NotificationBell() {
  const { t } = useLingui()
  const { loaded } = useStaff()
  const [open, setOpen] = useState(false)
  const { data } = useQuery({ ...unreadQuery, enabled: loaded })
  const count = data?.count ?? 0
  const shown = data?.isMore ? `${count}+` : String(count)
  const label =
    count === 0
      ? t`Notifications`
      : plural(count, { one: 'Notifications, # unread', other: `Notifications, ${shown} unread` })
  return (
    <Box sx={{ position: 'relative', flex: 'none' }}>
      <IconButton icon={Bell} label={label} onClick={() => setOpen(true)} />
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
      {open && (
        <Suspense>
          <NotificationSheet onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Box>
  )
}
