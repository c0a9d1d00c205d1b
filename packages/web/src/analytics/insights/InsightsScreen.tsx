import { useLingui } from '@lingui/react/macro'
import { addDays } from '@parichay/contract/business/rules.ts'
import Box from '@mui/material/Box'
import { useRemote } from '../../api/remote.ts'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { insightAddress, type InsightSearch, insightsQuery } from '../../api/insights.ts'
import { AgencyPill } from '../../shell/AgencyPill.tsx'
import { NarrowPills } from '../../business/staff/NarrowPills.tsx'
import { failureText } from '../../failure-words.ts'
import { timeText } from '../../ui/dates.ts'
import { DayInput } from '../../ui/list/DayInput.tsx'
import { InlineError } from '../../ui/list/InlineError.tsx'
import { Page } from '../../ui/Page.tsx'
import { Pill } from '../../ui/Pill.tsx'
import { ListSkeleton } from '../../ui/Skeletons.tsx'
import { InsightCards } from './InsightCards.tsx'
import { InsightFigures } from './InsightFigures.tsx'
import { presentDay } from '../../ui/clock.ts'

/** Insights of the platform: what happened on the days of the address, in all agencies or one. */
export function InsightsScreen() {
  const { t, i18n } = useLingui()
  const navigate = useNavigate()
  const query = insightAddress.read(useSearch({ strict: false }) as Record<string, string | undefined>)
  const { data, error, loading, reload } = useRemote(insightsQuery(query))
  const change = (what: { [K in keyof InsightSearch]?: InsightSearch[K] | undefined }) =>
    void navigate({ to: '.', search: insightAddress.change(query, what) as never, resetScroll: false })
  const today = presentDay()
  const to = query.to ?? today
  const from = query.from ?? addDays(to, -29)
  const spans = [
    { days: 30, words: t`30 days` },
    { days: 90, words: t`90 days` },
    { days: 365, words: t`12 months` },
  ]
  const asOf = data ? timeText(data.asOf, i18n.locale) : ''
  return (
    <Page title={t`Insights`} width="xl" subtitle={data && t`as of ${asOf}`}>
      <Box
        role="group"
        aria-label={t`Filters`}
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 1.25, mb: 3 }}
      >
        {spans.map(({ days, words }) => (
          <Pill
            key={days}
            pressed={to === today && from === addDays(today, 1 - days)}
            onClick={() => change({ from: addDays(today, 1 - days), to: undefined })}
          >
            {words}
          </Pill>
        ))}
        <DayInput label={t`From`} value={from} max={to} onChange={(day) => change({ from: day })} />
        <DayInput label={t`Until`} value={to} min={from} onChange={(day) => change({ to: day })} />
        <AgencyPill agencyId={query.agencyId} onChange={change} />
        <NarrowPills query={query} agencyId={query.agencyId} onChange={change} />
      </Box>
      <InsightFigures query={query} saidAsOf={data?.asOf} />
      {Boolean(error) && <InlineError message={failureText(error)} onRetry={reload} />}
      {!data && !error && <ListSkeleton rows={6} />}
      {data && (
        <Box aria-busy={loading} sx={{ opacity: loading ? 0.6 : 1, transition: 'opacity 150ms 150ms' }}>
          <InsightCards insights={data} query={query} />
        </Box>
      )}
    </Page>
  )
}
