import { lazy, Suspense, useEffect, useState } from 'react'
import { endSwitch, useBusinessSwitch } from '../shell/business-switch.ts'
import { loadPart } from '../ui/load-part.ts'

const BusinessSwitcher = lazy(() =>
  loadPart(() => import('./BusinessSwitcher.tsx')).then((module) => ({ default: module.BusinessSwitcher })),
)

/** The own businesses to choose from, from the first time they are asked for. Stands once, in the root. */
export function SwitcherHost() {
  const isOpen = useBusinessSwitch((state) => state.isOpen)
  const [wanted, setWanted] = useState(false)
  useEffect(() => {
    if (isOpen) setWanted(true)
  }, [isOpen])
  if (!isOpen && !wanted) return null
  return (
    <Suspense>
      <BusinessSwitcher open={isOpen} onClose={endSwitch} />
    </Suspense>
  )
}
