import { isPaid } from '@parichay/contract/plan/entitlement.ts'
import { useRemote } from '../api/remote.ts'
import { useEffect, useState } from 'react'
import { linkTypesOfQuery } from '../api/customer-queries.ts'
import { useAgency } from '../session.ts'
import { loadFirstPart } from '../ui/load-part.ts'
import { PhoneFrame } from '../ui/PhoneFrame.tsx'
import { type CardThumbnailProps, ThumbnailBone } from './ThumbnailBone.tsx'
import { presentDay } from '../ui/clock.ts'

const drawing = () =>
  loadFirstPart(async () => {
    const [{ drawCardPage }, { previewFacts }] = await Promise.all([
      import('@parichay/card-page/card.ts'),
      import('@parichay/contract/card/preview.ts'),
    ])
    return { drawCardPage, previewFacts }
  })

/** A card drawn here, for those without a public page yet. */
export function DrawnThumbnail({ card, business, title, width }: CardThumbnailProps) {
  const agency = useAgency()
  const ids = [...new Set(card.links.map((link) => link.linkTypeId))].sort((one, other) => one - other)
  const types = useRemote({ ...linkTypesOfQuery(ids), enabled: ids.length > 0 })
  const [html, setHtml] = useState<string>()
  const known = types.data
  const isWaiting = ids.length > 0 && types.pending
  useEffect(() => {
    if (isWaiting) return
    let isGone = false
    const around = {
      origin: location.origin,
      category: business.category,
      isPaid: isPaid(business),
      agency,
      linkTypes: known ?? [],
      today: presentDay(),
    }
    drawing().then(
      ({ drawCardPage, previewFacts }) =>
        isGone || setHtml(drawCardPage(previewFacts(card, {}, around), { preview: true })),
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [card, business, agency, known, isWaiting])
  if (html === undefined) return <ThumbnailBone width={width} business={business} />
  return <PhoneFrame html={html} title={title} width={width} />
}
