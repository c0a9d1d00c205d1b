import { Outlet } from '@tanstack/react-router'
import { PasswordGate } from '../auth/PasswordGate.tsx'
import { SwitcherHost } from '../business/SwitcherHost.tsx'
import { DialogHost } from '../ui/DialogHost.tsx'
import { OfflineBanner } from '../ui/OfflineBanner.tsx'
import { Snackbars } from '../ui/Snackbars.tsx'
import { AuthenticateErrorWatch } from '../shell/AuthenticateErrorWatch.tsx'
import { StartWatch } from '../shell/StartWatch.tsx'
import { UpgradeHost } from '../upgrade/UpgradeHost.tsx'

/** What stands around every screen of every area. */
export function RootFrame() {
  return (
    <>
      <OfflineBanner />
      <PasswordGate>
        <Outlet />
      </PasswordGate>
      <SwitcherHost />
      <UpgradeHost />
      <AuthenticateErrorWatch />
      <DialogHost />
      <Snackbars />
      <StartWatch />
    </>
  )
}
