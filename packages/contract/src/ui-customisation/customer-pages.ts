/**
 * Every page of customers by what follows `/panel/customer`. Links of items may lead to these and to nowhere else in the
 * panel; a test compares them with the panel's routes.
 */
export const customerPages = [
  '',
  '/account',
  '/account/contact',
  '/account/data',
  '/account/delete',
  '/account/greetings',
  '/account/invoices',
  '/account/password',
  '/account/reminder',
  '/account/second-step',
  '/account/subscriptions',
  '/businesses/add',
  '/businesses/edit',
  '/cards/add',
  '/cards/edit',
  '/daily-image',
  '/daily-image/own',
  '/frame-settings',
  '/leads',
  '/pdf-card-templates',
  '/projects',
  '/video-templates',
] as const

const home = '/panel/customer'

/** Whether an address leads to a page of customers that there is; what follows `?` or `#` is the page's own matter. */
export function isCustomerPage(address: string): boolean {
  const path = address.replace(/[?#].*$/, '').replace(/\/$/, '')
  return customerPages.some((page) => `${home}${page}` === path)
}
