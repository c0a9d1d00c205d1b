import { type ErrorCode, errorStatus, type FailureBody } from '@parichay/contract/errors.ts'
import type { Reply, Route } from '@parichay/contract/route.ts'

/** What a call said on its way out. */
export type Asked = {
  params: Record<string, string>
  query: Record<string, string>
  body: unknown
}
/** A no of the server: `refused('CONFLICT')`. */
export class Refused {
  readonly body: FailureBody
  constructor(code: ErrorCode, rest: Partial<FailureBody> = {}) {
    this.body = { code, message: 'This did not work.', ref: 'test', ...rest }
  }
}
/** A no of the server, as the one error table sends it. */
export const refused = (code: ErrorCode, rest?: Partial<FailureBody>) => new Refused(code, rest)

type Given = unknown
type Answer = (asked: Asked) => Given
type Known = { route: Route; pattern: RegExp; names: string[]; answer: Answer; asked: Asked[] }

/**
 * The server's side of a screen test: stands where `fetch` meets the network. A route is answered by a value that its own
 * reply schema checks, by a refusal, or by a function of what was asked; a call that nobody answers, or whose address and body the route
 * does not take, fails the test.
 */
export class Edge {
  private known: Known[] = []
  /** What was called and had no answer, or one that the route could not give; a test ends with none. */
  readonly unanswered: string[] = []

  /** Answers a route from now on; a later answer replaces an earlier one. Gives the list of what is asked. */
  on<const R extends Route>(
    route: R,
    answer: Reply<R> | Refused | ((asked: Asked) => Reply<R> | Refused | Promise<Reply<R> | Refused>),
  ): Asked[] {
    const names: string[] = []
    const pattern = new RegExp(
      `^${route.path.replace(/:(\w+)/g, (_all, name: string) => {
        names.push(name)
        return '([^/]+)'
      })}$`,
    )
    const asked: Asked[] = []
    const give = typeof answer === 'function' ? (answer as Answer) : () => answer
    this.known.unshift({ route, pattern, names, answer: give, asked })
    return asked
  }

  /** Answers a route that the test itself says nothing of. */
  orElse<const R extends Route>(route: R, answer: Reply<R>): void {
    this.on(route, answer)
    this.known.push(this.known.shift()!)
  }

  /** In the place of `fetch`. */
  readonly fetch = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(input instanceof Request ? input.url : String(input), 'http://panel.test')
    const method = init.method ?? 'GET'
    // As at the server: an address without parameters goes before one with them.
    const known = this.known.toSorted((one, other) => one.names.length - other.names.length)
    for (const { route, pattern, names, answer, asked } of known) {
      const found = route.method === method && pattern.exec(url.pathname)
      if (!found) continue
      const one: Asked = {
        params: Object.fromEntries(names.map((name, at) => [name, decodeURIComponent(found[at + 1]!)])),
        query: Object.fromEntries(url.searchParams),
        body: typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : init.body,
      }
      asked.push(one)
      // An answer is never there at once.
      await new Promise((resolve) => setTimeout(resolve, 1))
      const given = await answer(one)
      if (init.signal?.aborted) throw new DOMException('Aborted', 'AbortError')
      if (given instanceof Refused)
        return Response.json({ data: given.body }, { status: errorStatus[given.body.code] })
      // What the server would refuse unseen is no call that was answered.
      for (const part of ['params', 'query', 'body'] as const) {
        const fault =
          typeof init.body === 'string' || part !== 'body'
            ? route[part]?.safeParse(one[part]).error
            : undefined
        if (fault) this.unanswered.push(`${method} ${url.pathname}, ${part}: ${fault.message}`)
      }
      const checked = route.reply.safeParse(given)
      if (!checked.success) this.unanswered.push(`${method} ${url.pathname}: ${checked.error.message}`)
      return Response.json({ data: checked.data })
    }
    this.unanswered.push(`${method} ${url.pathname}`)
    return Response.json({ data: refused('INTERNAL').body }, { status: 500 })
  }
}
