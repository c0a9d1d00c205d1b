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
  component: screen(() => import('../analytics/StaffHomeScreen.tsx'), 'StaffHomeScreen'),
})

const businessesRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/businesses',
  component: screen(() => import('../business/staff/BusinessesScreen.tsx'), 'BusinessesScreen'),
})

const addCustomerRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/businesses/add-customer',
  component: screen(() => import('../business/staff/AddCustomerScreen.tsx'), 'AddCustomerScreen'),
})

const businessRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/businesses/$businessId',
  component: screen(() => import('../business/staff/BusinessScreen.tsx'), 'BusinessScreen'),
})

export const adminTree = adminRoute.addChildren([homeRoute, businessesRoute, addCustomerRoute, businessRoute])
