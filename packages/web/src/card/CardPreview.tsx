import { useLingui } from '@lingui/react/macro'
import { useRemote } from '../api/remote.ts'
import { drawCardPage } from '@parichay/card-page/card.ts'
import { isPaid } from '@parichay/contract/plan/entitlement.ts'
import type { Card } from '@parichay/contract/card/fields.ts'
import { previewFacts, type Unsaved } from '@parichay/contract/card/preview.ts'
import type { CardBlock } from '@parichay/contract/card/sections.ts'
import { useDeferredValue, useMemo } from 'react'
import { businessQuery } from '../api/cards.ts'
import { linkTypesQuery } from '../api/links.ts'
import { useAgency } from '../session.ts'
import { PhoneFrame } from '../ui/PhoneFrame.tsx'
import { presentDay } from '../ui/clock.ts'

/** The page that the public will see once everything typed is saved: the same HTML, drawn here. */
export function useCardPage(card: Card, unsaved: Unsaved, isWanted = true): string {
  const agency = useAgency()
  const { data: business, pending: waits } = useRemote(businessQuery(card.businessId))
  const { data: linkTypes, pending: waitsToo } = useRemote(linkTypesQuery)
  const ready = !waits && !waitsToo
  const typed = useDeferredValue(unsaved)
  return useMemo(() => {
    if (!ready || !isWanted) return ''
    const origin = card.url && card.cardId ? card.url.slice(0, -card.cardId.length - 1) : location.origin
    const around = {
      origin,
      category: business?.category ?? '',
      isPaid: business ? isPaid(business) : false,
      agency,
      linkTypes: linkTypes ?? [],
      today: presentDay(),
    }
    return drawCardPage(previewFacts(card, typed, around), { preview: true })
  }, [ready, isWanted, card, typed, agency, business, linkTypes])
}

export function CardPreview({
  card,
  unsaved,
  width = 300,
  at,
}: {
  card: Card
  unsaved: Unsaved
  width?: number
  /** The block of the page to show; the top without one. */
  at?: CardBlock | null | undefined
}) {
  const { t } = useLingui()
  const html = useCardPage(card, unsaved)
  const whole = useMemo(() => html.replaceAll(roomHints, ''), [html])
  return (
    <PhoneFrame html={whole} title={t`Preview of your card`} width={width} at={at ? partOf(at) : undefined} />
  )
}

/** Sections that are laid out only near the screen stand elsewhere than they say, and the part to show was missed. */
const roomHints = / style="contain-intrinsic-block-size:[^"]*"/g

const partOf = (block: CardBlock) => (block === 'products' ? '#products, #services, #timetable' : `#${block}`)
