import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { HomeScreen } from '../home/HomeScreen.tsx'
import { CustomerArea } from '../shell/CustomerArea.tsx'
import { requireCustomerArea, requirePublishedCard } from './guards.ts'
import { rootRoute } from './root.tsx'
import { loadPart } from '../ui/load-part.ts'
import { screen } from './screen.ts'

/** Everything below /panel/customer: signed-in customers, and staff on the screens they share with them. */
export const customerRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/panel/customer',
  beforeLoad: requireCustomerArea,
  component: CustomerArea,
})

/** A screen of a product, closed while the agency has it switched off; `page` is its id in `shell/customer-pages.ts`. */
const ofProduct = <Name extends string>(
  page: string,
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
) =>
  lazyRouteComponent(async () => {
    const [gate, part] = await Promise.all([
      loadPart(() => import('../shell/ProductGate.tsx')),
      loadPart(load),
    ])
    return { OfProduct: gate.ofProduct(page, part[name]) }
  }, 'OfProduct')

const homeRoute = createRoute({
  getParentRoute: () => customerRoute,
  path: '/',
  component: HomeScreen,
})

const accountRoute = createRoute({
  getParentRoute: () => customerRoute,
  path: 'account',
  component: screen(() => import('../auth/AccountScreen.tsx'), 'AccountScreen'),
})
const changePasswordRoute = createRoute({
  getParentRoute: () => customerRoute,
  path: 'account/password',
  component: screen(() => import('../auth/ChangePasswordScreen.tsx'), 'ChangePasswordScreen'),
})
const totpRoute = createRoute({
  getParentRoute: () => customerRoute,
  path: 'account/second-step',
  component: screen(() => import('../auth/TotpScreen.tsx'), 'TotpScreen'),
})
const changeContactRoute = createRoute({
  getParentRoute: () => customerRoute,
  path: 'account/contact',
  component: screen(() => import('../auth/ChangeContactScreen.tsx'), 'ChangeContactScreen'),
})
const ownDataRoute = createRoute({
  getParentRoute: () => customerRoute,
  path: 'account/data',
  component: screen(() => import('../own-data/OwnDataScreen.tsx'), 'OwnDataScreen'),
})
const deleteAccountRoute = createRoute({
  getParentRoute: () => customerRoute,
  path: 'account/delete',
  component: screen(() => import('../auth/DeleteAccountScreen.tsx'), 'DeleteAccountScreen'),
})

const subscriptionsRoute = createRoute({
  getParentRoute: () => customerRoute,
  path: 'account/subscriptions',
  component: screen(() => import('../payment/SubscriptionsScreen.tsx'), 'SubscriptionsScreen'),
})

const invoicesRoute = createRoute({
  getParentRoute: () => customerRoute,
  path: 'account/invoices',
  component: screen(() => import('../invoice/InvoicesScreen.tsx'), 'InvoicesScreen'),
})

const greetingWishesRoute = createRoute({
  getParentRoute: () => customerRoute,
  path: 'account/greetings',
  component: ofProduct(
    'greetings',
    () => import('../greeting/GreetingWishesScreen.tsx'),
    'GreetingWishesScreen',
  ),
})

const reminderRoute = createRoute({
  getParentRoute: () => customerRoute,
  path: 'account/reminder',
  component: ofProduct('greetings', () => import('../reminder/ReminderScreen.tsx'), 'ReminderScreen'),
})

/** The account and the screens of its security. */
export const accountRoutes = [
  accountRoute,
  changePasswordRoute,
  totpRoute,
  changeContactRoute,
  ownDataRoute,
  deleteAccountRoute,
  subscriptionsRoute,
  invoicesRoute,
  greetingWishesRoute,
  reminderRoute,
] as const

const projectsRoute = createRoute({
  getParentRoute: () => customerRoute,
  path: '/projects',
  component: screen(() => import('../project/ProjectsScreen.tsx'), 'ProjectsScreen'),
})

const dailyImageRoute = createRoute({
  getParentRoute: () => customerRoute,
  path: 'daily-image',
  component: ofProduct('greetings', () => import('../greeting/DailyImageScreen.tsx'), 'DailyImageScreen'),
})

const ownPosterRoute = createRoute({
  getParentRoute: () => customerRoute,
  path: 'daily-image/own',
  component: ofProduct('greetings', () => import('../greeting/own/OwnPosterScreen.tsx'), 'OwnPosterScreen'),
})

const frameSettingsRoute = createRoute({
  getParentRoute: () => customerRoute,
  path: 'frame-settings',
  component: ofProduct('frames', () => import('../frame/FrameSettingsScreen.tsx'), 'FrameSettingsScreen'),
})

const leadsRoute = createRoute({
  getParentRoute: () => customerRoute,
  path: 'leads',
  component: screen(() => import('../lead/LeadsScreen.tsx'), 'LeadsScreen'),
})

const pdfCardsRoute = createRoute({
  getParentRoute: () => customerRoute,
  path: 'pdf-card-templates',
  component: ofProduct('pdf-cards', () => import('../pdf-card/PdfCardScreen.tsx'), 'PdfCardScreen'),
})

const videosRoute = createRoute({
  getParentRoute: () => customerRoute,
  path: 'video-templates',
  component: ofProduct('videos', () => import('../video/VideoScreen.tsx'), 'VideoScreen'),
})

const addBusinessRoute = createRoute({
  getParentRoute: () => customerRoute,
  path: '/businesses/add',
  component: screen(() => import('../business/AddBusinessScreen.tsx'), 'AddBusinessScreen'),
})

const editBusinessRoute = createRoute({
  getParentRoute: () => customerRoute,
  path: '/businesses/edit',
  component: screen(() => import('../business/EditBusinessScreen.tsx'), 'EditBusinessScreen'),
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

export const customerTree = customerRoute.addChildren([
  homeRoute,
  projectsRoute,
  dailyImageRoute,
  ownPosterRoute,
  frameSettingsRoute,
  leadsRoute,
  pdfCardsRoute,
  videosRoute,
  addBusinessRoute,
  editBusinessRoute,
  addCardRoute,
  editCardRoute,
  ...accountRoutes,
])
