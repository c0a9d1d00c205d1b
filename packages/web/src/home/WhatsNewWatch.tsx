import type { Business } from '@parichay/contract/business/fields.ts'
import { useEffect, useRef } from 'react'
import { useGo } from '../go.ts'
import { loadPart } from '../ui/load-part.ts'

/** People see their home first; news may come when they have looked at it, in milliseconds. */
const newsAfterMs = 6000

/** Tells once what this release brings, to people who have a card to use it on. */
export function WhatsNewWatch({ business }: { business: Business }) {
  const go = useGo()
  const told = useRef(false)
  const cardNo = business.card?.status === 'ACTIVE' ? business.card.cardNo : undefined
  useEffect(() => {
    if (cardNo === undefined || told.current) return
    const timer = setTimeout(() => {
      told.current = true
      void loadPart(() => import('../shell/whats-new/tell-news.ts')).then(
        ({ tellNews }) => tellNews(go, cardNo),
        () => undefined,
      )
    }, newsAfterMs)
    return () => clearTimeout(timer)
  }, [cardNo, go])
  return null
}
