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

const accountRoute = createRoute({ getParentRoute: () => customerRoute, path: 'account', component: screen(() => import('../auth/AccountScreen.tsx'), 'AccountScreen') })
const changePasswordRoute = createRoute({ getParentRoute: () => customerRoute, path: 'account/password', component: screen(() => import('../auth/ChangePasswordScreen.tsx'), 'ChangePasswordScreen') })
const changeContactRoute = createRoute({ getParentRoute: () => customerRoute, path: 'account/contact', component: screen(() => import('../auth/ChangeContactScreen.tsx'), 'ChangeContactScreen') })
const deleteAccountRoute = createRoute({ getParentRoute: () => customerRoute, path: 'account/delete', component: screen(() => import('../auth/DeleteAccountScreen.tsx'), 'DeleteAccountScreen') })

/** The account and the screens of its security. */
export const accountRoutes = [accountRoute, changePasswordRoute, changeContactRoute, deleteAccountRoute] as const

export const customerTree = customerRoute.addChildren([homeRoute, ...accountRoutes])
