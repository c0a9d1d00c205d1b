import type { Card } from '@parichay/contract/card/fields.ts'
import type { Business } from '@parichay/contract/business/fields.ts'
import { isPaid, istDay } from '@parichay/contract/business/rules.ts'
import { useQuery } from '@tanstack/react-query'
import Box from '@mui/material/Box'
import { useEffect, useState } from 'react'
import { linkTypesOfQuery } from '../api/customer-queries.ts'
import { useAgency } from '../session.ts'
import { loadChunk } from '../shell/chunk-failure.ts'
import { PhoneFrame } from '../ui/PhoneFrame.tsx'
import { Bone } from '../ui/Skeletons.tsx'

const drawing = () =>
  loadChunk(async () => {
    const [{ drawCardPage }, { previewFacts }] = await Promise.all([import('@parichay/card-page/card.ts'), import('@parichay/contract/card/preview.ts')])
    return { drawCardPage, previewFacts }
  })

type Props = { card: Card; business: Business; title: string; width: number }

/** The own card as visitors see it, small, in a phone; to look at, not to use. */
export function CardThumbnail({ card, business, title, width }: Props) {
  const agency = useAgency()
  const ids = [...new Set(card.links.map((link) => link.linkTypeId))].sort((one, other) => one - other)
  const types = useQuery({ ...linkTypesOfQuery(ids), enabled: ids.length > 0 })
  const [html, setHtml] = useState<string>()
  const known = types.data
  const isWaiting = ids.length > 0 && types.isPending
  useEffect(() => {
    if (isWaiting) return
    let isGone = false
    const around = { origin: location.origin, category: business.category, isPaid: isPaid(business), agency, linkTypes: known ?? [], today: istDay(new Date()) }
    drawing().then(
      ({ drawCardPage, previewFacts }) => isGone || setHtml(drawCardPage(previewFacts(card, {}, around), { preview: true })),
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [card, business, agency, known, isWaiting])
  if (html === undefined) return <Bone width={width} height={((width - 16) / 360) * 740 + 16} round={(36 * width) / 300} />
  return (
    <Box inert sx={{ pointerEvents: 'none' }}>
      <PhoneFrame html={html} title={title} width={width} />
    </Box>
  )
}
