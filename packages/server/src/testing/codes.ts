import type { TestWorld } from './world.ts'

/** The messages to a phone number or e-mail, newest first. */
export const messagesTo = ({ sandbox }: TestWorld, to: string) => sandbox.inbox.list(to)

/** The code that was sent last; sending to forgetful people is not awaited by the answer, so this waits. */
export async function newestCode(test: TestWorld, to: string, after = 0): Promise<string> {
  for (let tries = 0; tries < 1500; tries += 1) {
    // A notice may have come after it.
    const newest = messagesTo(test, to).find(({ code, id }) => code && id > after)
    if (newest?.code) return newest.code
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  throw new Error(`No code came to ${to}`)
}

/** A code that is certainly not this one. */
export const wrongCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
