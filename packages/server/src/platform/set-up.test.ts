import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { makeLog } from './log.ts'
import { saySendersUnset } from './set-up.ts'

const least = {
  DATABASE_URL: 'postgres://localhost/x',
  PARICHAY_SECRET: 'x'.repeat(32),
  MSG91_AUTHKEY: 'k',
  SMTP_URL: 'smtp://mail.example.in:587',
}
const all = {
  MSG91_OTP_TEMPLATE: 'a',
  MSG91_NOTICE_TEMPLATE: 'b',
  MSG91_INVITE_TEMPLATE: 'c',
  MSG91_REMINDER_TEMPLATE: 'd',
  MAIL_FROM: 'Cards <post@example.in>',
}
const said = (env: Record<string, string>) => {
  const lines: { msg: string; missing?: string[] }[] = []
  saySendersUnset(
    readConfig({ ...least, ...env }),
    makeLog('info', { write: (line) => lines.push(JSON.parse(line)) }),
  )
  return lines.map(({ msg, missing }) => [msg, missing])
}

test('a production that is set up with the least hears which messages it cannot send', () => {
  expect(said({})).toEqual([
    [
      'these texts do not go out by SMS: they are not set',
      ['MSG91_OTP_TEMPLATE', 'MSG91_NOTICE_TEMPLATE', 'MSG91_INVITE_TEMPLATE', 'MSG91_REMINDER_TEMPLATE'],
    ],
    ['mail servers refuse letters from localhost: MAIL_FROM is not set', undefined],
  ])
  expect(said({ ...all, MSG91_INVITE_TEMPLATE: '' })).toEqual([
    ['these texts do not go out by SMS: they are not set', ['MSG91_INVITE_TEMPLATE']],
  ])
})

test('one that is set up whole, and a demo, hear nothing', () => {
  expect(said(all)).toEqual([])
  expect(said({ PARICHAY_MODE: 'demo' })).toEqual([])
})
