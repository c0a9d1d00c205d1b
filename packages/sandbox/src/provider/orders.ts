import type { Bank } from './bank.ts'
import { type Account, newId, type Order } from './entities.ts'
import { badRequest } from './errors.ts'
import { readAmount, readCapture, readCurrency, readNotes, readReceipt, refuseOthers } from './fields.ts'
import type { Scenarios } from './scenarios.ts'
import type { Store } from './store.ts'

/** What the calls work with. */
export type Parts = { store: Store; bank: Bank; scenarios: Scenarios }

const orderFields = ['amount', 'currency', 'receipt', 'notes', 'payment', 'payment_capture', 'unique_receipt']
const unusedFields = ['partial_payment', 'first_payment_min_amount', 'offer_id']

/** Makes an order of the fields of a request, or gives the one that has its receipt if that is wished for. */
export function createOrder(
  account: Account,
  fields: Record<string, unknown>,
  { store, scenarios }: Parts,
): Order {
  const known = account.habits.uniqueReceipt === 'honour' ? orderFields : orderFields.slice(0, -1)
  refuseOthers(fields, [...known, ...unusedFields])
  const currency = readCurrency(fields['currency'])
  const amount = readAmount(fields['amount'], currency)
  const receipt = readReceipt(fields['receipt'])
  const notes = readNotes(fields['notes'])
  const capture = readCapture(fields['payment'], fields['payment_capture'])
  const twin = receipt === null ? undefined : findByReceipt(store, account, receipt)
  if (twin) {
    if (fields['unique_receipt'] === true && twin.amount === amount && twin.currency === currency) return twin
    throw badRequest('Order receipt should be unique.', { field: 'receipt' })
  }
  const order: Order = {
    id: newId('order_'),
    accountId: account.accountId,
    keySecret: account.keySecret,
    amount,
    amountPaid: 0,
    currency,
    receipt,
    status: 'created',
    attempts: 0,
    notes,
    capture,
    createdAt: Math.floor(Date.now() / 1000),
    faults: scenarios.forNewOrder(receipt, notes['sandbox']),
  }
  store.orders.set(order.id, order)
  return order
}

const findByReceipt = (store: Store, { accountId }: Account, receipt: string) =>
  [...store.orders.values()].find((order) => order.receipt === receipt && order.accountId === accountId)
