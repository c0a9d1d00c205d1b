/** Decisions of the shell (specification 2). Pure. */
export type Area = 'customer' | 'admin' | 'sign-in' | 'other'

/** Areas are recognised by the path containing /customer or /admin. */
export function areaOf(pathname: string): Area {
  if (pathname.includes('/customer')) return 'customer'
  if (pathname.includes('/admin')) return 'admin'
  return /^\/panel\/(franchisee-)?(login|otp|createPassword)\/?$/.test(pathname) ? 'sign-in' : 'other'
}

const homes = new Set([
  '/panel/customer',
  '/panel/customer/account',
  '/panel/customer/projects',
  '/panel/admin',
])

/** Home pages, each with or without a trailing slash. */
export const isHomePage = (pathname: string): boolean => homes.has(pathname.replace(/\/$/, ''))

/** The top bar has a back button, except on home pages or when the `firstTimeUser` flag is present. */
export function hasBackButton(pathname: string, search: Record<string, unknown>): boolean {
  return !isHomePage(pathname) && !('firstTimeUser' in search)
}

/** Where Back leads when this page was opened directly and there is nothing to go back to. */
export const homeOf = (pathname: string): string =>
  areaOf(pathname) === 'admin' || pathname.startsWith('/panel/payment/') ? '/panel/admin' : '/panel/customer'
