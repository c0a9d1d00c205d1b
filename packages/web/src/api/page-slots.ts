import { useLingui } from '@lingui/react/macro'
import type { Placement, UiCustomisation } from '@parichay/contract/ui-customisation/fields.ts'
import { isReadIn, splitItems } from '@parichay/contract/ui-customisation/rules.ts'
import { useRemote } from './remote.ts'
import { useEffect, useState } from 'react'
import { pageItemsQuery } from './pages.ts'

/** How long a page waits for what staff put on it; later it goes on without. */
const patienceMs = 1000

type Held = { businessId: number; items: UiCustomisation[] | undefined; isLate: boolean }
/** What staff put on a page, by its place there. */
export type PageSlots = {
  /** Whether the page may be drawn. */
  isReady: boolean
  top: UiCustomisation[]
  below: UiCustomisation[]
  /** Came after the page was drawn: only where nothing stands below it, so that nothing moves. */
  last: UiCustomisation[]
}

/**
 * The items of a page for a business, for as long as the page stands: what staff change meanwhile comes with the next
 * visit. On the first load they come with the page (decision 0011), so that it never waits.
 */
export function usePageSlots(placement: Placement, businessId: number | undefined): PageSlots {
  const { i18n } = useLingui()
  const query = useRemote({
    ...pageItemsQuery(placement, businessId ?? 0),
    enabled: businessId !== undefined,
  })
  const [impatient, setImpatient] = useState(false)
  const [held, setHeld] = useState<Held>()
  const known = query.data ?? (query.error !== null ? [] : undefined)
  const isHeld = held !== undefined && held.businessId === businessId
  if (businessId !== undefined && !isHeld && (known || impatient))
    setHeld({ businessId, items: known, isLate: known === undefined })
  if (isHeld && !held.items && known) setHeld({ ...held, items: known })
  const waits = businessId !== undefined && !isHeld
  useEffect(() => {
    if (!waits) return undefined
    const timer = setTimeout(() => setImpatient(true), patienceMs)
    return () => clearTimeout(timer)
  }, [waits])
  const items = isHeld ? (held.items ?? []).filter((item) => isReadIn(item, i18n.locale)) : []
  return {
    isReady: isHeld,
    ...(isHeld && !held.isLate ? splitItems(items) : { top: [], below: [] }),
    last: isHeld && held.isLate ? items : [],
  }
}
