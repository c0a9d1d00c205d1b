import { Outlet } from '@tanstack/react-router'
import { PasswordGate } from '../auth/PasswordGate.tsx'
import { DialogHost } from '../ui/DialogHost.tsx'
import { OfflineBanner } from '../ui/OfflineBanner.tsx'
import { Snackbars } from '../ui/Snackbars.tsx'
import { AuthenticateErrorWatch } from './AuthenticateErrorWatch.tsx'
import { StartWatch } from './StartWatch.tsx'
import { UpgradeHost } from './UpgradeHost.tsx'

/** What stands around every screen of every area. */
export function RootFrame() {
  return (
    <>
      <OfflineBanner />
      <PasswordGate>
        <Outlet />
      </PasswordGate>
      <UpgradeHost />
      <AuthenticateErrorWatch />
      <DialogHost />
      <Snackbars />
      <StartWatch />
    </>
  )
}
