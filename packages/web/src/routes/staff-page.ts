import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { loadPart } from '../ui/load-part.ts'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The page's id in `shell/staff-pages.ts`, which says who is let in. */
    page?: string
  }
}

/**
 * The route of a page of staff: `page('plans', '/plans', () => import('../plan/PlansScreen.tsx'), 'PlansScreen')`. Its gate
 * comes with the shell's chunk, so that customers never load it.
 */
export const staffPage =
  <P extends AnyRoute>(parent: () => P) =>
  <const Path extends string, Name extends string>(
    page: string,
    path: Path,
    load: () => Promise<Record<Name, ComponentType>>,
    name: Name,
  ) =>
    createRoute({
      getParentRoute: parent,
      path,
      staticData: { page },
      component: lazyRouteComponent(async () => {
        const [{ gated }, part] = await Promise.all([
          loadPart(() => import('../shell/PageGate.tsx')),
          loadPart(load),
        ])
        return { Gated: gated(page, part[name]) }
      }, 'Gated'),
    })
