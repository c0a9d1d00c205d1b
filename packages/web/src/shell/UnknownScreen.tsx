import { useSession } from '../session.ts'
import { CustomerShell } from './CustomerShell.tsx'
import { NotFoundScreen } from './NotFoundScreen.tsx'
import { StaffShell } from './StaffShell.tsx'

/** An address of the panel that belongs to no area and leads nowhere: said in the shell of who is signed in. */
export function UnknownScreen() {
  const Shell = useSession((state) => state.kind === 'staff') ? StaffShell : CustomerShell
  return (
    <Shell>
      <NotFoundScreen />
    </Shell>
  )
}
