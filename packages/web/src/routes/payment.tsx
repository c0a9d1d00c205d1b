import { createRoute, redirect } from '@tanstack/react-router'
import { paths } from '../paths.ts'
import { requireSession } from './guards.ts'
import { rootRoute } from './root.tsx'
import { screen } from './screen.ts'

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
const monthRoute = createRoute({
  getParentRoute: () => paymentRoute,
  path: '/month-payment',
  component: screen(() => import('../bill/MonthPaymentScreen.tsx'), 'MonthPaymentScreen'),
})
const imageRoute = createRoute({
  getParentRoute: () => paymentRoute,
  path: '/agency-image-payment',
  component: screen(() => import('../bill/ImagePaymentScreen.tsx'), 'ImagePaymentScreen'),
})
const pdfRoute = createRoute({
  getParentRoute: () => paymentRoute,
  path: '/agency-pdf-card-payment',
  component: screen(() => import('../bill/PdfPaymentScreen.tsx'), 'PdfPaymentScreen'),
})
const exceptionsRoute = createRoute({
  getParentRoute: () => paymentRoute,
  path: '/exceptions',
  component: screen(() => import('../payment/ExceptionsScreen.tsx'), 'ExceptionsScreen'),
})

/** Month, greetings and PDF-card payments of agencies, and what about money needs a person. */
export const paymentTree = paymentRoute.addChildren([
  startRoute,
  monthRoute,
  imageRoute,
  pdfRoute,
  exceptionsRoute,
])
