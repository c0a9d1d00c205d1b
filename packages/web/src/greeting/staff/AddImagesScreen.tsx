import { useLocation } from '@tanstack/react-router'
import { useStaff } from '../../api/staff.ts'
import { StaffGate } from '../../franchisee/StaffGate.tsx'
import { useAgency } from '../../session.ts'
import { NoAccessScreen } from '../../shell/NoAccessScreen.tsx'
import { AddImagesForm } from './AddImagesForm.tsx'

/** Many new images at once. */
export function AddImagesScreen() {
  const { ofSuperAdminAgency, loaded, may } = useStaff()
  const { configuration } = useAgency()
  const { pathname } = useLocation()
  const isElsewhere = !ofSuperAdminAgency && pathname.includes('daily-image-management')
  const mayAdd = ofSuperAdminAgency || configuration.allowAgencyExclusivePosts
  if (isElsewhere || !mayAdd || (loaded && !may('document.upload'))) return <NoAccessScreen />
  return (
    <StaffGate permission="imagePost.manage">
      <AddImagesForm />
    </StaffGate>
  )
}
