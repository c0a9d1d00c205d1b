import { useLingui } from '@lingui/react/macro'
import type { PermissionName } from '@parichay/contract/franchisee/fields.ts'
import type { ReactNode } from 'react'
import { useStaff } from '../api/staff.ts'
import { NoAccessScreen } from '../shell/NoAccessScreen.tsx'
import { Page } from '../ui/Page.tsx'
import { ListSkeleton } from '../ui/Skeletons.tsx'

/** Shows a screen to those whose permissions allow it, and a way back to the others, before any call is made. */
export function StaffGate({ permission, children }: { permission: PermissionName; children: ReactNode }) {
  const { t } = useLingui()
  const staff = useStaff()
  if (!staff.loaded) {
    return (
      <Page title={t`One moment`} hideTitle>
        <ListSkeleton rows={4} />
      </Page>
    )
  }
  if (staff.may(permission)) return children
  return <NoAccessScreen />
}
