import { useLingui } from '@lingui/react/macro'
import { useRouterState } from '@tanstack/react-router'
import Box from '@mui/material/Box'
import useMediaQuery from '@mui/material/useMediaQuery'
import { cardSections, type CardSection } from '@parichay/contract/card/completion.ts'
import type { Card } from '@parichay/contract/card/fields.ts'
import type { Unsaved } from '@parichay/contract/card/preview.ts'
import { Eye } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import type { CardField } from '../paths.ts'
import { stringifySearch } from '../search.ts'
import { Button } from '../ui/Button.tsx'
import { Page } from '../ui/Page.tsx'
import { useOverFoot } from '../ui/over-foot.ts'
import { topBarHeight } from '../ui/theme.ts'
import { CardActions } from './CardActions.tsx'
import { CardHead } from './CardHead.tsx'
import { EndedNotice, useReadOnly } from './EndedNotice.tsx'
import { LinksCoachmark } from './LinksCoachmark.tsx'
import { PreviewPane } from './PreviewPane.tsx'
import { PreviewSheet } from './PreviewSheet.tsx'
import { SectionList } from './SectionList.tsx'
import { SectionView } from './SectionView.tsx'
import { sectionNames } from './words.ts'

const isSection = (text: string | undefined): text is CardSection =>
  cardSections.some((section) => section === text)

/** Where a link to a field leads, and the box that gets the focus there. */
const fields: Record<CardField, { section: CardSection; box: string | null }> = {
  logo: { section: 'details', box: null },
  phones: { section: 'details', box: 'phones.0.number' },
  address: { section: 'details', box: 'address' },
  hours: { section: 'details', box: null },
  links: { section: 'links', box: null },
  upi: { section: 'payment', box: 'upiId' },
  gallery: { section: 'gallery', box: null },
}

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
  const wished = fields[search.field as CardField] as (typeof fields)[CardField] | undefined
  const named = isSection(search.section) ? search.section : wished?.section
  const section = named ?? (desktop ? 'details' : undefined)
  const readOnly = useReadOnly(card)
  const [unsaved, setUnsaved] = useState<Unsaved>({})
  const [previewing, setPreviewing] = useState(false)
  const box = search.section === undefined ? wished?.box : null
  useFocusOn(box)
  const take = useCallback((part: Unsaved) => setUnsaved(part), [])
  const hrefOf = (to: CardSection) =>
    `${pathname}${stringifySearch({ ...search, section: to, field: undefined, showLinksCoachmark: undefined })}`
  const coachmark = search.showLinksCoachmark === 'true' ? <LinksCoachmark href={hrefOf('links')} /> : null
  const [besides, alone] = [wide, !wide]
  return (
    <Page
      title={named && alone ? i18n._(sectionNames[named]) : card.basicDetails.companyName || t`Your card`}
      subtitle={named && alone ? undefined : <CardHead card={card} />}
      actions={<CardActions card={card} compact={named !== undefined && alone} />}
      width={besides ? 'xl' : 'sm'}
    >
      {readOnly && <EndedNotice card={card} />}
      {/* One tree for all widths: turning a phone or widening a window keeps what is open and under way. */}
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          gridTemplateColumns: desktop
            ? '276px minmax(0, 1fr) 316px'
            : besides
              ? 'minmax(0, 1fr) 304px'
              : 'minmax(0, 1fr)',
        }}
      >
        {(desktop || !section) && (
          <Box key="list" sx={desktop ? listStyle : {}}>
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
          <Box key="form" sx={besides ? paperStyle : { minWidth: 0 }}>
            {besides && (
              <Box key="title" component="h2" sx={{ typography: 'h2', mb: 2.5 }}>
                {i18n._(sectionNames[section])}
              </Box>
            )}
            <Box key="fields" inert={readOnly} sx={readOnly ? { opacity: 0.55 } : {}}>
              <SectionView section={section} card={card} onTyped={take} />
            </Box>
          </Box>
        )}
        {besides && (
          <Box
            key="preview"
            component="aside"
            aria-label={t`Preview`}
            sx={{ position: 'sticky', top: topBarHeight + 16 }}
          >
            <PreviewPane card={card} unsaved={unsaved} width={300} section={section} />
          </Box>
        )}
      </Box>
      {alone && <PreviewButton isSmall={section !== undefined} onPress={() => setPreviewing(true)} />}
      {alone && previewing && (
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

const listStyle = {
  position: 'sticky',
  top: topBarHeight + 16,
  maxHeight: `calc(100dvh - ${topBarHeight + 32}px)`,
  overflowY: 'auto',
  mx: -0.5,
  px: 0.5,
} as const

const paperStyle = {
  minWidth: 0,
  bgcolor: 'background.paper',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '16px',
  p: 3,
  pb: 2,
} as const

/** Puts the focus into the box that a link names. */
function useFocusOn(box: string | null | undefined) {
  useEffect(() => {
    if (!box) return
    // The section may still be on its way.
    const look = setInterval(() => {
      const found = document.querySelector<HTMLElement>(`main [name="${box}"]`)
      if (!found) return
      clearInterval(look)
      found.focus()
    }, 100)
    return () => clearInterval(look)
  }, [box])
}

/** Within reach of the thumb, above the bar that saves. */
function PreviewButton({ isSmall, onPress }: { isSmall: boolean; onPress: () => void }) {
  const { t } = useLingui()
  useOverFoot(72)
  return (
    <>
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
          label={t`Preview`}
          onClick={onPress}
          sx={{
            borderRadius: '999px',
            boxShadow: 8,
            minHeight: 48,
            // Over a form it is small: a wide one hid what was typed under it.
            ...(isSmall && { width: 52, minHeight: 52, p: 0 }),
          }}
        >
          {isSmall ? null : t`Preview`}
        </Button>
      </Box>
    </>
  )
}
