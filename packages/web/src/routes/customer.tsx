import { createRoute } from '@tanstack/react-router'
import { requirePublishedCard, requireSession } from './guards.ts'
import { rootRoute } from './root.tsx'
import { screen } from './screen.ts'

/** Everything below /panel/customer: signed-in customers, inside the customer shell. */
export const customerRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/panel/customer',
  beforeLoad: requireSession('customer'),
  component: screen(() => import('../shell/CustomerShell.tsx'), 'CustomerShell'),
})

const homeRoute = createRoute({
  getParentRoute: () => customerRoute,
  path: '/',
  component: screen(() => import('../shell/FirstStepScreen.tsx'), 'CustomerFirstStepScreen'),
})

const addCardRoute = createRoute({
  getParentRoute: () => customerRoute,
  path: 'cards/add',
  component: screen(() => import('../card/AddCardScreen.tsx'), 'AddCardScreen'),
})

const editCardRoute = createRoute({
  getParentRoute: () => customerRoute,
  path: 'cards/edit',
  component: screen(() => import('../card/EditCardScreen.tsx'), 'EditCardScreen'),
})

/** Exact, and only with the data of a card published in this tab (specification 2); it stands outside the customer shell. */
export const thankYouRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/panel/thankyou',
  beforeLoad: requirePublishedCard,
  component: screen(() => import('../card/ThankYouScreen.tsx'), 'ThankYouScreen'),
})

export const customerTree = customerRoute.addChildren([homeRoute, addCardRoute, editCardRoute])
