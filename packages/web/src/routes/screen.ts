import { lazyRouteComponent } from '@tanstack/react-router'
import { loadChunk } from '../shell/chunk-failure.ts'

/** A screen in its own chunk: `screen(() => import('../card/CardScreen.tsx'), 'CardScreen')`. */
export const screen: typeof lazyRouteComponent = (load, name) =>
  lazyRouteComponent(() => loadChunk(load), name)
