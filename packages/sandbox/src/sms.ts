import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Inbox } from './inbox.ts'
import type { Switches } from './switches.ts'

/** What the gateway knows: the key it accepts, and its registered texts with ##VAR1## in place of each value. */
export type SmsAccount = { authKey: string; templates: Record<string, string>; sender: string }

const Flow = z.object({
  template_id: z.string().optional(),
  flow_id: z.string().optional(),
  sender: z.string().optional(),
  recipients: z.array(z.record(z.string(), z.union([z.string(), z.number()]))).default([]),
})

/**
 * The gateway's one call, in MSG91's shape. A wrong key is answered with 401; every other refusal comes with 200 and
 * `type: error`, so that a caller who looks at the status only is found out.
 */
export function serveSms(app: FastifyInstance, account: SmsAccount, inbox: Inbox, switches: Switches): void {
  app.post('/api/v5/flow', async (request, reply) => {
    const mode = await switches.next('sms')
    if (mode === 'break')
      return reply.code(502).type('text/html').send('<html><body>502 Bad Gateway</body></html>')
    if (mode === 'refuse') return refusal('Insufficient balance to send SMS')
    if (request.headers['authkey'] !== account.authKey)
      return reply.code(401).send(refusal('Invalid authkey'))

    const flow = Flow.safeParse(request.body)
    if (!flow.success) return refusal('Invalid request body')
    const templateId = flow.data.template_id ?? flow.data.flow_id
    if (!templateId) return refusal('template_id is missing')
    const template = account.templates[templateId]
    if (template === undefined) return refusal('Invalid template_id')
    if (flow.data.recipients.length === 0) return refusal('recipients is missing')

    const letters = flow.data.recipients.map(({ mobiles = '', ...values }) => ({
      to: String(mobiles),
      values: allText(values),
    }))
    if (letters.some(({ to }) => !/^[1-9]\d{9,14}$/.test(to))) return refusal('Invalid mobile number')
    for (const { to, values } of letters) {
      const text = renderTemplate(template, values)
      inbox.add({
        channel: 'sms',
        to,
        from: flow.data.sender ?? account.sender,
        text,
        templateId,
        variables: values,
      })
    }
    return { type: 'success', message: randomBytes(12).toString('hex') }
  })
}

/** Puts the values in their places; a place without a value stays empty, as it does at the operator. */
export function renderTemplate(template: string, values: Record<string, string>): string {
  return template.replaceAll(/##(\w+)##/g, (_place, name: string) => values[name] ?? '')
}

const refusal = (message: string) => ({ type: 'error', message })

const allText = (values: Record<string, string | number>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]))
