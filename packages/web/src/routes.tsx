import type { QueryClient } from '@tanstack/react-query'
import { createRoute, createRouter } from '@tanstack/react-router'
import { adminTree } from './routes/admin.tsx'
import { leadOn } from './routes/guards.ts'
import { customerTree, thankYouRoute } from './routes/customer.tsx'
import { rootRoute } from './routes/root.tsx'
import { paymentTree } from './routes/payment.tsx'
import { screen } from './routes/screen.ts'
import { signInRoutes } from './routes/sign-in.tsx'
import { parseSearch, stringifySearch } from './search.ts'
import { PendingScreen } from './shell/PendingScreen.tsx'
import { RouteFailure } from './shell/RouteFailure.tsx'

const kitRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/__ui',
  component: screen(() => import('./kit/KitScreen.tsx'), 'KitScreen'),
})

const stopLetterRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/panel/daily-letter',
  component: screen(() => import('./franchisee/StopLetterScreen.tsx'), 'StopLetterScreen'),
})

const stopReminderRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/panel/reminder-off',
  component: screen(() => import('./reminder/StopReminderScreen.tsx'), 'StopReminderScreen'),
})

/** /panel itself, and every other address below it: nothing is there, and the shell says so. */
const unknownRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/panel/$',
  beforeLoad: leadOn,
  component: screen(() => import('./shell/UnknownScreen.tsx'), 'UnknownScreen'),
})

export const routeTree = rootRoute.addChildren([
  ...signInRoutes,
  customerTree,
  thankYouRoute,
  adminTree,
  paymentTree,
  stopLetterRoute,
  stopReminderRoute,
  kitRoute,
  unknownRoute,
])

export function makeRouter(queries: QueryClient) {
  return createRouter({
    routeTree,
    context: { queries },
    parseSearch,
    stringifySearch,
    scrollRestoration: true,
    defaultPreload: 'intent',
    defaultPendingMs: 150,
    defaultErrorComponent: RouteFailure,
    defaultPendingComponent: PendingScreen,
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>
  }
}
