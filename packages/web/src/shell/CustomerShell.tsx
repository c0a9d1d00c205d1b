import { isOn } from '@parichay/contract/agency/switches.ts'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { useAgency } from '../session.ts'
import { loadPart } from '../ui/load-part.ts'
import { viewing } from '../viewing.ts'
import { AreaShell } from './AreaShell.tsx'
import { CustomerMenu } from './later.ts'
import { LateBell } from './owner-notices/LateBell.tsx'
import { useNewDay } from './new-day.ts'
import { watchSession } from './usage-events.ts'

const CreateSheet = lazy(() =>
  loadPart(() => import('./CreateSheet.tsx')).then((module) => ({ default: module.CreateSheet })),
)
// Few ever look as a customer: everybody else's first load goes without it.
const ViewBanner = lazy(() =>
  loadPart(() => import('./ViewBanner.tsx')).then((module) => ({ default: module.ViewBanner })),
)

/** The customer area: its menu, and its usage sessions; around the page of the address unless it is given another. */
export function CustomerShell({ children }: { children?: ReactNode }) {
  const { configuration } = useAgency()
  const isView = viewing() !== undefined
  const [isCreating, setCreating] = useState<boolean>()
  useEffect(watchSession, [])
  useNewDay()
  return (
    <>
      <AreaShell
        menu={(leave) => <CustomerMenu leave={leave} onCreate={() => setCreating(true)} />}
        banner={
          isView && (
            <Suspense>
              <ViewBanner />
            </Suspense>
          )
        }
        topBarExtras={
          // Whoever looks as a customer reads nothing in their stead.
          isOn(configuration, 'promotionalVideos') && !isView && <LateBell />
        }
      >
        {children}
      </AreaShell>
      <Suspense>
        {isCreating !== undefined && <CreateSheet open={isCreating} onClose={() => setCreating(false)} />}
      </Suspense>
    </>
  )
}
