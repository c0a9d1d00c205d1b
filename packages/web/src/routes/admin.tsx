import { createRoute } from '@tanstack/react-router'
import { requireSession } from './guards.ts'
import { rootRoute } from './root.tsx'
import { screen } from './screen.ts'

/** Everything below /panel/admin: signed-in staff, inside the staff shell. */
export const adminRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/panel/admin',
  beforeLoad: requireSession('staff'),
  component: screen(() => import('../shell/StaffShell.tsx'), 'StaffShell'),
})

const homeRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/',
  component: screen(() => import('../shell/FirstStepScreen.tsx'), 'StaffFirstStepScreen'),
})

export const adminTree = adminRoute.addChildren([homeRoute])
