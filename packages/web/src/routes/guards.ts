import { redirect } from '@tanstack/react-router'
import type { SessionKind } from '../boot.ts'
import { areaOf } from '../shell/rules.ts'
import { useAuthData } from '../auth-data.ts'
import { publishedCard } from '../keepsake.ts'
import { isSharedWithStaff, leadsIn, paths, safeNext } from '../paths.ts'
import { useSession } from '../session.ts'

type Here = { location: { href: string } }

/** Only for people signed in so; others sign in first and come back to this address. */
export function requireSession(kind: Exclude<SessionKind, 'none'>) {
  return ({ location }: Here) => {
    if (useSession.getState().kind === kind) return
    const next = safeNext(location.href)
    throw redirect({
      href: kind === 'customer' ? paths.login(next) : paths.franchiseeLogin(next),
      replace: true,
    })
  }
}

/** The customer area: customers everywhere, staff on the screens they use on a customer's behalf. */
export function requireCustomerArea(here: Here & { location: { pathname: string } }) {
  if (useSession.getState().kind === 'staff' && isSharedWithStaff(here.location.pathname)) return
  requireSession('customer')(here)
}

/** Sign-in pages send people on who are already signed in. */
export function sendSignedInOn({ search }: { search: { next?: string | undefined } }) {
  const { kind } = useSession.getState()
  if (kind === 'none') return
  const home = kind === 'customer' ? paths.customer() : paths.admin()
  const next = safeNext(search.next)
  throw redirect({ href: next && leadsIn(kind, next) ? next : home, replace: true })
}

type SignInKind = Exclude<SessionKind, 'none'>

/** Where an attempt of this kind begins, and where it ends. */
const steps = {
  customer: { begin: paths.login, password: paths.createPassword },
  staff: { begin: paths.franchiseeLogin, password: paths.franchiseeCreatePassword },
} as const

/**
 * The code can only be entered by somebody who asked for one (specification 2); one who has, goes on. The customers' page of codes
 * takes the attempt of this tab whoever it is of: both pages of passwords send there. That of staff is for staff.
 */
export function requireAuthData(kind: SignInKind) {
  const { authData, otpData } = useAuthData.getState()
  if (!authData || (kind === 'staff' && authData.kind !== kind))
    throw redirect({ href: steps[kind].begin(), replace: true })
  if (otpData.otpVerified) throw redirect({ href: steps[authData.kind].password(), replace: true })
}

/** A password can only be made after the code was verified; without that both pages lead to /panel/otp (specification 2). */
export function requireVerifiedOtp(kind: SignInKind) {
  const { authData, otpData } = useAuthData.getState()
  if (authData?.kind !== kind || !otpData.otpVerified) throw redirect({ href: paths.otp(), replace: true })
}

/**
 * An address below /panel that no other route knows. The bare one leads home or to sign-in, `projects` to the list of one's own
 * area (specification 2, Other paths); on the others there is nothing, which is said to who is signed in, and everybody else signs
 * in, where the address points to.
 */
export function leadOn({ location }: Here & { location: { pathname: string } }) {
  const { kind } = useSession.getState()
  const home = kind === 'customer' ? paths.customer() : kind === 'staff' ? paths.admin() : paths.login()
  if (/^\/panel\/?$/.test(location.pathname)) throw redirect({ href: home, replace: true })
  if (/^\/panel\/projects\/?$/.test(location.pathname)) {
    const area = kind === 'staff' ? paths.admin() : paths.customer()
    const query = location.href.slice(location.pathname.length)
    throw redirect({ href: `${area}/projects${query}`, replace: true })
  }
  if (kind !== 'none') return
  const isForStaff =
    areaOf(location.pathname) === 'admin' || /^\/panel\/(franchisee|payment)/.test(location.pathname)
  throw redirect({
    href: steps[isForStaff ? 'staff' : 'customer'].begin(safeNext(location.href)),
    replace: true,
  })
}

/** The thank-you page exists only with card data; everybody else goes to the customer home. */
export function requirePublishedCard() {
  if (useSession.getState().kind !== 'none' && publishedCard() !== undefined) return
  throw redirect({ href: paths.customer(), replace: true })
}
