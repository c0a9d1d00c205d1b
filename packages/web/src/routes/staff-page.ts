import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { loadPart } from '../ui/load-part.ts'
import type { adminScreens } from './admin-screens.ts'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The page's id in `shell/staff-pages.ts`, which says who is let in. */
    page?: string
  }
}

/** The route of a page of staff: `page('plans', '/plans', 'PlansScreen')`; how it is fetched stands in `admin-screens.ts`. */
export const staffPage =
  <P extends AnyRoute>(parent: () => P) =>
  <const Path extends string>(page: string, path: Path, name: keyof typeof adminScreens) =>
    createRoute({
      getParentRoute: parent,
      path,
      staticData: { page },
      component: lazyRouteComponent(async () => {
        const { adminScreens: screens, gate } = await loadPart(() => import('./admin-screens.ts'))
        const part = (await loadPart<Record<string, ComponentType>>(screens[name]))[name]
        return { Gated: gate(page, part!) }
      }, 'Gated'),
    })
