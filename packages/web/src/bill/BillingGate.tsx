import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useStaff } from '../api/staff.ts'
import { useAgency } from '../session.ts'
import { NoAccessScreen } from '../shell/NoAccessScreen.tsx'
import { Page } from '../ui/Page.tsx'
import { ListSkeleton } from '../ui/Skeletons.tsx'

/** Billing is for admins, and for nobody where it is hidden; decided before any call is made. */
export function BillingGate({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  const { configuration } = useAgency()
  const { person, loaded } = useStaff()
  if (!loaded) {
    return (
      <Page title={t`One moment`} hideTitle>
        <ListSkeleton rows={4} />
      </Page>
    )
  }
  const isHidden = configuration.hideBilling || person?.configuration.hideBilling
  return person?.roles.includes('admin') && !isHidden ? children : <NoAccessScreen />
}
