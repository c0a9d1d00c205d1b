import type { Config } from './config.ts'
import type { Log } from './log.ts'

/** Says in production which messages do not go out by the platform's account, though all that a start needs is there. */
export function saySendersUnset({ mode, sms, mail }: Pick<Config, 'mode' | 'sms' | 'mail'>, log: Log): void {
  if (mode !== 'production') return
  const missing = Object.entries({
    MSG91_OTP_TEMPLATE: sms.otpTemplate,
    MSG91_NOTICE_TEMPLATE: sms.noticeTemplate,
    MSG91_INVITE_TEMPLATE: sms.inviteTemplate,
    MSG91_REMINDER_TEMPLATE: sms.reminderTemplates.en,
  })
    .filter(([, template]) => !template)
    .map(([name]) => name)
  if (missing.length > 0) log.warn({ missing }, 'these texts do not go out by SMS: they are not set')
  if (/@localhost>?$/.test(mail.from))
    log.warn('mail servers refuse letters from localhost: MAIL_FROM is not set')
}
