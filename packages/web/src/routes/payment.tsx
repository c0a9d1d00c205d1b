import { createRoute, redirect } from '@tanstack/react-router'
import { paths } from '../paths.ts'
import { requireSession } from './guards.ts'
import { rootRoute } from './root.tsx'
import { screen } from './screen.ts'
import { staffPage } from './staff-page.ts'

/** Pages on which agencies pay (specification 2): signed-in staff, inside the staff shell. */
const paymentRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/panel/payment',
  beforeLoad: requireSession('staff'),
  component: screen(() => import('../shell/StaffShell.tsx'), 'StaffShell'),
})

const startRoute = createRoute({
  getParentRoute: () => paymentRoute,
  path: '/',
  beforeLoad: () => {
    throw redirect({ href: paths.monthPayment(), replace: true })
  },
})
const page = staffPage(() => paymentRoute)

/** Month, greetings and PDF-card payments of agencies, and what about money needs a person. */
export const paymentTree = paymentRoute.addChildren([
  startRoute,
  page('pay-agency', '/month-payment', 'MonthPaymentScreen'),
  page('pay-agency', '/agency-image-payment', 'ImagePaymentScreen'),
  page('pay-agency', '/agency-pdf-card-payment', 'PdfPaymentScreen'),
  page('exceptions', '/exceptions', 'ExceptionsScreen'),
])
