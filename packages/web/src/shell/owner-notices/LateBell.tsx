import { useLingui } from '@lingui/react/macro'
import { Bell } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { IconButton } from '../../ui/IconButton.tsx'
import { loadPart } from '../../ui/load-part.ts'

const OwnerBell = lazy(() =>
  loadPart(() => import('./OwnerBell.tsx')).then((module) => ({ default: module.OwnerBell })),
)

/** The page that is opened comes first, in milliseconds. */
const quietMs = 2500

/** The bell's button at once; what counts and opens comes when the page is there, or with a press. */
export function LateBell() {
  const { t } = useLingui()
  const [wanted, setWanted] = useState<'count' | 'open'>()
  useEffect(() => {
    const timer = setTimeout(() => setWanted((now) => now ?? 'count'), quietMs)
    return () => clearTimeout(timer)
  }, [])
  const button = <IconButton icon={Bell} label={t`Notifications`} onClick={() => setWanted('open')} />
  if (!wanted) return button
  return (
    <Suspense fallback={button}>
      <OwnerBell startsOpen={wanted === 'open'} />
    </Suspense>
  )
}
