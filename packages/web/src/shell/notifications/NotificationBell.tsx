import { useRemote } from '../../api/remote.ts'
import { lazy, Suspense, useState } from 'react'
import { unreadQuery } from '../../api/notifications.ts'
import { useStaff } from '../../api/staff.ts'
import { loadPart } from '../../ui/load-part.ts'
import { BellButton } from './BellButton.tsx'

const NotificationSheet = lazy(() =>
  loadPart(() => import('./NotificationSheet.tsx')).then((part) => ({ default: part.NotificationSheet })),
)

/** The bell of staff: how many notifications are unread, kept up to date while the page is looked at; a press opens them. */
export function NotificationBell() {
  const { loaded } = useStaff()
  const [open, setOpen] = useState(false)
  const { data } = useRemote({ ...unreadQuery, enabled: loaded })
  return (
    <BellButton unread={data} onClick={() => setOpen(true)}>
      {open && (
        <Suspense>
          <NotificationSheet onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </BellButton>
  )
}
