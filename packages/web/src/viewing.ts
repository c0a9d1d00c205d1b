import { viewHeader } from '@parichay/contract/view/rules.ts'
import type { Boot } from './boot.ts'

/** A view as customer of this tab: whose panel is shown, until when, and where staff came from. */
export type Viewing = { viewId: string; endsAt: string; who: string; backTo: string }

const name = 'panel.view-as'

/** The view of this tab, over or not; other tabs of the same person stay what they are. */
export function viewing(): Viewing | undefined {
  try {
    const text = sessionStorage.getItem(name)
    return text === null ? undefined : (JSON.parse(text) as Viewing)
  } catch {
    return undefined
  }
}

/** Begins or ends the view of this tab; what is on the screen is the other person's until the page is loaded anew. */
export function setViewing(view: Viewing | undefined): void {
  if (view) sessionStorage.setItem(name, JSON.stringify(view))
  else sessionStorage.removeItem(name)
}

/** What every call of this tab carries while it is a view: without it the call would be the staff's own. */
export const viewHeaders = (): Record<string, string> => {
  const view = viewing()
  return view ? { [viewHeader]: view.viewId } : {}
}

/** The page as it begins in this tab: staff who look as a customer begin as one. A view of a session that is gone ends. */
export function asViewed(boot: Boot): Boot {
  if (!viewing()) return boot
  if (boot.session !== 'staff') {
    setViewing(undefined)
    return boot
  }
  return { ...boot, session: 'customer', answers: {} }
}
