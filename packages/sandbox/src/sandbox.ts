import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { z } from 'zod'
import { Inbox } from './inbox.ts'
import { inboxPolicy, renderInbox } from './inbox-page.ts'
import { refuseOtherHosts } from './own-host.ts'
import { serveMail } from './mail.ts'
import { Provider, type ProviderOptions } from './provider/provider.ts'
import { serveProvider } from './provider/serve.ts'
import { PushService, servePush } from './push.ts'
import { serveSms, type SmsAccount } from './sms.ts'
import { SwitchOrder, Switches } from './switches.ts'

/** Port 0 takes a free one. `templates` are the SMS texts by their registered number, with ##VAR1## for each value. */
export type SandboxOptions = {
  port?: number
  smtpPort?: number
  host?: string
  provider?: ProviderOptions
} & Partial<SmsAccount>

/**
 * Where the stand-ins listen. `smsUrl` is the whole address of the gateway's call; the inbox is at `url` + /inbox, the
 * payment provider's API at `url` + /v1, its checkout script at `url` + /v1/checkout.js.
 */
export type Sandbox = {
  url: string
  smsUrl: string
  smtpUrl: string
  inbox: Inbox
  switches: Switches
  provider: Provider
  /** The push service, with a browser for each subscription. */
  push: PushService
  stop(): Promise<void>
}

const Search = z.object({ to: z.string().max(200).catch('') })

/** Starts the outside world of the demo and the tests: an SMS gateway, a mail server, a push service, one inbox for all, and the payment provider. */
export async function startSandbox({
  port = 0,
  smtpPort = 0,
  host = '127.0.0.1',
  authKey = 'sandbox',
  templates = {},
  sender = 'SANDBX',
  provider: providerOptions,
}: SandboxOptions = {}): Promise<Sandbox> {
  const inbox = new Inbox()
  const switches = new Switches()
  const app = Fastify({ bodyLimit: 262_144, forceCloseConnections: true })
  const provider = new Provider({
    onDisabled: ({ accountId, webhook }) =>
      inbox.add({
        channel: 'mail',
        to: accountId,
        from: 'payments@sandbox.invalid',
        subject: 'Your webhook was switched off',
        text: `Nobody answered at ${webhook.url} for a day, so no more events are sent there.`,
      }),
    ...providerOptions,
  })

  refuseOtherHosts(app, host)
  serveSms(app, { authKey, templates, sender }, inbox, switches)
  app.get('/', (_request, reply) => reply.redirect('/inbox'))
  app.get('/inbox', (request, reply) => {
    const { to } = Search.parse(request.query)
    return reply
      .header('content-security-policy', inboxPolicy)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(renderInbox(inbox.list(to), to))
  })
  app.get('/inbox.json', (request, reply) =>
    reply.header('cache-control', 'no-store').send({ messages: inbox.list(Search.parse(request.query).to) }),
  )
  app.delete('/inbox.json', (_request, reply) => {
    inbox.clear()
    return reply.code(204).send()
  })
  app.post('/__switch', (request, reply) => {
    const order = SwitchOrder.safeParse(request.body)
    if (!order.success) return reply.code(400).send({ message: z.prettifyError(order.error) })
    switches.set(order.data)
    return reply.code(204).send()
  })

  await serveProvider(app, provider)
  const push = new PushService()
  await servePush(app, push, inbox, switches)

  const mail = await serveMail(inbox, switches, { host, port: smtpPort })
  try {
    await app.listen({ port, host })
  } catch (error) {
    provider.stop()
    await mail.stop()
    throw error
  }
  const reachable = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host
  const url = `http://${reachable}:${(app.server.address() as AddressInfo).port}`
  return {
    url,
    smsUrl: `${url}/api/v5/flow`,
    smtpUrl: `smtp://${reachable}:${mail.port}`,
    inbox,
    switches,
    provider,
    push,
    async stop() {
      provider.stop()
      await Promise.all([app.close(), mail.stop()])
    },
  }
}
