import { fail, Problem } from '@parichay/contract/errors.ts'
import { createTransport } from 'nodemailer'
import { createHash } from 'node:crypto'
import { lookup } from 'node:dns/promises'
import type { Config } from './config.ts'
import { safeFileName } from './file-name.ts'
import { isInside } from './inside.ts'
import type { Log } from './log.ts'
import type { MailSender, Senders, SendersOf } from './senders.ts'

/** Letters. */
export type Mail = {
  /** Whether there is a server for it: the agency's own, or the platform's. */
  isSetUp(agencyId: number): Promise<boolean>
  /** Plain text and HTML of one letter to one address. Throws MAIL_UNAVAILABLE when it could not be handed over, `NoSuchAddress` where it never will be. */
  send(letter: {
    /** Whose letter it is: it goes out by that agency's own server where it has one. */
    agencyId: number
    to: string
    subject: string
    text: string
    html?: string
    /** `cid`: shown inside the HTML (`cid:…`) instead of hung below. */
    files?: { name: string; type: string; bytes: Buffer; cid?: string }[]
    /** Where one press ends letters of this kind (RFC 8058): an https address that a POST is sent to. */
    unsubscribe?: string
    /** What makes two deliveries of it the same letter; without the brackets. */
    messageId?: string
  }): Promise<'agency' | 'platform'>
  close(): void
}

/** A mail server says for good that there is no such address: another try says the same. */
export class NoSuchAddress extends Problem {
  constructor() {
    super('MAIL_UNAVAILABLE', 'This e-mail address takes no letters. Check how it is written.')
  }
}

/** For jobs that have nobody else to tell: an address that is none fails no job, whatever else does. */
export function unlessNoAddress(error: unknown): void {
  if (!(error instanceof NoSuchAddress)) throw error
}

type Transport = ReturnType<typeof createTransport>
const patience = {
  pool: true,
  maxConnections: 3,
  connectionTimeout: 5000,
  greetingTimeout: 5000,
  socketTimeout: 10_000,
}

/**
 * SMTP through Nodemailer, pooled. Header injection is impossible: subject and address lose control characters. An agency's
 * own server is spoken to by TLS only and never inside our own network; `isTrial` lets the sandbox beside it be one.
 */
export function smtp(config: Config['mail'], log: Log, sendersOf: SendersOf, isTrial: boolean): Mail {
  const ofPlatform = { url: config.url, ...patience, requireTLS: !config.isPlain }
  const platform = config.url ? createTransport(ofPlatform as object) : null
  const own = new Map<string, Transport>()
  const ownOf = async (sender: MailSender): Promise<Transport> => {
    const address = await outsideAddress(sender.host, isTrial)
    const name = createHash('sha256')
      .update(JSON.stringify([sender, address]))
      .digest('hex')
    const known = own.get(name)
    if (known) return known
    const made = createTransport({
      ...patience,
      host: address,
      port: sender.port,
      secure: sender.port === 465,
      requireTLS: !isTrial,
      tls: { servername: sender.host },
      ...(sender.user ? { auth: { user: sender.user, pass: sender.password } } : {}),
    } as object)
    if (own.size >= 50) {
      const [[oldest, idle]] = own as unknown as [[string, Transport]]
      idle.close()
      own.delete(oldest)
    }
    own.set(name, made)
    return made
  }
  return {
    isSetUp: async (agencyId) => platform !== null || (await sendersOf(agencyId)).mail !== null,

    async send({ agencyId, to, subject, text, html, files = [], unsubscribe, messageId }) {
      const { mail: sender, name } = await sendersOf(agencyId)
      if (!sender && !platform) fail('MAIL_UNAVAILABLE', 'E-mail is not set up here. Ask your provider.')
      try {
        const transport = sender ? await ownOf(sender) : platform!
        await transport.sendMail({
          from: fromOf(sender?.from ?? config.from, name),
          ...(!sender && name?.answersTo ? { replyTo: { name: '', address: name.answersTo } } : {}),
          to: { name: '', address: oneLine(to) },
          subject: oneLine(subject),
          text,
          ...(html ? { html } : {}),
          ...(messageId ? { messageId: `<${oneLine(messageId)}>` } : {}),
          ...(unsubscribe
            ? {
                headers: {
                  'List-Unsubscribe': { prepared: true, value: `<${oneLine(unsubscribe)}>` },
                  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
                },
              }
            : {}),
          attachments: files.map(({ name, type, bytes, cid }) => ({
            filename: safeFileName(name),
            contentType: type,
            content: bytes,
            ...(cid ? { cid, contentDisposition: 'inline' as const } : {}),
          })),
        })
        return sender ? ('agency' as const) : ('platform' as const)
      } catch (error) {
        if (isNoAddress(error)) {
          log.warn(
            { err: faultOf(error), agencyId, by: sender ? 'agency' : 'platform' },
            'a mail server knows no such address',
          )
          throw new NoSuchAddress()
        }
        log.error(
          { err: faultOf(error), agencyId, by: sender ? 'agency' : 'platform' },
          'mail server out of reach',
        )
        return fail('MAIL_UNAVAILABLE', 'The e-mail could not be sent. Try again in a minute.')
      }
    },
    close() {
      platform?.close()
      for (const transport of own.values()) transport.close()
    },
  }
}

/** The address in a sender, which may have a name before it. */
export const addressOf = (from: string): string => /<([^>]+)>/.exec(from)?.[1] ?? from

/** The sender as its reader sees it: the name of the agency, whoever's address its letters come from. */
const fromOf = (from: string, name: Senders['name']) =>
  name ? { name: oneLine(name.agencyName), address: addressOf(from) } : from

/** The address behind a name somebody typed; one of our own network, or of this machine, is refused. Asked once, so that what was checked is what is called. */
async function outsideAddress(host: string, isTrial: boolean): Promise<string> {
  const { address } = await lookup(host)
  if (!isTrial && isInside(address))
    throw new Error('A mail server of an agency may not stand in our own network')
  return address
}

/** What a server says of an address alone, and not of the letter or its sender (RFC 3463, 3.2). */
const isNoAddress = (error: unknown): boolean =>
  error instanceof Error &&
  'response' in error &&
  /^5\d\d[ -]5\.1\.(?:[1236]|10)\b/.test(String(error.response))

/** What went wrong, without whose letter it was: servers say the address back, and Nodemailer hangs it on its errors. */
function faultOf(error: unknown) {
  if (!(error instanceof Error)) return error
  const { code, responseCode, command } = error as {
    code?: unknown
    responseCode?: unknown
    command?: unknown
  }
  const message = error.message.replaceAll(/[^\s<>"':;,]+@[^\s<>"':;,]+/g, '…')
  return { type: error.name, message, code, responseCode, command }
}

const oneLine = (text: string) => text.replace(/\p{Cc}+/gu, ' ').trim()
