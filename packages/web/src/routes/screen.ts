import { lazyRouteComponent } from '@tanstack/react-router'
import { loadPart } from '../ui/load-part.ts'

/** A screen in its own chunk: `screen(() => import('../card/CardScreen.tsx'), 'CardScreen')`. */
export const screen: typeof lazyRouteComponent = (load, name) =>
  lazyRouteComponent(() => loadPart(load), name)
