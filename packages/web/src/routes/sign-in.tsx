import { createRoute } from '@tanstack/react-router'
import { safeNext } from '../paths.ts'
import { requireAuthData, requireVerifiedOtp, sendSignedInOn } from './guards.ts'
import { rootRoute } from './root.tsx'
import { screen } from './screen.ts'

const readNext = (search: Record<string, unknown>): { next?: string | undefined } => ({
  next: safeNext(typeof search.next === 'string' ? search.next : undefined),
})

const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/panel/login',
  validateSearch: readNext,
  beforeLoad: sendSignedInOn,
  component: screen(() => import('../auth/LoginScreen.tsx'), 'LoginScreen'),
})

const franchiseeLoginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/panel/franchisee-login',
  validateSearch: readNext,
  beforeLoad: sendSignedInOn,
  component: screen(() => import('../auth/FranchiseeLoginScreen.tsx'), 'FranchiseeLoginScreen'),
})

const otpComponent = screen(() => import('../auth/OtpScreen.tsx'), 'OtpScreen')
const otpGuard = (kind: 'customer' | 'staff') => () => {
  sendSignedInOn({ search: {} })
  requireAuthData(kind)
}
const otpRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/panel/otp',
  beforeLoad: otpGuard('customer'),
  component: otpComponent,
})
const franchiseeOtpRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/panel/franchisee-otp',
  beforeLoad: otpGuard('staff'),
  component: otpComponent,
})

const passwordComponent = screen(() => import('../auth/CreatePasswordScreen.tsx'), 'CreatePasswordScreen')
const passwordGuard = (kind: 'customer' | 'staff') => () => {
  sendSignedInOn({ search: {} })
  requireVerifiedOtp(kind)
}
const createPasswordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/panel/createPassword',
  beforeLoad: passwordGuard('customer'),
  component: passwordComponent,
})
const franchiseeCreatePasswordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/panel/franchisee-createPassword',
  beforeLoad: passwordGuard('staff'),
  component: passwordComponent,
})

/** Exact routes of signing in (specification 2). */
export const signInRoutes = [
  loginRoute,
  franchiseeLoginRoute,
  otpRoute,
  franchiseeOtpRoute,
  createPasswordRoute,
  franchiseeCreatePasswordRoute,
] as const
