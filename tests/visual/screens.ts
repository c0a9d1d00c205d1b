import type { Page } from 'playwright'
import { firstBusiness, openEditor, openWizard } from './editor.ts'
import { office } from './office.ts'
import { openMenu, overlays } from './overlays.ts'
import { people } from './people.ts'
import { lookUp, scrollThrough, without } from './prepare.ts'
import { videos } from './videos.ts'

/**
 * A screen to look at. `host`: whose agency, by demo host name (`localhost` unless given). `as`: phone number or e-mail of the
 * demo person who is signed in. `prepare`: what is done on the screen before the picture is taken.
 */
export type Screen = {
  name: string
  path: string
  host?: string
  as?: string
  prepare?: (page: Page) => Promise<unknown>
  /** A failed call is the point of it. */
  failsOnPurpose?: true
}

/** The demo's own, as the README says it. */
const adminPassword = 'Diya-Lamp-2041'
const { customer, payer, newcomer, drafter, admin, franchisee } = people

/** The tab as it is in the middle of signing in. */
const inTheMiddle = (path: string, otpVerified: boolean) => async (page: Page) => {
  await page.evaluate((kept) => sessionStorage.setItem('panel.sign-in', JSON.stringify(kept)), {
    authData: {
      kind: 'customer',
      phoneNumber: '+919700000000',
      fromForgotPassword: false,
      sentTo: '+91 97••••0000',
      channel: 'sms',
      resendAt: 0,
      codesSent: 2,
      wrongCodes: 0,
    },
    otpData: { otpVerified },
    typed: {},
  })
  await page.goto(new URL(path, page.url()).href)
}

const openThankYou = async (page: Page) => {
  const { card } = await firstBusiness(page)
  await page.evaluate((cardNo) => sessionStorage.setItem('panel.published-card', String(cardNo)), card.cardNo)
  await page.goto(new URL('/panel/thankyou', page.url()).href)
}

const openGreeting = async (page: Page) => {
  await page
    .getByRole('list')
    .getByRole('link')
    .filter({ has: page.locator('img') })
    .first()
    .click()
  await page.locator('[aria-roledescription] canvas[data-drawn]').first().waitFor()
}
const openOwnBusiness = async (page: Page) => {
  const { businessId } = await firstBusiness(page)
  await page.goto(new URL(`/panel/customer/businesses/edit?businessId=${businessId}`, page.url()).href)
}

const goOffline = (page: Page) => page.context().setOffline(true)

