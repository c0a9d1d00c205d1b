import type { CardPageFacts } from '@parichay/contract/card/page.ts'
import type { Card } from '@parichay/contract/card/fields.ts'
import type { AgencyDetails } from '@parichay/contract/agency/fields.ts'
import type { LinkType } from '@parichay/contract/link-store/fields.ts'
import { useQuery } from '@tanstack/react-query'
import Box from '@mui/material/Box'
import { useEffect, useState } from 'react'
import { linkTypesQuery } from '../api/customer-queries.ts'
import { useAgency } from '../session.ts'
import { loadChunk } from '../shell/chunk-failure.ts'
import { PhoneFrame } from '../ui/PhoneFrame.tsx'
import { Bone } from '../ui/Skeletons.tsx'

/** What the public page is drawn from, as the panel knows it. Sizes of pictures only keep their place while they load. */
function factsOf(card: Card, category: string, agency: AgencyDetails, types: readonly LinkType[]): CardPageFacts {
  const { logoUrl, coverUrl } = card.pictures
  return {
    cardId: card.cardId ?? '',
    url: card.url ?? location.origin,
    category,
    template: card.template,
    basicDetails: card.basicDetails,
    links: card.links.flatMap((link) => {
      const type = types.find((one) => one.linkTypeId === link.linkTypeId)
      return type ? [{ title: link.title, value: link.value, type }] : []
    }),
    settings: card.settings,
    pictures: { logo: logoUrl ? { url: logoUrl, width: 320, height: 320 } : null, cover: coverUrl ? { url: coverUrl, width: 1200, height: 640 } : null },
    agency: { agencyName: agency.agencyName, support: agency.support, url: location.origin },
    notice: null,
  }
}

type Props = { card: Card; category: string; title: string; width: number }

/** The own card as visitors see it, small, in a phone; to look at, not to use. */
export function CardThumbnail({ card, category, title, width }: Props) {
  const agency = useAgency()
  const types = useQuery({ ...linkTypesQuery, enabled: card.links.length > 0 })
  const [html, setHtml] = useState<string>()
  const known = types.data
  const isWaiting = card.links.length > 0 && types.isPending
  useEffect(() => {
    if (isWaiting) return
    let isGone = false
    loadChunk(() => import('@parichay/card-page/card.ts')).then(
      ({ drawCardPage }) => isGone || setHtml(drawCardPage(factsOf(card, category, agency, known ?? []), { preview: true })),
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [card, category, agency, known, isWaiting])
  if (html === undefined) return <Bone width={width} height={((width - 16) / 360) * 740 + 16} round={(36 * width) / 300} />
  return (
    <Box inert sx={{ pointerEvents: 'none' }}>
      <PhoneFrame html={html} title={title} width={width} />
    </Box>
  )
}
