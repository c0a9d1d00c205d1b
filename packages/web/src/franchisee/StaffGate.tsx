import { useLingui } from '@lingui/react/macro'
import type { PermissionName } from '@parichay/contract/franchisee/fields.ts'
import type { ReactNode } from 'react'
import { useGo } from '../go.ts'
import { paths } from '../paths.ts'
import { useStaff } from '../api/staff.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { PeopleDrawing } from '../ui/illustrations.tsx'
import { Page } from '../ui/Page.tsx'
import { ListSkeleton } from '../ui/Skeletons.tsx'

/** Shows a screen to those whose permissions allow it, and a way back to the others, before any call is made. */
export function StaffGate({ permission, children }: { permission: PermissionName; children: ReactNode }) {
  const { t } = useLingui()
  const go = useGo()
  const staff = useStaff()
  if (!staff.loaded) {
    return (
      <Page title={t`One moment`} hideTitle>
        <ListSkeleton rows={4} />
      </Page>
    )
  }
  if (staff.may(permission)) return children
  return (
    <Page title={t`No access`} hideTitle>
      <EmptyState
        picture={<PeopleDrawing />}
        title={t`This page is not part of your work here`}
        body={t`Your agency’s admin decides who may do this. Ask them if you need it.`}
        action={<Button onClick={() => go(paths.admin(), { replace: true })}>{t`Go to home`}</Button>}
      />
    </Page>
  )
}
