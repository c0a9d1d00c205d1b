import { createRoute } from '@tanstack/react-router'
import { requireSession } from './guards.ts'
import { rootRoute } from './root.tsx'
import { screen } from './screen.ts'

/** Everything below /panel/admin: signed-in staff, inside the staff shell. */
export const adminRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/panel/admin',
  beforeLoad: requireSession('staff'),
  component: screen(() => import('../shell/StaffShell.tsx'), 'StaffShell'),
})

const homeRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/',
  component: screen(() => import('../analytics/StaffHomeScreen.tsx'), 'StaffHomeScreen'),
})

const accountRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: 'account',
  component: screen(() => import('../auth/StaffAccountScreen.tsx'), 'StaffAccountScreen'),
})
const changePasswordRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: 'account/password',
  component: screen(() => import('../auth/ChangePasswordScreen.tsx'), 'ChangePasswordScreen'),
})
const changeContactRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: 'account/contact',
  component: screen(() => import('../auth/ChangeContactScreen.tsx'), 'ChangeContactScreen'),
})

/** The account of a member of staff and the screens of its security. */
export const staffAccountRoutes = [accountRoute, changePasswordRoute, changeContactRoute] as const

const businessesRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/businesses',
  component: screen(() => import('../business/staff/BusinessesScreen.tsx'), 'BusinessesScreen'),
})

const addCustomerRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/businesses/add-customer',
  component: screen(() => import('../business/staff/AddCustomerScreen.tsx'), 'AddCustomerScreen'),
})

const businessRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/businesses/$businessId',
  component: screen(() => import('../business/staff/BusinessScreen.tsx'), 'BusinessScreen'),
})

const projectsRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/projects',
  component: screen(() => import('../project/AllProjectsScreen.tsx'), 'AllProjectsScreen'),
})

const agenciesRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/agency-management',
  component: screen(() => import('../agency/AgenciesScreen.tsx'), 'AgenciesScreen'),
})

const billingRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/billing',
  component: screen(() => import('../bill/BillingScreen.tsx'), 'BillingScreen'),
})

const feedbackRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/feedback',
  component: screen(() => import('../feedback/FeedbackScreen.tsx'), 'FeedbackScreen'),
})

const linkStoreRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/link-store',
  component: screen(() => import('../link-store/LinkStoreScreen.tsx'), 'LinkStoreScreen'),
})

const plansRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/plans-pricing-management',
  component: screen(() => import('../plan/PlansScreen.tsx'), 'PlansScreen'),
})

const addPlanRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/plans-pricing-management/add',
  component: screen(() => import('../plan/EditPlanScreen.tsx'), 'EditPlanScreen'),
})

const editPlanRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/plans-pricing-management/edit',
  component: screen(() => import('../plan/EditPlanScreen.tsx'), 'EditPlanScreen'),
})

const libraryRoutes = (['/daily-image-management', '/image-posts-management'] as const).flatMap((path) => [
  createRoute({
    getParentRoute: () => adminRoute,
    path,
    component: screen(() => import('../greeting/staff/LibraryScreen.tsx'), 'LibraryScreen'),
  }),
  createRoute({
    getParentRoute: () => adminRoute,
    path: `${path}/add`,
    component: screen(() => import('../greeting/staff/AddImagesScreen.tsx'), 'AddImagesScreen'),
  }),
])

export const adminTree = adminRoute.addChildren([
  homeRoute,
  businessesRoute,
  addCustomerRoute,
  businessRoute,
  projectsRoute,
  feedbackRoute,
  linkStoreRoute,
  agenciesRoute,
  billingRoute,
  plansRoute,
  addPlanRoute,
  editPlanRoute,
  ...libraryRoutes,
  ...staffAccountRoutes,
])
