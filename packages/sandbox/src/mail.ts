import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import PostalMime from 'postal-mime'
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server'
import type { Inbox } from './inbox.ts'
import type { Switches } from './switches.ts'

/** A running mail server: the port it took, and how to end it. */
export type MailServer = { port: number; stop(): Promise<void> }

const sizeLimit = 5_000_000

/** Takes letters by SMTP, from anybody to anybody, and files them in the inbox instead of sending them. */
export async function serveMail(
  inbox: Inbox,
  switches: Switches,
  { host, port }: { host: string; port: number },
): Promise<MailServer> {
  const server = new SMTPServer({
    size: sizeLimit,
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    banner: 'Parichay sandbox',
    onAuth: ({ username }, _session, done) => done(null, { user: username ?? 'anybody' }),
    onData: (stream, session, done) => {
      const to = session.envelope.rcptTo.map(({ address }) => address)
      takeLetter(stream, to, inbox, switches).then(() => done(), done)
    },
  })
  server.on('error', () => {})
  server.listen(port, host)
  await once(server.server, 'listening')
  return {
    port: (server.server.address() as AddressInfo).port,
    stop: () => new Promise((done) => server.close(() => done())),
  }
}

async function takeLetter(
  stream: SMTPServerDataStream,
  to: string[],
  inbox: Inbox,
  switches: Switches,
): Promise<void> {
  const parts: Buffer[] = []
  for await (const part of stream) if (!stream.sizeExceeded) parts.push(part as Buffer)
  if (stream.sizeExceeded) throw answer(552, `The letter is larger than ${sizeLimit} bytes`)

  const mode = await switches.next('mail')
  if (mode === 'refuse') throw answer(550, '5.1.1 No such mailbox here')
  if (mode === 'break') throw answer(451, 'The server is out of order, try again later')

  const letter = await PostalMime.parse(Buffer.concat(parts))
  const text = letter.text?.trim() || plainText(letter.html ?? '')
  const from = letter.from?.address ?? ''
  const fromName = letter.from?.name
  const replyTo = letter.replyTo?.[0]?.address
  const files = letter.attachments.map(({ filename, mimeType, content }) => ({
    name: filename ?? '',
    type: mimeType,
    bytes: typeof content === 'string' ? content.length : content.byteLength,
  }))
  const header = (name: string) => letter.headers.find(({ key }) => key === name)?.value ?? ''
  const unsubscribe = {
    address: header('list-unsubscribe').replace(/^<(.*)>$/, '$1'),
    post: header('list-unsubscribe-post'),
  }
  for (const address of to)
    inbox.add({
      channel: 'mail',
      to: address,
      from,
      ...(fromName && { fromName }),
      ...(replyTo && { replyTo }),
      subject: letter.subject ?? '',
      text,
      ...(files.length > 0 && { files }),
      ...(unsubscribe.address && { unsubscribe }),
    })
}

const answer = (responseCode: number, message: string) => Object.assign(new Error(message), { responseCode })

/** Enough for reading: the tags go, the links stay visible. Nothing of the letter's HTML ever reaches the inbox page. */
function plainText(html: string): string {
  return html
    .replaceAll(/<(style|script)\b[\s\S]*?<\/\1>/gi, '')
    .replaceAll(/<a\b[^>]*href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/gi, '$2 ($1)')
    .replaceAll(/<(br|\/p|\/div|\/h\d|\/tr)\b[^>]*>/gi, '\n')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}
