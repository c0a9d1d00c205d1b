import { useLingui } from '@lingui/react/macro'
import { useRemote } from '../../api/remote.ts'
import Box from '@mui/material/Box'
import { insightLinks } from '../../api/insight-links.ts'
import { insightFiguresQuery, type InsightSearch } from '../../api/insights.ts'
import { useStaff } from '../../api/staff.ts'
import { failureText } from '../../failure-words.ts'
import { InlineError } from '../../ui/list/InlineError.tsx'
import { timeText } from '../../ui/dates.ts'
import { Quiet } from '../../ui/shapes.tsx'
import { Bone, Skeleton } from '../../ui/Skeletons.tsx'
import { fromDesktop } from '../../ui/theme.ts'
import { FigureTiles } from '../FigureTiles.tsx'
import { insightWords } from '../words.ts'

/** What customers paid: their lists are closed to whom that is hidden from. */
const ofMoney: ReadonlySet<string> = new Set(['paidCount', 'paidSum'])

type Props = {
  query: InsightSearch
  /** The time that the page says of itself; the figures may have been counted at another one. */
  saidAsOf: string | undefined
}

/** What the days come to: each figure with how it is counted, what changed, and the way to its list. */
export function InsightFigures({ query, saidAsOf }: Props) {
  const { t, i18n } = useLingui()
  const { money } = useStaff()
  const { data, error, loading, reload } = useRemote(insightFiguresQuery(query))
  if (!data) return error ? <InlineError message={failureText(error)} onRetry={reload} /> : <FigureBones />
  const { span } = data
  const asOf = timeText(data.asOf, i18n.locale)
  const isSaid = saidAsOf !== undefined && timeText(saidAsOf, i18n.locale) === asOf
  const figures = data.figures.filter(({ definition }) => money.paid || !ofMoney.has(definition))
  const links = insightLinks(query)
  const wayTo: Record<string, string> = {
    newBusinesses: links.report('business', span),
    newPaying: links.report('business', span, { subscription: 'subscribed' }),
    newCards: links.report('digital-card', span),
    paidCount: links.report('payments', span),
    paidSum: links.report('payments', span),
    endedPlans: links.report('renewals', span),
    lostPlans: links.report('renewals', span, { renewal: 'notYet' }),
    greetingsSent: links.report('greetings', span),
    filmsMade: links.report('films', span),
    filmMinutes: links.report('films', span),
    visits: links.panelReport('sessions', span),
    failures: links.panelReport('failures', span),
  }
  return (
    <Box aria-busy={loading} sx={{ mb: 2, opacity: loading ? 0.6 : 1, transition: 'opacity 150ms 150ms' }}>
      {!isSaid && <Quiet>{t`These figures as of ${asOf}`}</Quiet>}
      <FigureTiles
        figures={figures}
        most={figures.length > 10 ? 6 : 5}
        words={insightWords}
        hrefOf={({ definition }) => wayTo[definition]}
      />
    </Box>
  )
}

/** As many tiles as will come, in their places. */
function FigureBones() {
  return (
    <Skeleton>
      <Box
        sx={{
          display: 'grid',
          gap: 1,
          mb: 2,
          gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
          [fromDesktop]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
        }}
      >
        {Array.from({ length: 12 }, (_, place) => (
          <Bone key={place} height={92} round={12} />
        ))}
      </Box>
    </Skeleton>
  )
}
