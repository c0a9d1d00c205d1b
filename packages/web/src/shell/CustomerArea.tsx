import { lazy, Suspense } from 'react'
import { useSession } from '../session.ts'
import { loadPart } from '../ui/load-part.ts'
import { CustomerShell } from './CustomerShell.tsx'

const StaffShell = lazy(() =>
  loadPart(() => import('./StaffShell.tsx')).then((module) => ({ default: module.StaffShell })),
)

/** The customer area in the shell of whoever uses it: staff keep their own menu here. */
export function CustomerArea() {
  const isStaff = useSession((state) => state.kind === 'staff')
  if (!isStaff) return <CustomerShell />
  return (
    <Suspense>
      <StaffShell />
    </Suspense>
  )
}
