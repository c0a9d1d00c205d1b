import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { cardSections, completionOf, type CardSection } from '@parichay/contract/card/completion.ts'
import type { Card } from '@parichay/contract/card/fields.ts'
import { Check, ChevronRight, IdCard, Link2, type LucideIcon, Palette, Settings2 } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import { Hidden } from '../ui/Hidden.tsx'
import { Link } from '../ui/Link.tsx'
import { designWords, sectionNames } from './words.ts'

const icons: Record<CardSection, LucideIcon> = {
  details: IdCard,
  links: Link2,
  template: Palette,
  settings: Settings2,
}

export type SectionListProps = {
  card: Card
  current: CardSection | undefined
  hrefOf: (section: CardSection) => string
  /** Stands below the row of links. */
  coachmark?: ReactNode
  /** Roomy rows on phones, a compact menu beside the form on wide screens. */
  roomy: boolean
}

/** The sections that exist, with what is in them and a tick for what is complete. */
export function SectionList({ card, current, hrefOf, coachmark, roomy }: SectionListProps) {
  const { t, i18n } = useLingui()
  const summaries: Record<CardSection, string> = {
    details: t`${completionOf(card, 'details').filled} of ${completionOf(card, 'details').total} filled in`,
    links:
      card.limit.links === -1
        ? plural(card.links.length, { one: '# link', other: '# links' })
        : t`${card.links.length} of ${card.limit.links}`,
    template: designWords[card.template.code].name,
    settings: card.cardId ?? t`No card link yet`,
  }
  return (
    <Box component="nav" aria-label={t`Sections of the card`}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: roomy ? 1 : 0.5 }}>
        {cardSections.map((section) => {
          const { done } = completionOf(card, section)
          const Icon = icons[section]
          const here = section === current
          return (
            <Fragment key={section}>
              <Box component="li" sx={{ position: 'relative' }}>
                <Link
                  href={hrefOf(section)}
                  current={here}
                  replace={!roomy}
                  sx={{
                    display: 'flex',
                    alignItems: 'center',
                    gap: 1.5,
                    minHeight: roomy ? 68 : 56,
                    px: roomy ? 2 : 1.25,
                    py: 1,
                    borderRadius: '12px',
                    textDecoration: 'none',
                    color: here ? 'primary.main' : 'text.primary',
                    bgcolor: here ? 'brand.tint' : roomy ? 'background.paper' : 'transparent',
                    border: roomy ? '1px solid' : 0,
                    borderColor: 'divider',
                    '&:hover': { bgcolor: here ? 'brand.tint' : 'brand.sunken' },
                  }}
                >
                  <Box
                    component={Icon}
                    size={24}
                    strokeWidth={1.75}
                    aria-hidden
                    sx={{ flex: 'none', color: roomy ? 'primary.main' : 'inherit' }}
                  />
                  <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
                    <Box component="span" sx={{ display: 'block', fontWeight: 650 }}>
                      {i18n._(sectionNames[section])}
                    </Box>
                    <Box
                      component="span"
                      sx={{
                        display: 'block',
                        typography: 'caption',
                        color: 'text.secondary',
                        overflow: 'hidden',
                        textOverflow: 'ellipsis',
                        whiteSpace: 'nowrap',
                      }}
                    >
                      {summaries[section]}
                    </Box>
                  </Box>
                  {done && (
                    <Box
                      component="span"
                      sx={{
                        width: 22,
                        height: 22,
                        flex: 'none',
                        borderRadius: '50%',
                        display: 'grid',
                        placeItems: 'center',
                        bgcolor: 'success.tint',
                        color: 'success.main',
                      }}
                    >
                      <Check size={14} strokeWidth={3} aria-hidden />
                      <Hidden>{t`, done`}</Hidden>
                    </Box>
                  )}
                  {roomy && (
                    <Box
                      component={ChevronRight}
                      size={20}
                      aria-hidden
                      sx={{ flex: 'none', color: 'text.secondary' }}
                    />
                  )}
                </Link>
                {section === 'links' && coachmark}
              </Box>
            </Fragment>
          )
        })}
      </Box>
    </Box>
  )
}
