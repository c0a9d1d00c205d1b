import type { Dice } from './dice.ts'
import type { Account } from './entities.ts'
import { type FaultWish, wishFor } from './faults.ts'
import type { Copy, EventRecord } from './events.ts'
import { signBody, strangersSecret } from './signing.ts'

const forgeries = ['wrong', 'byte', 'missing', 'key', 'old'] as const

/** What goes out in one round of delivery, the forged copies first. `stranger`: an account whose events are foreign here. */
export function copiesOf(
  event: EventRecord,
  account: Account,
  faults: FaultWish[],
  dice: Dice,
  stranger: Account | undefined,
): Copy[] {
  const [forged, foreign, many] = [wishFor(faults, 'F5'), wishFor(faults, 'F17'), wishFor(faults, 'F3')]
  const copies: Copy[] = []
  if (forged) copies.push(...forge(event, account, forged))
  if (foreign && stranger) copies.push(abroad(event, stranger))
  const alone = forged?.only || forged?.variant === 'old' || foreign?.only
  if (alone) return copies.map((copy) => ({ ...copy, kind: 'proper' }))
  const count = many ? (many.times ?? dice.between(2, 10)) : 1
  const proper = address('proper', event, account.webhook.url, event.body, account.webhook.secret)
  return [...copies, ...Array.from({ length: count }, () => proper)]
}

function forge(event: EventRecord, account: Account, { variant, only }: FaultWish): Copy[] {
  const { url, secret, previousSecret } = account.webhook
  const make = {
    wrong: () => address('forged', event, url, event.body, strangersSecret()),
    byte: () => ({
      ...address('forged', event, url, event.body, secret),
      body: event.body.replace(/"amount":(\d)/, (_all, digit: string) => `"amount":${digit === '1' ? 2 : 1}`),
    }),
    missing: () => {
      const copy = address('forged', event, url, event.body, secret)
      delete copy.headers['x-razorpay-signature']
      return copy
    },
    key: () => address('forged', event, url, event.body, account.keySecret),
    old: () => address('forged', event, url, event.body, previousSecret || strangersSecret()),
  } satisfies Record<(typeof forgeries)[number], () => Copy>
  const chosen = forgeries.find((name) => name === variant)
  if (chosen) return [make[chosen]()]
  return only ? [make.wrong()] : [make.wrong(), make.byte(), make.missing()]
}

/** The event as the other account would have sent it: its own address, its own secret, its own name. */
function abroad(event: EventRecord, { accountId, webhook }: Account): Copy {
  const body = JSON.stringify({ ...(JSON.parse(event.body) as object), account_id: accountId })
  return address('foreign', event, webhook.url, body, webhook.secret)
}

const address = (
  kind: Copy['kind'],
  event: EventRecord,
  url: string,
  body: string,
  secret: string,
): Copy => ({
  kind,
  url,
  body,
  headers: {
    'content-type': 'application/json',
    'user-agent': 'Sandbox-Webhook/v1',
    'x-razorpay-event-id': event.id,
    'x-razorpay-signature': signBody(body, secret),
  },
})
