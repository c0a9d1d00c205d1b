import { setTimeout as sleep } from 'node:timers/promises'
import type { Message } from './inbox.ts'

/** The messages to a number or address, newest first, asked from a running sandbox. */
export async function readInbox(url: string, to = ''): Promise<Message[]> {
  const answer = await fetch(`${url}/inbox.json?to=${encodeURIComponent(to)}`)
  return ((await answer.json()) as { messages: Message[] }).messages
}

/** Waits for a message to somebody that is newer than `afterId`; the newest one is given back. */
export async function waitForMessage(
  url: string,
  to: string,
  afterId = 0,
  timeoutMs = 10_000,
): Promise<Message> {
  const end = Date.now() + timeoutMs
  for (;;) {
    const [newest] = await readInbox(url, to)
    if (newest && newest.id > afterId) return newest
    if (Date.now() > end) throw new Error(`No message to ${to} within ${timeoutMs} ms`)
    await sleep(50)
  }
}
