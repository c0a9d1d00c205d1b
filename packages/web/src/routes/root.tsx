import { createRootRouteWithContext } from '@tanstack/react-router'
import type { QueryClient } from '@tanstack/react-query'
import { RootFrame } from './RootFrame.tsx'
import { screen } from './screen.ts'

export const rootRoute = createRootRouteWithContext<{ queries: QueryClient }>()({
  component: RootFrame,
  notFoundComponent: screen(() => import('../shell/NotFoundScreen.tsx'), 'NotFoundScreen'),
})
