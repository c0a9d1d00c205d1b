import { useLingui } from '@lingui/react/macro'
import type { Business } from '@parichay/contract/business/fields.ts'
import { useEffect, useRef } from 'react'
import { useGo } from '../go.ts'
import { paths } from '../paths.ts'
import { loadFirstPart } from '../ui/load-part.ts'
import designs from './news/designs.svg'
import links from './news/links.svg'
import qr from './news/qr.svg'

/** People see their home first; news may come when they have looked at it, in milliseconds. */
const newsAfterMs = 6000

/** Tells once what this release brings, to people who have a card to use it on. */
export function WhatsNewWatch({ business }: { business: Business }) {
  const { t } = useLingui()
  const go = useGo()
  const told = useRef(false)
  const cardNo = business.card?.status === 'ACTIVE' ? business.card.cardNo : undefined
  useEffect(() => {
    if (cardNo === undefined || told.current) return
    const timer = setTimeout(tell, newsAfterMs)
    return () => clearTimeout(timer)
    function tell() {
      told.current = true
      void loadFirstPart(() => import('../shell/whats-new/show-whats-new.tsx')).then(
        ({ showWhatsNew }) =>
          showWhatsNew([
            {
              id: '2026-11-links',
              title: t`Add useful links to your card`,
              subtitle: t`Instagram, Google reviews, your menu, a map: more than sixty kinds, each with its own icon.`,
              image: links,
              action: {
                label: t`Add links`,
                variant: 'primary',
                run: () => go(paths.editCard(cardNo!, { showLinksCoachmark: true })),
              },
            },
            {
              id: '2026-11-designs',
              title: t`A new look whenever you like`,
              subtitle: t`Try any of twelve designs with your own details. Your link stays the same.`,
              image: designs,
              action: {
                label: t`Choose a design`,
                variant: 'secondary',
                run: () => go(paths.editCard(cardNo!)),
              },
            },
            {
              id: '2026-11-qr',
              title: t`Your own QR code`,
              subtitle: t`Open it below your card, print it for the counter, and people have your number in a second.`,
              image: qr,
            },
          ]),
        () => undefined,
      )
    }
  }, [cardNo, t, go])
  return null
}
