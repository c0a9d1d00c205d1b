import { buildRequest, onceHeader } from '@parichay/contract/request.ts'
import type { Input, Reply, Route } from '@parichay/contract/route.ts'
import { flagOfSitting } from './authenticate-error.ts'
import { callHeaders } from './call-headers.ts'
import { bodyIn, failureOf, Offline } from '../failures.ts'
import { logFailedCall } from './log.ts'
import { hearClock } from '../ui/clock.ts'
import { freshId } from '../ui/fresh-id.ts'

type Options = { signal?: AbortSignal }
type Given<R extends Route> =
  Record<never, never> extends Input<R>
    ? [input?: Input<R>, options?: Options]
    : [input: Input<R>, options?: Options]

/** Keys of what was sent and of which nobody knows whether it is done; the same once more goes out with the same key. */
const unanswered = new Map<string, string>()

/**
 * One call of the contract. Gives `data` of a good answer, throws `CallFailed` for a bad one and `Offline` for none.
 * What is done `once` may be sent again after `Offline`: it is not done twice.
 * 401, 403 and a failed fetch of the user raise the authenticate-error flag; every failed answer is logged.
 */
export async function call<const R extends Route>(
  route: R,
  ...[input, options]: Given<R>
): Promise<Reply<R>> {
  const { url, init } = buildRequest(route, (input ?? {}) as Parameters<typeof buildRequest>[1])
  const deed = route.once && `${url} ${String(init.body)}`
  const key = deed && (unanswered.get(deed) ?? freshId())
  if (key) unanswered.set(deed, key)
  const flag = flagOfSitting()
  const askedAt = Date.now()
  let answer: Response
  let text: string
  try {
    const headers = { ...init.headers, ...callHeaders(), ...(key && { [onceHeader]: key }) }
    answer = await fetch(url, {
      ...init,
      headers,
      credentials: 'same-origin',
      signal: options?.signal ?? null,
    })
    hearClock(answer.headers.get('date'), askedAt, Date.now())
    // A line may break, and a call be given up, in the middle of an answer too.
    text = await answer.text()
  } catch (error) {
    if (options?.signal?.aborted) throw error
    throw new Offline(error)
  }
  const body = bodyIn(text)
  // What stands between panel and server says that no answer came in time; it does not speak JSON.
  if (deed && body !== undefined && answer.status < 500) unanswered.delete(deed)
  if (answer.ok && body !== undefined) return (body as { data: Reply<R> }).data
  const failure = failureOf(answer.status, body)
  const name = `${route.method} ${route.path}`
  flag(name, failure.status)
  logFailedCall(name, failure)
  throw failure
}
