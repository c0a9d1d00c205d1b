import { fail } from '@parichay/contract/errors.ts'
import { createTransport } from 'nodemailer'
import type { Config } from './config.ts'
import type { Log } from './log.ts'

/** Letters. */
export type Mail = {
  /** Plain text and HTML of one letter to one address. Throws MAIL_UNAVAILABLE when it could not be handed over. */
  send(letter: {
    to: string
    subject: string
    text: string
    html?: string
    files?: { name: string; type: string; bytes: Buffer }[]
  }): Promise<void>
  close(): void
}

/** SMTP through Nodemailer, pooled. Header injection is impossible: subject and address lose control characters. */
export function smtp(config: Config['mail'], log: Log): Mail {
  const transport = config.url
    ? createTransport({
        url: config.url,
        pool: true,
        maxConnections: 3,
        connectionTimeout: 5000,
        greetingTimeout: 5000,
        socketTimeout: 10_000,
      } as object)
    : null
  return {
    async send({ to, subject, text, html, files = [] }) {
      if (!transport) fail('MAIL_UNAVAILABLE', 'E-mail is not set up here. Ask your provider.')
      try {
        await transport.sendMail({
          from: config.from,
          to: { name: '', address: oneLine(to) },
          subject: oneLine(subject),
          text,
          ...(html ? { html } : {}),
          attachments: files.map(({ name, type, bytes }) => ({
            filename: name,
            contentType: type,
            content: bytes,
          })),
        })
      } catch (error) {
        log.error({ err: error }, 'mail server out of reach')
        fail('MAIL_UNAVAILABLE', 'The e-mail could not be sent. Try again in a minute.')
      }
    },
    close: () => transport?.close(),
  }
}

const oneLine = (text: string) => text.replace(/\p{Cc}+/gu, ' ').trim()
