import { type I18n, type MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import type { PeriodChange, ReversalPreview, TimePreview } from '@parichay/contract/payment/fields.periods.ts'
import type { PaymentState } from '@parichay/contract/payment/fields.ts'
import { rupees } from '@parichay/contract/money.ts'
import { dayText } from '../ui/dates.ts'

/** One thing that follows from taking a purchase back; loud where somebody loses paid days. */
export type Consequence = { id: string; words: MessageDescriptor; isLoud: boolean }

const takeable: readonly PaymentState[] = ['PAID', 'MANUAL', 'PARTLY_REFUNDED']
/** Whether a purchase can be taken back still. */
export const isTakeable = (status: PaymentState) => takeable.includes(status)

/** What taking a purchase back does, in the order people ask: this purchase, the others, the end, the money. */
export function consequencesOf(preview: ReversalPreview, i18n: I18n): Consequence[] {
  const { time, single } = preview
  return [
    ...(time ? time.changes.map((change) => ofChange(change, i18n)) : []),
    ...(time ? [{ id: 'end', words: endOf(time, i18n), isLoud: false }] : []),
    ...(single ? [{ id: 'single', words: singleWords(preview, single.was, single.is), isLoud: false }] : []),
    { id: 'money', words: moneyOf(preview), isLoud: false },
  ]
}

function ofChange({ what, recordNo, name, was, is, days }: PeriodChange, i18n: I18n): Consequence {
  const day = (text: string) => dayText(text, i18n.locale)
  const id = `${recordNo} ${what}`
  const [from, to] = [is ? day(is.startsOn) : '', is ? day(is.lastDay) : '']
  if (recordNo === null)
    return { id, isLoud: false, words: msg`Time that was paid before comes back: until ${to}.` }
  if (what === 'gone')
    return {
      id,
      isLoud: false,
      words: was
        ? msg`${name}, ${day(was.startsOn)} – ${day(was.lastDay)}, ends now.`
        : msg`Of ${name} no day was left.`,
    }
  if (what === 'restored')
    return {
      id,
      isLoud: false,
      words: msg({
        message: plural(days, {
          one: `${name} goes on: ${from} – ${to}, # day comes back.`,
          other: `${name} goes on: ${from} – ${to}, # days come back.`,
        }),
      }),
    }
  if (what === 'cut')
    return {
      id,
      isLoud: true,
      words: msg({
        message: plural(-days, {
          one: `${name} loses # day: without this purchase another plan ends it.`,
          other: `${name} loses # days: without this purchase another plan ends it.`,
        }),
      }),
    }
  return { id, isLoud: false, words: msg`${name} moves: now ${from} – ${to}.` }
}

function endOf({ asOf, is }: TimePreview, i18n: I18n): MessageDescriptor {
  if (is.lastDay === null) return msg`The business has no time left, as before its first purchase.`
  const end = dayText(is.lastDay, i18n.locale)
  if (is.lastDay < asOf) return msg`After that the business has no paid time: it ended on ${end}.`
  return is.isPaid ? msg`The business is paid for until ${end}.` : msg`The free trial goes on until ${end}.`
}

const singleWords = ({ kind }: ReversalPreview, was: number, is: number): MessageDescriptor => {
  if (was === is) return msg`It was used already: nothing is there to be taken away.`
  return kind === 'pdf'
    ? msg({
        message: plural(is, {
          0: 'No single export is left afterwards.',
          one: '# single export is left afterwards.',
          other: '# single exports are left afterwards.',
        }),
      })
    : msg({
        message: plural(is, {
          0: 'No single download is left afterwards.',
          one: '# single download is left afterwards.',
          other: '# single downloads are left afterwards.',
        }),
      })
}

function moneyOf({ throughGateway, refundPaise, amountPaise }: ReversalPreview): MessageDescriptor {
  if (amountPaise === 0) return msg`Nothing was paid, so nothing goes back.`
  if (!throughGateway) return msg`${rupees(amountPaise)} came outside the product: give it back by hand.`
  return refundPaise > 0
    ? msg`${rupees(refundPaise)} goes back to the customer by itself, the way it came.`
    : msg`All of the money is back already.`
}
