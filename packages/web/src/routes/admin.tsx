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
  page('home', '/', 'StaffHomeScreen'),
  page('insights', '/insights', 'InsightsScreen'),
  page('businesses', '/businesses', 'BusinessesScreen'),
  page('add-customer', '/businesses/add-customer', 'AddCustomerScreen'),
  page('import', '/businesses/import', 'ImportBusinessesScreen'),
  page('bulk', '/bulk', 'BulkJobsScreen'),
  page('bulk', '/bulk/$bulkJobId', 'BulkJobScreen'),
  page('business', '/businesses/$businessId', 'BusinessScreen'),
  page('projects', '/projects', 'AllProjectsScreen'),
  page('feedback', '/feedback', 'FeedbackScreen'),
  page('card-reports', '/reported-cards', 'CardReportsScreen'),
  page('category-pages', '/category-static-page-management', 'CategoryPagesScreen'),
  page('edit-category-page', '/category-static-page-management/edit', 'EditCategoryPageScreen'),
  page('category-shelf', '/category-static-page-management/order', 'CategoryShelfScreen'),
  page('ui-customisation', '/ui-customisation', 'UiCustomisationScreen'),
  page('link-store', '/link-store', 'LinkStoreScreen'),
  page('video-templates', '/video-template-management', 'TemplatesScreen'),
  page('agency-management', '/agency-management', 'AgenciesScreen'),
  page('franchisees', '/franchisees', 'PeopleScreen'),
  page('edit-franchisee', '/franchisees/add', 'EditPersonScreen'),
  page('edit-franchisee', '/franchisees/edit', 'EditPersonScreen'),
  page('statement', '/franchisees/statement', 'StatementScreen'),
  page('own-statement', '/account/statement', 'OwnStatementScreen'),
  page('add-agency', '/agency-management/add', 'AddAgencyScreen'),
  page('agency', '/agency-management/$agencyId', 'AgencyScreen'),
  page('own-agency', '/agency', 'OwnAgencyScreen'),
  page('report', '/report', 'ReportScreen'),
  page('documents', '/documents', 'DocumentsScreen'),
  page('activity', '/activity', 'ActivityScreen'),
  page('billing', '/billing', 'BillingScreen'),
  page('plans', '/plans-pricing-management', 'PlansScreen'),
  page('edit-plan', '/plans-pricing-management/add', 'EditPlanScreen'),
  page('edit-plan', '/plans-pricing-management/edit', 'EditPlanScreen'),
  page('shared-greetings', '/daily-image-management', 'LibraryScreen'),
  page('add-shared-images', '/daily-image-management/add', 'AddImagesForm'),
  page('greetings', '/image-posts-management', 'LibraryScreen'),
  page('add-images', '/image-posts-management/add', 'AddImagesForm'),
  page('account', 'account', 'StaffAccountScreen'),
  page('own-security', 'account/password', 'ChangePasswordScreen'),
  page('own-security', 'account/second-step', 'TotpScreen'),
  page('own-security', 'account/contact', 'ChangeContactScreen'),
])
