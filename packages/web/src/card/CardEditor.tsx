import { useLingui } from '@lingui/react/macro'
import { useRouterState } from '@tanstack/react-router'
import Box from '@mui/material/Box'
import useMediaQuery from '@mui/material/useMediaQuery'
import { cardSections, type CardSection } from '@parichay/contract/card/completion.ts'
import type { Card } from '@parichay/contract/card/fields.ts'
import type { Unsaved } from '@parichay/contract/card/preview.ts'
import { Eye } from 'lucide-react'
import { useCallback, useState } from 'react'
import { stringifySearch } from '../search.ts'
import { Button } from '../ui/Button.tsx'
import { Page } from '../ui/Page.tsx'
import { topBarHeight } from '../ui/theme.ts'
import { CardActions } from './CardActions.tsx'
import { CardHead } from './CardHead.tsx'
import { LinksCoachmark } from './LinksCoachmark.tsx'
import { PreviewPane } from './PreviewPane.tsx'
import { PreviewSheet } from './PreviewSheet.tsx'
import { SectionList } from './SectionList.tsx'
import { SectionView } from './SectionView.tsx'
import { sectionNames } from './words.ts'

const isSection = (text: string | undefined): text is CardSection =>
  cardSections.some((section) => section === text)

/**
 * A list of sections that open over the whole screen on phones; on wide screens list, form and live preview
 * side by side. Every section saves by itself.
 */
export function CardEditor({ card }: { card: Card }) {
  const { t, i18n } = useLingui()
  const desktop = useMediaQuery('(min-width: 1200px)', { noSsr: true })
  const wide = useMediaQuery('(min-width: 768px)', { noSsr: true })
  const { pathname, search } = useRouterState({ select: (state) => state.location }) as {
    pathname: string
    search: Record<string, string>
  }
  const named = isSection(search.section) ? search.section : undefined
  const section = named ?? (desktop ? 'details' : undefined)
  const [unsaved, setUnsaved] = useState<Unsaved>({})
  const [previewing, setPreviewing] = useState(false)
  const take = useCallback((part: Unsaved) => setUnsaved(part), [])
  const hrefOf = (to: CardSection) =>
    `${pathname}${stringifySearch({ ...search, section: to, showLinksCoachmark: undefined })}`
  const coachmark = search.showLinksCoachmark === 'true' ? <LinksCoachmark href={hrefOf('links')} /> : null
  const form = section && <SectionView section={section} card={card} onTyped={take} />

  if (wide) {
    return (
      <Page
        title={card.basicDetails.companyName || t`Your card`}
        subtitle={<CardHead card={card} />}
        actions={<CardActions card={card} />}
        width="xl"
      >
        <Box
          sx={{
            display: 'grid',
            gap: 3,
            alignItems: 'start',
            gridTemplateColumns: desktop ? '276px minmax(0, 1fr) 316px' : 'minmax(0, 1fr) 304px',
          }}
        >
          {(desktop || !section) && (
            <Box
              sx={
                desktop
                  ? {
                      position: 'sticky',
                      top: topBarHeight + 16,
                      maxHeight: `calc(100dvh - ${topBarHeight + 32}px)`,
                      overflowY: 'auto',
                      mx: -0.5,
                      px: 0.5,
                    }
                  : {}
              }
            >
              <SectionList
                card={card}
                current={section}
                hrefOf={hrefOf}
                coachmark={coachmark}
                roomy={!desktop}
              />
            </Box>
          )}
          {section && (
            <Box
              sx={{
                minWidth: 0,
                bgcolor: 'background.paper',
                border: '1px solid',
                borderColor: 'divider',
                borderRadius: '16px',
                p: 3,
                pb: 2,
              }}
            >
              <Box component="h2" sx={{ typography: 'h2', mb: 2.5 }}>
                {i18n._(sectionNames[section])}
              </Box>
              {form}
            </Box>
          )}
          <Box component="aside" aria-label={t`Preview`} sx={{ position: 'sticky', top: topBarHeight + 16 }}>
            <PreviewPane card={card} unsaved={unsaved} width={300} section={section} />
          </Box>
        </Box>
      </Page>
    )
  }
  return (
    <Page
      title={named ? i18n._(sectionNames[named]) : card.basicDetails.companyName || t`Your card`}
      subtitle={named ? undefined : <CardHead card={card} />}
      actions={<CardActions card={card} compact={named !== undefined} />}
    >
      {form ?? <SectionList card={card} current={undefined} hrefOf={hrefOf} coachmark={coachmark} roomy />}
      <Box sx={{ height: 72 }} />
      <Box
        sx={{
          position: 'fixed',
          zIndex: 9,
          right: 16,
          bottom: 'calc(16px + var(--save-bar-height, 0px) + env(safe-area-inset-bottom))',
          transition: 'bottom 180ms',
        }}
      >
        <Button
          icon={Eye}
          onClick={() => setPreviewing(true)}
          sx={{ borderRadius: '999px', boxShadow: 8, minHeight: 48 }}
        >{t`Preview`}</Button>
      </Box>
      {previewing && (
        <PreviewSheet
          open
          onClose={() => setPreviewing(false)}
          card={card}
          unsaved={unsaved}
          section={section}
        />
      )}
    </Page>
  )
}
