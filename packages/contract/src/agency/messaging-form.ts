import { z } from 'zod'
import { type Messaging, MessagingChange, type SmsTemplateName, smsTemplateNames } from './messaging.ts'

/** By what an agency sends, as it is typed. An empty secret leaves the one that is kept. */
export type MessagingForm = {
  ownSms: boolean
  authkey: string
  header: string
  entityId: string
  ownMail: boolean
  host: string
  port: string
  user: string
  password: string
  from: string
} & Record<SmsTemplateName, string>

/** What the form holds at first. */
export const messagingTyped = ({ sms, prepared, mail }: Messaging): MessagingForm => ({
  ownSms: sms !== null,
  authkey: '',
  header: (sms ?? prepared)?.header ?? '',
  entityId: (sms ?? prepared)?.entityId ?? '',
  ...(Object.fromEntries(
    smsTemplateNames.map((name) => [name, (sms ?? prepared)?.templates[name] ?? '']),
  ) as Record<SmsTemplateName, string>),
  ownMail: mail !== null,
  host: mail?.host ?? '',
  port: String(mail?.port ?? 587),
  user: mail?.user ?? '',
  password: '',
  from: mail?.from ?? '',
})

/** What is sent of it. */
export const messagingSent = (
  form: MessagingForm,
  { agencyId, version }: Pick<Messaging, 'agencyId' | 'version'>,
): z.input<typeof MessagingChange> => ({
  agencyId,
  version,
  sms: form.ownSms
    ? {
        ...(form.authkey ? { authkey: form.authkey } : {}),
        header: form.header,
        entityId: form.entityId,
        templates: Object.fromEntries(smsTemplateNames.map((name) => [name, form[name]])) as Record<
          SmsTemplateName,
          string
        >,
      }
    : null,
  mail: form.ownMail
    ? {
        host: form.host,
        port: Number(form.port),
        user: form.user,
        ...(form.password ? { password: form.password } : {}),
        from: form.from,
      }
    : null,
})

/** The form's name for a field of the call: `sms.templates.otp` is `otp`. */
export const messagingFieldOf = (field: string): string => field.split('.').at(-1) ?? field

/** The rules are those of the call; a first account needs its key. */
export const messagingRules = (kept: Pick<Messaging, 'sms'>): z.ZodType<MessagingForm, MessagingForm> =>
  z.custom<MessagingForm>().superRefine((form, context) => {
    const { error } = MessagingChange.safeParse(messagingSent(form, { agencyId: 1, version: 0 }))
    for (const { message, path } of error?.issues ?? [])
      context.addIssue({ code: 'custom', message, path: [messagingFieldOf(path.join('.'))] })
    if (form.ownSms && !kept.sms?.hasAuthkey && form.authkey === '')
      context.addIssue({ code: 'custom', message: 'This field is required.', path: ['authkey'] })
  })
