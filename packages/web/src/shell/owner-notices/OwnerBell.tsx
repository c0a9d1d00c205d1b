import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState } from 'react'
import { unreadNoticesQuery } from '../../api/owner-notices.ts'
import { loadPart } from '../../ui/load-part.ts'
import { BellButton } from '../notifications/BellButton.tsx'

const OwnerNotices = lazy(() =>
  loadPart(() => import('./OwnerNotices.tsx')).then((part) => ({ default: part.OwnerNotices })),
)

/** The page that is opened comes first. */
const quietMs = 1500

/** The bell of owners: how many films ended that they have not looked at; a press tells which. */
export function OwnerBell() {
  const [open, setOpen] = useState(false)
  const [isQuiet, setQuiet] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setQuiet(true), quietMs)
    return () => clearTimeout(timer)
  }, [])
  const { data } = useQuery({ ...unreadNoticesQuery, enabled: isQuiet || open })
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
