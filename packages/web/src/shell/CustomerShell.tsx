import { Outlet } from '@tanstack/react-router'

export function CustomerShell() {
  return <Outlet />
}
