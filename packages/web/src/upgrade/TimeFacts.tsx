import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { PeriodChange, PurchasePreview } from '@parichay/contract/payment/fields.periods.ts'
import { CalendarCheck, CalendarClock, CalendarX2, Info } from 'lucide-react'
import { dayText } from '../ui/dates.ts'
import { Fact } from './Fact.tsx'
import { Years } from './PlanPrice.tsx'

/** From when to when a plan counts, and what it does to the days that are there: all of it as the server says. */
export function TimeFacts({ time, validity }: { time: PurchasePreview; validity: number }) {
  const { i18n } = useLingui()
  const day = (text: string) => dayText(text, i18n.locale)
  const { begins, goesOnAfter, startsOn, lastDay, trialDaysLost, changes } = time
  const [starts, ends] = [day(startsOn), day(lastDay)]
  const before = day(goesOnAfter ?? startsOn)
  return (
    <>
      <Fact icon={CalendarCheck}>
        <Trans>
          Valid <Years validity={validity} />, until {ends}
        </Trans>
      </Fact>
      <Fact icon={CalendarClock}>
        {begins === 'today' ? (
          <Trans>Begins today</Trans>
        ) : begins === 'since' ? (
          <Trans>Counts from {before}, the day your plan ended</Trans>
        ) : goesOnAfter === null ? (
          <Trans>Begins on {starts}: no day is lost</Trans>
        ) : (
          <Trans>Begins when your current plan ends, after {before}: no day is lost</Trans>
        )}
      </Fact>
      {changes.map((change) => (
        <Effect key={change.recordNo ?? change.what} change={change} />
      ))}
      {trialDaysLost > 0 && (
        <Fact icon={Info}>
          <Plural
            value={trialDaysLost}
            one="The free trial (# day left) ends with it."
            other="The free trial (# days left) ends with it."
          />
        </Fact>
      )}
      {begins !== 'today' && (
        <Fact icon={Info}>
          <Trans>Limits begin anew; unused PDFs and videos do not carry over.</Trans>
        </Fact>
      )}
    </>
  )
}

/** What happens to another plan that is paid already. */
function Effect({ change: { what, name, is, days } }: { change: PeriodChange }) {
  const { t, i18n } = useLingui()
  const plan = name || t`Your current plan`
  if (what === 'cut')
    return (
      <Fact icon={CalendarX2} isLoud>
        <Plural
          value={-days}
          one={`${plan} ends today: # paid day is lost and not refunded.`}
          other={`${plan} ends today: # paid days are lost and not refunded.`}
        />
      </Fact>
    )
  if (what === 'new' || !is) return null
  const [from, to] = [dayText(is.startsOn, i18n.locale), dayText(is.lastDay, i18n.locale)]
  return (
    <Fact icon={CalendarClock}>
      <Trans>
        {plan}, paid ahead, moves: now {from} – {to}
      </Trans>
    </Fact>
  )
}
