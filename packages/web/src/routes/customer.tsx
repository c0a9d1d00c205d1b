import { createRoute } from '@tanstack/react-router'
import { requireSession } from './guards.ts'
import { rootRoute } from './root.tsx'
import { screen } from './screen.ts'

/** Everything below /panel/customer: signed-in customers, inside the customer shell. */
export const customerRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/panel/customer',
  beforeLoad: requireSession('customer'),
  component: screen(() => import('../shell/CustomerShell.tsx'), 'CustomerShell'),
})

const homeRoute = createRoute({
  getParentRoute: () => customerRoute,
  path: '/',
  component: screen(() => import('../shell/FirstStepScreen.tsx'), 'CustomerFirstStepScreen'),
})

export const customerTree = customerRoute.addChildren([homeRoute])
