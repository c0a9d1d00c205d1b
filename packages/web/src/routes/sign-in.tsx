import { createRoute, redirect } from '@tanstack/react-router'
import { paths } from '../paths.ts'
import { useSession } from '../session.ts'
import { rootRoute } from './root.tsx'

/** The panel's bare address leads home, or to sign-in. */
const panelRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/panel',
  beforeLoad: () => {
    const { kind } = useSession.getState()
    throw redirect({ href: kind === 'customer' ? paths.customer() : kind === 'staff' ? paths.admin() : paths.login(), replace: true })
  },
})

/** Exact routes of signing in (specification 2). */
export const signInRoutes = [panelRoute] as const
