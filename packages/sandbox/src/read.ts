import { setTimeout as sleep } from 'node:timers/promises'
import type { Message } from './inbox.ts'

/** The messages to a number or address, newest first, asked from a running sandbox. */
export async function readInbox(url: string, to = ''): Promise<Message[]> {
  const answer = await fetch(`${url}/inbox.json?to=${encodeURIComponent(to)}`)
  return ((await answer.json()) as { messages: Message[] }).messages
}

/** Waits for a message to somebody that is newer than `afterId`; the newest one is given back. */
export const waitForMessage = (url: string, to: string, afterId = 0, timeoutMs = 10_000): Promise<Message> =>
  waitFor(url, to, timeoutMs, ([newest]) => (newest && newest.id > afterId ? newest : undefined))

/** Waits for a one-time code to somebody that is newer than `afterId`; other messages to the same person are passed over. */
export const waitForCode = (url: string, to: string, afterId = 0, timeoutMs = 10_000): Promise<string> =>
  waitFor(url, to, timeoutMs, (messages) => messages.find(({ code, id }) => code && id > afterId)?.code)

async function waitFor<T>(
  url: string,
  to: string,
  timeoutMs: number,
  choose: (messages: Message[]) => T | undefined,
): Promise<T> {
  const end = Date.now() + timeoutMs
  for (;;) {
    const chosen = choose(await readInbox(url, to))
    if (chosen !== undefined) return chosen
    if (Date.now() > end) throw new Error(`No message to ${to} within ${timeoutMs} ms`)
    await sleep(50)
  }
}
