import { createRoute } from '@tanstack/react-router'
import { requireSession } from './guards.ts'
import { rootRoute } from './root.tsx'
import { screen } from './screen.ts'
import { staffPage } from './staff-page.ts'

/** Everything below /panel/admin: signed-in staff, inside the staff shell. */
export const adminRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/panel/admin',
  beforeLoad: requireSession('staff'),
  component: screen(() => import('../shell/StaffShell.tsx'), 'StaffShell'),
})
const page = staffPage(() => adminRoute)

/** Pages by their id in `shell/staff-pages.ts`; it says who is let in. */
export const adminTree = adminRoute.addChildren([
  page('home', '/', () => import('../analytics/StaffHomeScreen.tsx'), 'StaffHomeScreen'),
  page('insights', '/insights', () => import('../analytics/insights/InsightsScreen.tsx'), 'InsightsScreen'),
  page(
    'businesses',
    '/businesses',
    () => import('../business/staff/BusinessesScreen.tsx'),
    'BusinessesScreen',
  ),
  page(
    'add-customer',
    '/businesses/add-customer',
    () => import('../business/staff/AddCustomerScreen.tsx'),
    'AddCustomerScreen',
  ),
  page(
    'import',
    '/businesses/import',
    () => import('../bulk/ImportBusinessesScreen.tsx'),
    'ImportBusinessesScreen',
  ),
  page('bulk', '/bulk', () => import('../bulk/BulkJobsScreen.tsx'), 'BulkJobsScreen'),
  page('bulk', '/bulk/$bulkJobId', () => import('../bulk/BulkJobScreen.tsx'), 'BulkJobScreen'),
  page(
    'business',
    '/businesses/$businessId',
    () => import('../business/staff/BusinessScreen.tsx'),
    'BusinessScreen',
  ),
  page('projects', '/projects', () => import('../project/AllProjectsScreen.tsx'), 'AllProjectsScreen'),
  page('feedback', '/feedback', () => import('../feedback/FeedbackScreen.tsx'), 'FeedbackScreen'),
  page(
    'category-pages',
    '/category-static-page-management',
    () => import('../category-page/CategoryPagesScreen.tsx'),
    'CategoryPagesScreen',
  ),
  page(
    'edit-category-page',
    '/category-static-page-management/edit',
    () => import('../category-page/EditCategoryPageScreen.tsx'),
    'EditCategoryPageScreen',
  ),
  page(
    'ui-customisation',
    '/ui-customisation',
    () => import('../ui-customisation/UiCustomisationScreen.tsx'),
    'UiCustomisationScreen',
  ),
  page('link-store', '/link-store', () => import('../link-store/LinkStoreScreen.tsx'), 'LinkStoreScreen'),
  page(
    'agency-management',
    '/agency-management',
    () => import('../agency/AgenciesScreen.tsx'),
    'AgenciesScreen',
  ),
  page('franchisees', '/franchisees', () => import('../franchisee/PeopleScreen.tsx'), 'PeopleScreen'),
  page(
    'edit-franchisee',
    '/franchisees/add',
    () => import('../franchisee/EditPersonScreen.tsx'),
    'EditPersonScreen',
  ),
  page(
    'edit-franchisee',
    '/franchisees/edit',
    () => import('../franchisee/EditPersonScreen.tsx'),
    'EditPersonScreen',
  ),
  page(
    'statement',
    '/franchisees/statement',
    () => import('../franchisee/StatementScreen.tsx'),
    'StatementScreen',
  ),
  page(
    'own-statement',
    '/account/statement',
    () => import('../franchisee/StatementScreen.tsx'),
    'OwnStatementScreen',
  ),
  page(
    'add-agency',
    '/agency-management/add',
    () => import('../agency/AddAgencyScreen.tsx'),
    'AddAgencyScreen',
  ),
  page('agency', '/agency-management/$agencyId', () => import('../agency/AgencyScreen.tsx'), 'AgencyScreen'),
  page('own-agency', '/agency', () => import('../agency/OwnAgencyScreen.tsx'), 'OwnAgencyScreen'),
  page('report', '/report', () => import('../report/ReportScreen.tsx'), 'ReportScreen'),
  page('activity', '/activity', () => import('../activity/ActivityScreen.tsx'), 'ActivityScreen'),
  page('billing', '/billing', () => import('../bill/BillingScreen.tsx'), 'BillingScreen'),
  page('plans', '/plans-pricing-management', () => import('../plan/PlansScreen.tsx'), 'PlansScreen'),
  page(
    'edit-plan',
    '/plans-pricing-management/add',
    () => import('../plan/EditPlanScreen.tsx'),
    'EditPlanScreen',
  ),
  page(
    'edit-plan',
    '/plans-pricing-management/edit',
    () => import('../plan/EditPlanScreen.tsx'),
    'EditPlanScreen',
  ),
  page(
    'shared-greetings',
    '/daily-image-management',
    () => import('../greeting/staff/LibraryScreen.tsx'),
    'LibraryScreen',
  ),
  page(
    'add-shared-images',
    '/daily-image-management/add',
    () => import('../greeting/staff/AddImagesForm.tsx'),
    'AddImagesForm',
  ),
  page(
    'greetings',
    '/image-posts-management',
    () => import('../greeting/staff/LibraryScreen.tsx'),
    'LibraryScreen',
  ),
  page(
    'add-images',
    '/image-posts-management/add',
    () => import('../greeting/staff/AddImagesForm.tsx'),
    'AddImagesForm',
  ),
  page('account', 'account', () => import('../auth/StaffAccountScreen.tsx'), 'StaffAccountScreen'),
  page(
    'own-security',
    'account/password',
    () => import('../auth/ChangePasswordScreen.tsx'),
    'ChangePasswordScreen',
  ),
  page('own-security', 'account/second-step', () => import('../auth/TotpScreen.tsx'), 'TotpScreen'),
  page(
    'own-security',
    'account/contact',
    () => import('../auth/ChangeContactScreen.tsx'),
    'ChangeContactScreen',
  ),
])
