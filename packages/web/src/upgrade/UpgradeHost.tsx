import { useRouterState } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useSession } from '../session.ts'
import { loadPart } from '../ui/load-part.ts'
import { giveUp, upgradeHash } from '../shell/upgrade-request.ts'

const UpgradeDoor = lazy(() =>
  loadPart(() => import('./UpgradeDoor.tsx')).then((module) => ({ default: module.UpgradeDoor })),
)

/** Follows the address: `#upgrade` opens the dialog, anything else closes it. Stands once, in the root. */
export function UpgradeHost() {
  const isSignedIn = useSession((state) => state.kind !== 'none')
  const hash = useRouterState({ select: (state) => state.location.hash })
  const [wanted, setWanted] = useState(false)
  const isOpen = isSignedIn && hash === upgradeHash
  useEffect(() => {
    if (isOpen) setWanted(true)
    else giveUp()
  }, [isOpen])
  if (!isOpen && !wanted) return null
  return (
    <Suspense>
      <UpgradeDoor open={isOpen} />
    </Suspense>
  )
}
