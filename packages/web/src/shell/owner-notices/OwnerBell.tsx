import { useRemote } from '../../api/remote.ts'
import { lazy, Suspense, useState } from 'react'
import { unreadNoticesQuery } from '../../api/owner-notices.ts'
import { loadPart } from '../../ui/load-part.ts'
import { BellButton } from '../notifications/BellButton.tsx'

const OwnerNotices = lazy(() =>
  loadPart(() => import('./OwnerNotices.tsx')).then((part) => ({ default: part.OwnerNotices })),
)

/** The bell of owners: how many things they waited for ended that they have not looked at; a press tells which. */
export function OwnerBell({ startsOpen }: { startsOpen: boolean }) {
  const [open, setOpen] = useState(startsOpen)
  const { data } = useRemote(unreadNoticesQuery)
  return (
    <BellButton unread={data} onClick={() => setOpen(true)}>
      {open && (
        <Suspense>
          <OwnerNotices onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </BellButton>
  )
}
