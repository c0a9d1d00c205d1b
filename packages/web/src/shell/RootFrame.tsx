import { Outlet, useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { PasswordGate } from '../auth/PasswordGate.tsx'
import { useAgency } from '../session.ts'
import { DialogHost } from '../ui/DialogHost.tsx'
import { LoadingOverlay } from '../ui/LoadingOverlay.tsx'
import { OfflineBanner } from '../ui/OfflineBanner.tsx'
import { fetchLater } from '../ui/later.ts'
import { Snackbars } from '../ui/Snackbars.tsx'
import { useAppLoading } from './app-loading.ts'
import { AuthenticateErrorWatch } from './AuthenticateErrorWatch.tsx'

/** What stands around every screen of every area. */
export function RootFrame() {
  const loading = useAppLoading((state) => state.loading)
  const agency = useAgency()
  const settled = useRouterState({ select: (state) => state.status === 'idle' })
  useEffect(() => {
    if (!settled || !useAppLoading.getState().loading) return
    useAppLoading.getState().set(false)
    fetchLater()
  }, [settled])
  return (
    <>
      <OfflineBanner />
      <PasswordGate>
        <Outlet />
      </PasswordGate>
      <AuthenticateErrorWatch />
      <DialogHost />
      <Snackbars />
      <LoadingOverlay
        open={loading}
        agencyName={agency.agencyName}
        logoUrl={agency.logoUrl}
        isProductionHost={agency.isProductionHost}
      />
    </>
  )
}
