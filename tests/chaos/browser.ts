import { buildRequest } from '@parichay/contract/request.ts'
import type { Input, Reply, Route } from '@parichay/contract/route.ts'
import { setTimeout as sleep } from 'node:timers/promises'

/** A refusal by the server in its own words: it did hear us. */
export class Refusal extends Error {
  code: string
  constructor(code: string, message: string) {
    super(`${code}: ${message}`)
    this.code = code
  }
}

/** A browser as one client has it: cookies, and patience. */
export class Browser {
  readonly origin: string
  cookies = new Map<string, string>()
  retries = 0

  constructor(origin: string) {
    this.origin = origin
  }

  /** One try. Throws Refusal when the server said no, anything else when nobody knows what happened. */
  async once<R extends Route>(route: R, input: Input<R>): Promise<Reply<R>> {
    const { url, init } = buildRequest(route, input as never)
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(this.origin + url, {
      ...init,
      headers: { ...(init.headers as Record<string, string>), origin: this.origin, cookie },
      signal: AbortSignal.timeout(15_000),
    })
    const { data } = (await answer.json()) as { data: Reply<R> & { code?: string; message?: string } }
    if (answer.status >= 500) throw new Error(`${answer.status} ${data.code}`)
    if (!answer.ok) throw new Refusal(String(data.code), String(data.message))
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value) this.cookies.set(name, value)
      else this.cookies.delete(name)
    }
    return data
  }

  /** Tries until the server answers. `acknowledged` is its answer, however many tries it took. */
  async call<R extends Route>(route: R, input: Input<R>, limitMs = 120_000): Promise<Reply<R>> {
    const end = Date.now() + limitMs
    for (;;) {
      try {
        return await this.once(route, input)
      } catch (error) {
        if (error instanceof Refusal) throw error
        if (Date.now() > end)
          throw new Error(`No answer to ${route.path} for ${limitMs / 1000} s`, { cause: error })
        this.retries++
        await sleep(40 + Math.random() * 120)
      }
    }
  }
}
