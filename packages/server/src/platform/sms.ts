import { fail } from '@parichay/contract/errors.ts'
import type { Config } from './config.ts'
import type { Log } from './log.ts'
import type { SendersOf, SmsSender } from './senders.ts'
import { smsRoom } from './sms-text.ts'

type Purpose = 'otp' | 'notice' | 'invite' | 'reminder'
/** Which text a message has: of a reminder there is one for each language, of the others one. */
type Text = { agencyId: number; purpose: Purpose; language?: 'en' | 'hi' | 'gu' }

/** Text messages. */
export type Sms = {
  /** Whether there is an account and a text for this: the agency's own, or the platform's. */
  isSetUp(text: Text): Promise<boolean>
  /** `+91…` in E.164. Variables are at most 30 characters, as DLT demands; the first is VAR1. */
  send(
    /** `agencyId`: it goes out by that agency's own account where it has one with a text for this purpose. */
    message: Text & { to: string; vars: string[] },
  ): Promise<{ providerId: string; by: 'agency' | 'platform' }>
}

/**
 * MSG91's flow call: POST /api/v5/flow with `authkey`; success and failure are told by `type`, not by the status alone.
 * https://control.msg91.com/apidoc/textsms/send-sms-flow.php
 */
export function msg91(config: Config['sms'], log: Log, sendersOf: SendersOf): Sms {
  /** By which account a text goes out, and by which of its registered texts. */
  const accountFor = async ({ agencyId, purpose, language = 'en' }: Text) => {
    const { sms: own } = await sendersOf(agencyId)
    const ownTemplate = own && templateOf(own.templates, purpose, language)
    if (ownTemplate)
      return { by: 'agency' as const, authkey: own.authkey, template: ownTemplate, header: own.header }
    const template = {
      otp: config.otpTemplate,
      notice: config.noticeTemplate,
      invite: config.inviteTemplate,
      reminder: config.reminderTemplates[language],
    }[purpose]
    const { authkey } = config
    return authkey && template ? { by: 'platform' as const, authkey, template, header: '' } : null
  }
  return {
    isSetUp: async (text) => (await accountFor(text)) !== null,

    async send({ agencyId, to, purpose, language = 'en', vars }) {
      const tooLong = vars.find((text) => text.length > smsRoom)
      if (tooLong !== undefined)
        throw new Error(`An SMS variable is longer than 30 characters: ${tooLong.length}`)
      const account = await accountFor({ agencyId, purpose, language })
      if (!account?.authkey) fail('SMS_UNAVAILABLE', 'SMS is not set up here. Ask your provider.')
      const { by, authkey, template, header } = account
      const named = Object.fromEntries(vars.map((text, index) => [`VAR${index + 1}`, text]))
      const body = {
        template_id: template,
        short_url: '0',
        ...(header ? { sender: header } : {}),
        recipients: [{ mobiles: to.replace('+', ''), ...named }],
      }
      try {
        const answer = await fetch(new URL('/api/v5/flow', config.url), {
          method: 'POST',
          headers: { authkey, 'content-type': 'application/json' },
          body: JSON.stringify(body),
          redirect: 'error',
          signal: AbortSignal.timeout(5000),
        })
        const reply: unknown = await answer.json()
        if (isSuccess(reply)) return { providerId: reply.message, by }
        const said = JSON.stringify(reply).slice(0, 500).replaceAll(to.slice(-10), '…')
        log.error(
          { status: answer.status, reply: said, purpose, agencyId, by },
          'SMS refused by the provider',
        )
      } catch (error) {
        log.error({ err: error, purpose, agencyId, by }, 'SMS provider out of reach')
      }
      return fail('SMS_UNAVAILABLE', 'The SMS could not be sent. Try again in a minute.')
    },
  }
}

/** The registered text of an agency's own account; a language without one takes the English text. */
function templateOf(
  templates: SmsSender['templates'],
  purpose: Purpose,
  language: 'en' | 'hi' | 'gu',
): string | null {
  const spoken = { en: undefined, hi: templates.reminderHi, gu: templates.reminderGu }[language]
  return (purpose === 'reminder' && spoken) || templates[purpose] || null
}

function isSuccess(reply: unknown): reply is { type: 'success'; message: string } {
  return (
    typeof reply === 'object' &&
    reply !== null &&
    'type' in reply &&
    reply.type === 'success' &&
    'message' in reply &&
    typeof reply.message === 'string'
  )
}
