import { lazy, Suspense, useEffect, useState } from 'react'
import { useSession } from '../session.ts'
import { endSwitch, useBusinessSwitch } from '../shell/business-switch.ts'
import { loadPart } from '../ui/load-part.ts'

const BusinessSwitcher = lazy(() =>
  loadPart(() => import('./BusinessSwitcher.tsx')).then((module) => ({ default: module.BusinessSwitcher })),
)

/**
 * The own businesses to choose from, from the first time they are asked for until their owner leaves. Stands once, in the root: left
 * there on the sign-in page, it would ask for the businesses of nobody.
 */
export function SwitcherHost() {
  const isCustomer = useSession((state) => state.kind === 'customer')
  const isOpen = useBusinessSwitch((state) => state.isOpen)
  const [wanted, setWanted] = useState(false)
  useEffect(() => {
    if (!isCustomer) endSwitch()
    if (isOpen || !isCustomer) setWanted(isCustomer)
  }, [isOpen, isCustomer])
  if (!isCustomer || (!isOpen && !wanted)) return null
  return (
    <Suspense>
      <BusinessSwitcher open={isOpen} onClose={endSwitch} />
    </Suspense>
  )
}
