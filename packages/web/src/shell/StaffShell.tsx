import { Outlet } from '@tanstack/react-router'

export function StaffShell() {
  return <Outlet />
}