/** Every screen that `npm run shots` takes. A new screen is one more line. */
export const screens: Screen[] = [
  { name: 'kit', path: '/__ui', prepare: scrollThrough },
  { name: 'login', path: '/panel/login' },
  { name: 'login-surat', path: '/panel/login', host: 'surat.localhost' },
  { name: 'login-kaveri', path: '/panel/login', host: 'kaveri.localhost' },
  { name: 'franchisee-login', path: '/panel/franchisee-login' },
  {
    name: 'second-step-sign-in',
    path: '/panel/franchisee-login',
    prepare: async (page) => {
      const second = { kind: 'staff', who: { phoneNumber: '+919876521001' }, next: '/panel/admin' }
      await page.evaluate((kept) => sessionStorage.setItem('panel.sign-in', JSON.stringify(kept)), {
        typed: {},
        second,
      })
      await page.reload()
      await page.locator('input[name=otp]').waitFor()
    },
  },
  { name: 'otp', path: '/panel/login', prepare: inTheMiddle('/panel/otp', false) },
  { name: 'create-password', path: '/panel/login', prepare: inTheMiddle('/panel/createPassword', true) },
  { name: 'not-found', path: '/panel/customer/nowhere', as: customer },
  { name: 'home', path: '/panel/customer', as: customer },
  { name: 'home-new', path: '/panel/customer', as: newcomer },
  { name: 'menu', path: '/panel/customer', as: customer, prepare: openMenu },
  { name: 'offline', path: '/panel/customer', as: customer, prepare: goOffline },
  {
    name: 'admin-businesses-failed',
    path: '/panel/admin/account',
    as: admin,
    prepare: without('business', '/panel/admin/businesses'),
    failsOnPurpose: true,
  },
  { name: 'no-access', path: '/panel/admin/plans-pricing-management', as: franchisee },
  { name: 'daily-image', path: '/panel/customer/daily-image', as: customer },
  {
    name: 'daily-image-item',
    path: '/panel/customer/daily-image',
    as: payer,
    prepare: openGreeting,
  },
  {
    name: 'daily-image-schedule',
    path: '/panel/customer/daily-image',
    as: payer,
    prepare: async (page) => {
      await openGreeting(page)
      await page.getByRole('button', { name: /Schedule|बाद के लिए/ }).click()
      await page.getByRole('dialog').getByRole('combobox').first().waitFor()
    },
  },
  { name: 'daily-image-story', path: '/panel/customer/daily-image?shape=STORY', as: customer },
  { name: 'daily-image-popular', path: '/panel/customer/daily-image?show=popular', as: customer },
  { name: 'daily-image-favourites', path: '/panel/customer/daily-image?show=favourites', as: customer },
  { name: 'own-poster-offer', path: '/panel/customer/daily-image/own?product=0', as: payer },
  { name: 'own-poster-wish', path: '/panel/customer/daily-image/own?design=arch&shape=STORY', as: payer },
  { name: 'greeting-wishes', path: '/panel/customer/account/greetings', as: customer },
  { name: 'reminder', path: '/panel/customer/account/reminder', as: '+919876510005' },
  { name: 'reminder-new', path: '/panel/customer/account/reminder', as: customer },
  { name: 'reminder-off', path: '/panel/reminder-off?token=1.1.mail.x' },
  { name: 'frame-settings', path: '/panel/customer/frame-settings', as: payer },
  { name: 'leads', path: '/panel/customer/leads', as: customer },
  { name: 'projects', path: '/panel/customer/projects?projectType=digital_card', as: customer },
  { name: 'pdf-cards', path: '/panel/customer/pdf-card-templates', as: '+919876510005' },
  {
    name: 'pdf-card-new',
    path: '/panel/customer/pdf-card-templates?template=slope',
    as: '+919876510005',
  },
  { name: 'projects-pdf', path: '/panel/customer/projects?projectType=pdf_id_card', as: '+919876510005' },
  { name: 'admin-projects-pdf', path: '/panel/admin/projects?projectType=pdf_id_card', as: admin },
  { name: 'account', path: '/panel/customer/account', as: customer },
  { name: 'account-password', path: '/panel/customer/account/password', as: customer },
  { name: 'account-second-step', path: '/panel/customer/account/second-step', as: customer },
  { name: 'account-contact', path: '/panel/customer/account/contact', as: customer },
  { name: 'account-contact-mail', path: '/panel/customer/account/contact?by=email', as: customer },
  { name: 'account-data', path: '/panel/customer/account/data', as: customer },
  { name: 'account-delete', path: '/panel/customer/account/delete', as: customer },
  { name: 'subscriptions', path: '/panel/customer/account/subscriptions', as: payer },
  { name: 'upgrade', path: '/panel/customer#upgrade', as: payer },
  {
    name: 'upgrade-review',
    path: '/panel/customer#upgrade',
    as: payer,
    prepare: (page) => page.locator('.swiper-slide-active').getByRole('button').click(),
  },
  { name: 'upgrade-admin', path: '/panel/admin/businesses/2#upgrade', as: admin },
  { name: 'add-business', path: '/panel/customer/businesses/add', as: newcomer },
  { name: 'edit-business', path: '/panel/customer', as: customer, prepare: openOwnBusiness },
  { name: 'thank-you', path: '/panel/customer', as: customer, prepare: openThankYou },
  { name: 'add-card', path: '/panel/customer/cards/add', as: customer },
  ...['template', 'details', 'link', 'payment', 'links', 'publish'].map((step) => ({
    name: `wizard-${step}`,
    path: '/panel/customer',
    host: 'surat.localhost',
    as: drafter,
    prepare: openWizard(step),
  })),
  {
    name: 'edit-card',
    path: '/panel/customer/cards/edit',
    as: customer,
    prepare: openEditor('&showLinksCoachmark=true'),
  },
  ...['details', 'payment', 'links', 'about', 'products', 'gallery', 'videos', 'template', 'settings'].map(
    (section) => ({
      name: `edit-card-${section}`,
      path: '/panel/customer/cards/edit',
      as: customer,
      prepare: openEditor(`&section=${section}`),
    }),
  ),
  { name: 'admin-home', path: '/panel/admin', as: admin },
  { name: 'admin-businesses', path: '/panel/admin/businesses', as: admin },
  { name: 'franchisee-home', path: '/panel/admin', as: franchisee },
  {
    name: 'admin-businesses-filtered',
    path: '/panel/admin/businesses?subscription=expiring&sort=expiry',
    as: admin,
  },
  { name: 'admin-businesses-beside', path: '/panel/admin/businesses', as: admin, prepare: lookUp },
  {
    name: 'admin-projects-beside',
    path: '/panel/admin/projects?projectType=digital_card',
    as: admin,
    prepare: lookUp,
  },
  { name: 'admin-feedback-beside', path: '/panel/admin/feedback', as: admin, prepare: lookUp },
  { name: 'admin-agencies-beside', path: '/panel/admin/agency-management', as: admin, prepare: lookUp },
  { name: 'admin-people-beside', path: '/panel/admin/franchisees', as: admin, prepare: lookUp },
  { name: 'admin-businesses-none', path: '/panel/admin/businesses?search=qqqq', as: admin },
  { name: 'admin-business', path: '/panel/admin/businesses/2', as: admin },
  ...['card', 'greetings', 'pdf-cards', 'videos', 'payments', 'notes', 'activity'].map((tab) => ({
    name: `admin-business-${tab}`,
    path: `/panel/admin/businesses/2?tab=${tab}`,
    as: admin,
  })),
  { name: 'activity-log', path: '/panel/admin/activity', as: admin },
  { name: 'admin-projects', path: '/panel/admin/projects?projectType=digital_card', as: admin },
  { name: 'admin-insights', path: '/panel/admin/insights?from=2026-01-01', as: admin },
  { name: 'admin-report', path: '/panel/admin/report?report=business', as: admin },
  {
    name: 'admin-report-gst',
    path: '/panel/admin/report?report=gst-b2c&from=2020-01-01',
    host: 'surat.localhost',
    as: '+919876522001',
  },
  {
    name: 'admin-home-surat',
    path: '/panel/admin',
    host: 'surat.localhost',
    as: '+919876522001',
  },
  {
    name: 'admin-notifications',
    path: '/panel/admin/report?report=payments',
    host: 'surat.localhost',
    as: '+919876522001',
    prepare: async (page) => {
      await page.getByRole('button', { name: /Notifications|नोटिफ़िकेशन/ }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  { name: 'admin-feedback', path: '/panel/admin/feedback', as: admin },
  { name: 'franchisees', path: '/panel/admin/franchisees', as: admin },
  { name: 'franchisees-add', path: '/panel/admin/franchisees/add', as: admin },
  { name: 'franchisees-edit', path: '/panel/admin/franchisees/edit?franchiseeId=3', as: admin },
  { name: 'franchisees-statement', path: '/panel/admin/franchisees/statement?franchiseeId=3', as: admin },
  { name: 'category-pages', path: '/panel/admin/category-static-page-management', as: admin },
  { name: 'category-shelf', path: '/panel/admin/category-static-page-management/order', as: admin },
  {
    name: 'category-page-edit',
    path: '/panel/admin/category-static-page-management/edit?category=Auto+Garage',
    as: admin,
  },
  { name: 'trade-landing-surat', path: '/for/sarees-dress-material/en', host: 'surat.localhost' },
  {
    name: 'trade-pages-surat',
    path: '/panel/admin/category-static-page-management',
    host: 'surat.localhost',
    as: '+919876522001',
  },
  {
    name: 'trade-page-edit-surat',
    path: '/panel/admin/category-static-page-management/edit?category=Sarees+%26+Dress+Material',
    host: 'surat.localhost',
    as: '+919876522001',
    prepare: async (page) => {
      await page.getByRole('heading', { name: /^(Pictures|तस्वीरें)$/ }).scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'trade-order-surat',
    path: '/panel/admin/category-static-page-management/order',
    host: 'surat.localhost',
    as: '+919876522001',
  },
  { name: 'link-store', path: '/panel/admin/link-store', as: admin },
  { name: 'link-store-type', path: '/panel/admin/link-store?category=1&type=1', as: admin },
  { name: 'ui-customisation', path: '/panel/admin/ui-customisation', as: admin },
  { name: 'ui-customisation-item', path: '/panel/admin/ui-customisation?item=1', as: admin },
  { name: 'library', path: '/panel/admin/daily-image-management', as: admin },
  { name: 'library-large', path: '/panel/admin/daily-image-management?view=grid', as: admin },
  { name: 'library-add', path: '/panel/admin/daily-image-management/add', as: admin },
  { name: 'library-calendar', path: '/panel/admin/daily-image-management?tab=calendar', as: admin },
  { name: 'library-categories', path: '/panel/admin/daily-image-management?tab=categories', as: admin },
  { name: 'library-tags', path: '/panel/admin/daily-image-management?tab=tags', as: admin },
  { name: 'library-requests', path: '/panel/admin/daily-image-management?tab=requests', as: admin },
  {
    name: 'library-surat',
    path: '/panel/admin/image-posts-management',
    host: 'surat.localhost',
    as: '+919876522001',
  },
  { name: 'admin-account', path: '/panel/admin/account', as: admin },
  { name: 'new-device', path: '/panel/admin/account?new=device', as: admin },
  {
    name: 'second-step-set-up',
    path: '/panel/admin/account/second-step',
    as: admin,
    prepare: async (page) => {
      await page.locator('input[name=password]').fill(adminPassword)
      await page.locator('form button[type=submit]').click()
      await page.locator('ol li').first().waitFor()
    },
  },
  { name: 'own-statement', path: '/panel/admin/account/statement', as: franchisee },
  { name: 'daily-letter-stop', path: '/panel/daily-letter?token=1.1.x' },
  { name: 'admin-add-customer', path: '/panel/admin/businesses/add-customer', as: admin },
  {
    name: 'admin-palette',
    path: '/panel/admin',
    as: admin,
    prepare: async (page) => {
      await page.keyboard.press('Control+k')
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'creator-businesses-surat',
    path: '/panel/admin/businesses',
    host: 'surat.localhost',
    as: '+919876522002',
  },
  { name: 'admin-plans', path: '/panel/admin/plans-pricing-management', as: admin },
  { name: 'admin-plans-add', path: '/panel/admin/plans-pricing-management/add', as: admin },
  { name: 'admin-plans-pdf', path: '/panel/admin/plans-pricing-management?tab=single-pdf', as: admin },
  { name: 'admin-plans-custom', path: '/panel/admin/plans-pricing-management?tab=custom', as: admin },
  { name: 'billing', path: '/panel/admin/billing', host: 'surat.localhost', as: '+919876522001' },
  {
    name: 'billing-statement',
    path: '/panel/admin/billing?tab=statement',
    host: 'surat.localhost',
    as: '+919876522001',
  },
  {
    name: 'billing-receipts',
    path: '/panel/admin/billing?tab=receipts',
    host: 'surat.localhost',
    as: '+919876522001',
  },
  {
    name: 'month-payment',
    path: '/panel/payment/month-payment',
    host: 'surat.localhost',
    as: '+919876522001',
  },
  {
    name: 'agency-image-payment',
    path: '/panel/payment/agency-image-payment',
    host: 'surat.localhost',
    as: '+919876522001',
  },
  {
    name: 'agency-pdf-card-payment',
    path: '/panel/payment/agency-pdf-card-payment',
    host: 'surat.localhost',
    as: '+919876522001',
  },
  { name: 'payment-exceptions', path: '/panel/payment/exceptions', as: admin },
  { name: 'payment-exceptions-closed', path: '/panel/payment/exceptions?show=closed', as: admin },
  { name: 'agencies', path: '/panel/admin/agency-management', as: admin },
  { name: 'agency-profile', path: '/panel/admin/agency-management/2', as: admin },
  { name: 'agency-branding', path: '/panel/admin/agency-management/2?tab=branding', as: admin },
  { name: 'agency-products', path: '/panel/admin/agency-management/2?tab=products', as: admin },
  { name: 'agency-billing', path: '/panel/admin/agency-management/2?tab=billing', as: admin },
  { name: 'agency-admins', path: '/panel/admin/agency-management/2?tab=admins', as: admin },
  { name: 'agency-messaging', path: '/panel/admin/agency-management/2?tab=messaging', as: admin },
  { name: 'agency-data', path: '/panel/admin/agency-management/2?tab=data', as: admin },
  { name: 'agency-limits', path: '/panel/admin/agency-management/2?tab=limits', as: admin },
  { name: 'agency-add', path: '/panel/admin/agency-management/add', as: admin },
  { name: 'agency-own', path: '/panel/admin/agency', host: 'surat.localhost', as: '+919876522001' },
  { name: 'bills-of-agencies', path: '/panel/payment/month-payment', as: admin },
  { name: 'month-payment-platform', path: '/panel/payment/month-payment?agencyId=2', as: admin },
  {
    name: 'invoices',
    path: '/panel/customer/account/invoices',
    host: 'surat.localhost',
    as: '+919876510011',
  },
  { name: 'card-clinic', path: '/aarogyam-clinic' },
  { name: 'card-saffron', path: '/anand-mithai' },
  ...office,
  ...overlays,
  ...videos,
  { name: 'card-gujarati', path: '/rupkala-sarees', host: 'surat.localhost' },
]
