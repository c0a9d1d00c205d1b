import { Outlet } from '@tanstack/react-router'
import { PasswordGate } from '../auth/PasswordGate.tsx'
import { useAgency } from '../session.ts'
import { DialogHost } from '../ui/DialogHost.tsx'
import { LoadingOverlay } from '../ui/LoadingOverlay.tsx'
import { OfflineBanner } from '../ui/OfflineBanner.tsx'
import { Snackbars } from '../ui/Snackbars.tsx'
import { useAppLoading } from './app-loading.ts'
import { AuthenticateErrorWatch } from './AuthenticateErrorWatch.tsx'

/** What stands around every screen of every area. */
export function RootFrame() {
  const loading = useAppLoading((state) => state.loading)
  const agency = useAgency()
  return (
    <>
      <OfflineBanner />
      <PasswordGate>
        <Outlet />
      </PasswordGate>
      <AuthenticateErrorWatch />
      <DialogHost />
      <Snackbars />
      <LoadingOverlay open={loading} agencyName={agency.agencyName} logoUrl={agency.logoUrl} isProductionHost={agency.isProductionHost} />
    </>
  )
}
