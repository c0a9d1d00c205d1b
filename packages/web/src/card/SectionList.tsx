import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { completionOf, type CardSection } from '@parichay/contract/card/completion.ts'
import type { Card } from '@parichay/contract/card/fields.ts'
import { IdCard, type LucideIcon, Palette, Settings2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { BlockList } from './BlockList.tsx'
import { SectionRow } from './SectionRow.tsx'
import { designWords, sectionNames } from './words.ts'
import { plainList } from '../ui/shape-styles.ts'
import { dot } from '../ui/dot.ts'

export type SectionListProps = {
  card: Card
  current: CardSection | undefined
  hrefOf: (section: CardSection) => string
  /** Stands below the row of links. */
  coachmark?: ReactNode
  /** Roomy rows on phones, a compact menu beside the form on wide screens. */
  roomy: boolean
}

/** What is in each section, in few words. */
function useSummaries(card: Card): Record<CardSection, string> {
  const { t } = useLingui()
  const { limit, paymentOptions: payment, aboutUs } = card
  const details = completionOf(card, 'details')
  const upi = payment.upiId ? t`UPI` : ''
  const bank = payment.bank ? t`Bank` : ''
  return {
    details: t`${details.filled} of ${details.total} filled in`,
    payment: [upi, bank].filter(Boolean).join(dot) || t`UPI, bank, apps`,
    links:
      limit.links === -1
        ? plural(card.links.length, { one: '# link', other: '# links' })
        : t`${card.links.length} of ${limit.links}`,
    about:
      aboutUs.reasons.length > 0
        ? plural(aboutUs.reasons.length, { one: '# reason', other: '# reasons' })
        : aboutUs.body
          ? aboutUs.title || t`Your text`
          : t`Your story, why you`,
    products:
      limit.products === -1 ? String(card.products.length) : t`${card.products.length} of ${limit.products}`,
    gallery:
      limit.gallery === -1 ? String(card.gallery.length) : t`${card.gallery.length} of ${limit.gallery}`,
    videos:
      limit.youtube === -1
        ? String(card.youtubeVideos.length)
        : t`${card.youtubeVideos.length} of ${limit.youtube}`,
    template: designWords[card.template.code].name,
    settings: card.cardId ?? t`No card link yet`,
  }
}

const fixed: Record<'details' | 'template' | 'settings', LucideIcon> = {
  details: IdCard,
  template: Palette,
  settings: Settings2,
}

/** The sections with what is in them and a tick for what is complete; those of the page can be arranged. */
export function SectionList({ card, current, hrefOf, coachmark, roomy }: SectionListProps) {
  const { t, i18n } = useLingui()
  const summaries = useSummaries(card)
  const rows = (sections: readonly (keyof typeof fixed)[]) => (
    <Box component="ul" sx={{ ...plainList, display: 'grid', gap: roomy ? 1 : 0.5 }}>
      {sections.map((section) => (
        <Box component="li" key={section} sx={{ display: 'flex', position: 'relative' }}>
          <SectionRow
            icon={fixed[section]}
            name={i18n._(sectionNames[section])}
            summary={summaries[section]}
            done={completionOf(card, section).done}
            href={hrefOf(section)}
            here={section === current}
            roomy={roomy}
          />
        </Box>
      ))}
    </Box>
  )
  return (
    <Box component="nav" aria-label={t`Sections of the card`} sx={{ display: 'grid', gap: roomy ? 1.5 : 1 }}>
      {rows(['details'])}
      <Box sx={{ typography: 'caption', color: 'text.secondary', px: 0.5, mb: -0.5 }}>
        {t`On your page, from top to bottom`}
      </Box>
      <BlockList
        card={card}
        summaries={summaries}
        current={current}
        hrefOf={hrefOf}
        coachmark={coachmark}
        roomy={roomy}
      />
      {rows(['template', 'settings'])}
    </Box>
  )
}
