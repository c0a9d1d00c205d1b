import type { PaymentOptions } from '@parichay/contract/card/sections.ts'
import { fail } from '@parichay/contract/errors.ts'
import { audit } from '../../platform/audit.ts'
import type { Tx } from '../../platform/db.ts'
import type { Call } from '../../platform/http.ts'
import type { Scope } from '../../platform/scope.ts'
import type { CardRow } from '../store.ts'
import { noticeOfPayment } from './jobs.ts'
import { bankOf, paysElsewhere, traceOf } from './rules.ts'

/** The same with the bank's name from its code, whatever the caller wrote there; an unknown code is refused. */
export function withBankName(options: PaymentOptions): PaymentOptions {
  const { bank } = options
  if (!bank) return options
  const bankName =
    bankOf(bank.ifsc) ??
    fail('VALIDATION', `No bank has a code that begins with ${bank.ifsc.slice(0, 4)}. Check the IFSC.`, {
      field: 'paymentOptions.bank.ifsc',
    })
  return { ...options, bank: { ...bank, bankName } }
}

/** Writes down that money goes elsewhere; when staff changed it, the owner of the card is told. */
export async function tellOfPayment(
  { actor, now, ip, world }: Pick<Call, 'actor' | 'now' | 'ip' | 'world'>,
  change: { tx: Tx; there: Scope; card: CardRow; paymentOptions: PaymentOptions },
): Promise<void> {
  const { tx, there, card, paymentOptions } = change
  if (!paysElsewhere(card.paymentOptions, paymentOptions)) return
  await audit(tx, there, {
    at: now,
    actor,
    action: 'card.payment',
    object: `card ${card.cardNo}`,
    detail: { before: traceOf(card.paymentOptions), after: traceOf(paymentOptions) },
    ip,
  })
  if (actor.kind === 'staff')
    await world.queue.add(tx, noticeOfPayment, { agencyId: there.agencyId, cardNo: card.cardNo })
}
