import { Plural, useLingui } from '@lingui/react/macro'
import type { Business } from '@parichay/contract/business/fields.ts'
import { standingOf } from '@parichay/contract/plan/entitlement.ts'
import { useRemote } from '../api/remote.ts'
import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { dashboardQuery } from '../api/customer-queries.ts'
import { failureText } from '../failure-words.ts'
import { Card } from '../ui/Card.tsx'
import { InlineError } from '../ui/list/InlineError.tsx'
import { Bone, Skeleton } from '../ui/Skeletons.tsx'
import { useToday } from '../ui/use-today.ts'

/** My numbers: what I have, what is live, how long it runs. */
export function MyNumbers({ business }: { business: Business }) {
  const { t } = useLingui()
  const today = useToday()
  const { data, error, reload } = useRemote(dashboardQuery)
  if (error !== null && !data) return <InlineError message={failureText(error)} onRetry={reload} />
  if (!data) {
    return (
      <Skeleton>
        <Bone height={112} round={12} />
      </Skeleton>
    )
  }
  const value = (definition: string) =>
    data.figures.find((figure) => figure.definition === definition)?.value ?? 0
  const left = standingOf(business, today).daysLeft
  return (
    <Card
      component="section"
      aria-label={t`My numbers`}
      sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', px: 0.5 }}
    >
      <Figure
        value={value('businesses')}
        label={<Plural value={value('businesses')} one="Business" other="Businesses" />}
      />
      <Figure
        value={value('activeCards')}
        label={<Plural value={value('activeCards')} one="Active card" other="Active cards" />}
      />
      {left !== null && left >= 0 ? (
        <Figure value={left} label={<Plural value={left} one="Day left" other="Days left" />} />
      ) : (
        <Figure
          value={value('draftCards')}
          label={<Plural value={value('draftCards')} one="Draft" other="Drafts" />}
        />
      )}
    </Card>
  )
}

const Figure = ({ value, label }: { value: number; label: ReactNode }) => (
  <Box sx={{ textAlign: 'center', px: 0.5, '& + &': { borderLeft: '1px solid', borderColor: 'divider' } }}>
    <Box sx={{ typography: 'h4', fontSize: '1.75rem' }}>{value}</Box>
    <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{label}</Box>
  </Box>
)
