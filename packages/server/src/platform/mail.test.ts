import { startSandbox, type Sandbox } from '@parichay/sandbox/sandbox.ts'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeLog } from './log.ts'
import { NoSuchAddress, smtp } from './mail.ts'

let sandbox: Sandbox
beforeAll(async () => void (sandbox = await startSandbox({ authKey: 'sandbox', templates: {} })))
afterAll(() => sandbox.stop())

const lines: string[] = []
const log = makeLog('info', { write: (line) => void lines.push(line) })
const letter = { agencyId: 1, to: 'a@example.org', subject: 'A word', text: 'CANARY-hello' }
const noSender = () => Promise.resolve({ sms: null, mail: null, name: null })

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

test.each([
  ['550 5.1.1 no such user', true],
  ['550 5.1.2 no such domain', true],
  ['450 4.1.1 not now', false],
  ['550 5.7.1 relaying denied', false],
  ['554 5.1.8 this sender is not known', false],
])('an address that a server knows not to be there is told apart from all else: %s', async (says, isGone) => {
  const refusing = createServer((socket) => {
    socket.on('error', () => undefined).write('220 here\r\n')
    socket.on('data', (said) => socket.write(/^RCPT/i.test(String(said)) ? `${says}\r\n` : '250 yes\r\n'))
  })
  await once(refusing.listen(0, '127.0.0.1'), 'listening')
  const url = `smtp://127.0.0.1:${(refusing.address() as AddressInfo).port}`
  const mail = smtp({ url, from: 'b@example.org', isPlain: true }, log, noSender, false)
  const error: unknown = await mail.send(letter).catch((thrown: unknown) => thrown)
  mail.close()
  refusing.close()
  expect(error).toMatchObject({ code: 'MAIL_UNAVAILABLE' })
  expect(error instanceof NoSuchAddress).toBe(isGone)
})

test('a server that refuses a letter and says its address back leaves no address in the log', async () => {
  const refusing = createServer((socket) => {
    socket.on('error', () => undefined).write('220 here\r\n')
    socket.on('data', (said) =>
      socket.write(
        /^RCPT/i.test(String(said)) ? '550 5.1.1 <asha.mehta@example.org>: no such user\r\n' : '250 yes\r\n',
      ),
    )
  })
  await once(refusing.listen(0, '127.0.0.1'), 'listening')
  const url = `smtp://127.0.0.1:${(refusing.address() as AddressInfo).port}`
  const mail = smtp({ url, from: 'b@example.org', isPlain: true }, log, noSender, false)
  await expect(mail.send({ ...letter, to: 'asha.mehta@example.org' })).rejects.toMatchObject({
    code: 'MAIL_UNAVAILABLE',
  })
  mail.close()
  refusing.close()
  expect(lines.at(-1)).toMatch(/550 5\.1\.1[^]*no such user/)
  expect(lines.at(-1)).not.toContain('asha')
})
