import { lazyRouteComponent } from '@tanstack/react-router'
import { loadFirstPart, loadPart } from '../ui/load-part.ts'

/** A screen in its own chunk: `screen(() => import('../card/CardScreen.tsx'), 'CardScreen')`. */
export const screen: typeof lazyRouteComponent = (load, name) =>
  lazyRouteComponent(() => loadPart(load), name)

/** A screen of the first load, with its words among the first ones. */
export const firstScreen: typeof lazyRouteComponent = (load, name) =>
  lazyRouteComponent(() => loadFirstPart(load), name)
