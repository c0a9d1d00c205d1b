import type { Figure } from '@parichay/contract/analytics/fields.ts'
import { keptDays } from '@parichay/contract/analytics/insights.ts'
import { addDays } from '@parichay/contract/business/rules.ts'
import { plannedAsLists } from '../../platform/choose-page.ts'
import type { Database, Db } from '../../platform/db.ts'
import { exactFigure } from '../figures/store.ts'
import { spanBefore } from './rules.ts'
import { countWorks, listFailureDays, listSessionDays, sumFilms } from './store.counts.ts'
import { sumPaid } from './store.paid.ts'
import { countConverted, countRenewals, type Wish } from './store.ts'

/** What some days come to, by the key of each definition; null where it cannot be said of the businesses that are meant. */
type Sums = Record<
  | 'newBusinesses'
  | 'newPaying'
  | 'newCards'
  | 'paidCount'
  | 'paidSum'
  | 'endedPlans'
  | 'lostPlans'
  | 'greetingsSent'
  | 'filmsMade'
  | 'filmMinutes',
  number
> &
  Record<'visits' | 'failures', number | null>

const order: readonly (keyof Sums)[] = [
  'newBusinesses',
  'newPaying',
  'newCards',
  'paidCount',
  'paidSum',
  'endedPlans',
  'lostPlans',
  'greetingsSent',
  'filmsMade',
  'filmMinutes',
  'visits',
  'failures',
]

/** What some days come to, asked from the same places as the lists behind the numbers. `tellsUse`: the use of panels is asked too. */
async function sumsIn(db: Db, wish: Wish, tellsUse: boolean): Promise<Sums> {
  const { made, paid } = await countConverted(db, wish)
  const { payments, revenue } = await sumPaid(db, wish)
  const [ended] = await countRenewals(db, [wish.span], wish)
  const { due = 0, early = 0, inGrace = 0, in30Days = 0, later = 0 } = ended ?? {}
  const days = async (list: typeof listSessionDays) =>
    tellsUse ? (await list(db, wish)).reduce((all, { value }) => all + value, 0) : null
  return {
    newBusinesses: made,
    newPaying: paid,
    paidCount: payments,
    paidSum: revenue,
    endedPlans: due,
    lostPlans: due - early - inGrace - in30Days - later,
    ...(await countWorks(db, wish)),
    ...(await sumFilms(db, wish)),
    visits: await days(listSessionDays),
    failures: await days(listFailureDays),
  }
}

/** What the days come to that were asked for, and what as many days before them came to. */
export async function spanFigures(db: Database['platform'], wish: Wish): Promise<Figure[]> {
  // Nobody knows for which business a panel was used: a narrowed question has no answer.
  const tellsUse = Object.values(wish.businesses).every((value) => value === undefined)
  const earlier = { ...wish, span: spanBefore(wish.span) }
  const [now, before] = await Promise.all([
    plannedAsLists(db, (tx) => sumsIn(tx, wish, tellsUse)),
    plannedAsLists(db, (tx) => sumsIn(tx, earlier, tellsUse)),
  ])
  return figuresOf(now, before, wish)
}

/** What goes by its moment and not with its whole day: the night takes the first hours of the first day that is left. */
const goesByMoment: readonly (keyof Sums)[] = ['visits', 'failures']

/** The first day of which all is known, for figures that are forgotten after a while; `today` an Indian day. */
const firstKept = (definition: keyof Sums, today: string): string =>
  definition in keptDays
    ? addDays(
        today,
        (goesByMoment.includes(definition) ? 1 : 0) - keptDays[definition as keyof typeof keptDays],
      )
    : ''

/**
 * The figures of a span with what came before it. Of crowds that are only known to be crowds no difference is told, and none
 * against days that are partly forgotten. Pure.
 */
function figuresOf(now: Sums, before: Sums, { span, days }: Pick<Wish, 'span' | 'days'>): Figure[] {
  const earlier = spanBefore(span)
  return order.flatMap((definition): Figure[] => {
    const value = now[definition]
    const was = before[definition]
    if (value === null) return []
    const isCapped = definition === 'newCards' || definition === 'greetingsSent'
    const isMore = isCapped && value > exactFigure
    const isKept = earlier.from >= firstKept(definition, days.today)
    const isTold = was !== null && !isMore && !(isCapped && was > exactFigure) && isKept
    return [
      {
        definition,
        value: isMore ? exactFigure : value,
        isMore,
        unit: definition === 'paidSum' ? 'paise' : 'count',
        span,
        before: isTold ? { value: was, ...earlier } : null,
      },
    ]
  })
}
