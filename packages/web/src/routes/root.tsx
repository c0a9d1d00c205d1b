import { createRootRouteWithContext } from '@tanstack/react-router'
import type { QueryClient } from '@tanstack/react-query'
import { RootFrame } from './RootFrame.tsx'
import { NotFoundScreen } from '../shell/NotFoundScreen.tsx'

export const rootRoute = createRootRouteWithContext<{ queries: QueryClient }>()({
  component: RootFrame,
  notFoundComponent: NotFoundScreen,
})
