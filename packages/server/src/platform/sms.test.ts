import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { makeLog } from './log.ts'
import { msg91 } from './sms.ts'

test('a gateway that refuses a message and says its number back leaves no number in the log', async () => {
  const lines: string[] = []
  const log = makeLog('info', { write: (line) => void lines.push(line) })
  const gateway = createServer((_request, answer) =>
    answer.end(JSON.stringify({ type: 'error', message: 'Mobile 919876512345 is on the DND list' })),
  )
  await once(gateway.listen(0, '127.0.0.1'), 'listening')
  const texts = { otpTemplate: 't', noticeTemplate: '', inviteTemplate: '' }
  const sms = msg91(
    {
      ...texts,
      url: `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`,
      authkey: 'k',
      reminderTemplates: { en: '', hi: '', gu: '' },
    },
    log,
    () => Promise.resolve({ sms: null, mail: null, name: null }),
  )
  await expect(
    sms.send({ agencyId: 1, purpose: 'otp', to: '+919876512345', vars: ['123456', 'Surat'] }),
  ).rejects.toMatchObject({ code: 'SMS_UNAVAILABLE' })
  gateway.close()
  expect(lines.join('')).toContain('is on the DND list')
  expect(lines.join('')).not.toContain('9876512345')
})
