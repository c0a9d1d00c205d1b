import { redirect } from '@tanstack/react-router'
import type { SessionKind } from '../boot.ts'
import { publishedCard } from '../keepsake.ts'
import { paths, safeNext } from '../paths.ts'
import { useSession } from '../session.ts'

type Here = { location: { href: string } }

/** Only for people signed in so; others sign in first and come back to this address. */
export function requireSession(kind: Exclude<SessionKind, 'none'>) {
  return ({ location }: Here) => {
    if (useSession.getState().kind === kind) return
    const next = safeNext(location.href)
    throw redirect({ href: kind === 'customer' ? paths.login(next) : paths.franchiseeLogin(next), replace: true })
  }
}

/** Sign-in pages send people on who are already signed in. */
export function sendSignedInOn({ search }: { search: { next?: string | undefined } }) {
  const { kind } = useSession.getState()
  if (kind === 'none') return
  const home = kind === 'customer' ? paths.customer() : paths.admin()
  const next = safeNext(search.next)
  throw redirect({ href: next?.startsWith(home) ? next : home, replace: true })
}

/** The thank-you page exists only with card data; everybody else goes to the customer home. */
export function requirePublishedCard() {
  if (useSession.getState().kind !== 'none' && publishedCard() !== undefined) return
  throw redirect({ href: paths.customer(), replace: true })
}
