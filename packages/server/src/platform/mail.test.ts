import { startSandbox, type Sandbox } from '@parichay/sandbox/sandbox.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeLog } from './log.ts'
import { smtp } from './mail.ts'

let sandbox: Sandbox
beforeAll(async () => void (sandbox = await startSandbox({ authKey: 'sandbox', templates: {} })))
afterAll(() => sandbox.stop())

const lines: string[] = []
const log = makeLog('info', { write: (line) => void lines.push(line) })
const letter = { agencyId: 1, to: 'a@example.org', subject: 'A word', text: 'CANARY-hello' }
const noSender = () => Promise.resolve({ sms: null, mail: null })

/** The sandbox's mail server offers no TLS. */
const send = async (isPlain: boolean) => {
  const mail = smtp({ url: sandbox.smtpUrl, from: 'b@example.org', isPlain }, log, noSender, false)
  return mail.send(letter).finally(() => mail.close())
}

test('a mail server without TLS gets no letter, unless that was said', async () => {
  await expect(send(false)).rejects.toMatchObject({ code: 'MAIL_UNAVAILABLE' })
  expect(lines.join('')).toMatch(/STARTTLS/i)
  expect(lines.join('')).not.toContain('CANARY')
  expect(await send(true)).toBe('platform')
})
