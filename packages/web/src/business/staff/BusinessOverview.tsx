import { useLingui } from '@lingui/react/macro'
import type { Business } from '@parichay/contract/business/fields.ts'
import { useRemote } from '../../api/remote.ts'
import Box from '@mui/material/Box'
import { ChevronRight } from 'lucide-react'
import { notesQuery } from '../../api/notes.ts'
import { failureText } from '../../failure-words.ts'
import { useGo } from '../../go.ts'
import { NoteRow } from '../../note/NoteRow.tsx'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { InlineError } from '../../ui/list/InlineError.tsx'
import { fromDesktop } from '../../ui/theme.ts'
import { BusinessFacts } from './BusinessFacts.tsx'
import { BusinessOwner } from './BusinessOwner.tsx'
import { BusinessPlan } from './BusinessPlan.tsx'
import { CardChip } from './CardChip.tsx'
import { SuspendedNotice } from './SuspendedNotice.tsx'

/** What staff look up first: the owner, the plan, the card, what must not be forgotten, and all that was written. */
export function BusinessOverview({ business }: { business: Business }) {
  const { t } = useLingui()
  const go = useGo()
  const { data: notes, error, reload } = useRemote(notesQuery(business.businessId))
  const pinned = notes?.filter(({ isPinned }) => isPinned) ?? []
  const { card, businessId } = business
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 2,
        alignItems: 'start',
        [fromDesktop]: { gridTemplateColumns: 'minmax(0, 1fr) 340px', columnGap: 3 },
      }}
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
        <SuspendedNotice business={business} />
        {error && !notes && <InlineError message={failureText(error)} onRetry={reload} />}
        {pinned.length > 0 && (
          <Box
            component="ul"
            aria-label={t`Notes on top`}
            sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.25 }}
          >
            {pinned.map((note) => (
              <NoteRow key={note.noteId} note={note} />
            ))}
          </Box>
        )}
        <BusinessOwner business={business} />
        <BusinessFacts business={business} />
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
        <BusinessPlan business={business} />
        <Card sx={{ display: 'grid', gap: 1 }}>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            <Box component="h2" sx={{ typography: 'h3', flex: 1 }}>{t`Digital card`}</Box>
            {card && <CardChip card={card} />}
          </Box>
          <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {card ? (card.url?.replace(/^https?:\/\//, '') ?? t`Nobody can see it yet`) : t`No card yet`}
          </Box>
          <Box>
            <Button
              look="text"
              icon={ChevronRight}
              onClick={() => go(paths.adminBusiness(businessId, { tab: 'card' }), { replace: true })}
              sx={{ ml: -1.5 }}
            >{t`Look at the card`}</Button>
          </Box>
        </Card>
      </Box>
    </Box>
  )
}
