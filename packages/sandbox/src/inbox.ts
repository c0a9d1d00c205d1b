/** One message that the product sent to somebody, as its reader would see it. */
export type Message = {
  id: number
  channel: 'sms' | 'mail' | 'push'
  /** A number with country code and no plus, an e-mail address, or the name of a browser's subscription. */
  to: string
  from: string
  /** As mail programs show the sender, and where an answer goes that is not the sender. */
  fromName?: string
  replyTo?: string
  at: string
  subject?: string
  text: string
  /** The one-time code in the text, if there is one. */
  code?: string
  /** What a letter carries. */
  files?: { name: string; type: string; bytes: number }[]
  templateId?: string
  variables?: Record<string, string>
  /** Headers of a letter that say how it ends (RFC 2369, 8058). */
  unsubscribe?: { address: string; post: string }
}

const kept = 500

/** Keeps the newest 500 messages in memory, newest first. */
export class Inbox {
  #messages: Message[] = []
  #lastId = 0

  /** Files a message and gives it its number, time and code. */
  add(message: Omit<Message, 'id' | 'at' | 'code'>): Message {
    // The numbers of a bill are no code.
    const code = message.files?.length ? undefined : findCode(message.text)
    const filed: Message = {
      id: ++this.#lastId,
      at: new Date().toISOString(),
      ...message,
      ...(code && { code }),
    }
    this.#messages.unshift(filed)
    this.#messages.length = Math.min(this.#messages.length, kept)
    return filed
  }

  /** The messages to a number or address, newest first; to anybody when `to` is empty. */
  list(to = ''): Message[] {
    const wanted = to.includes('@') || /[a-z]/i.test(to) ? to.trim().toLowerCase() : digits(to)
    return this.#messages.filter((message) => message.to.toLowerCase().includes(wanted))
  }

  /** Forgets every message. */
  clear(): void {
    this.#messages = []
  }
}

/** The first run of six digits that stands alone, else of four to eight. Digits inside a word, such as a name, are none. */
export function findCode(text: string): string | undefined {
  return (alone(6, 6).exec(text) ?? alone(4, 8).exec(text))?.[0]
}
const alone = (from: number, to: number) =>
  new RegExp(`(?<![\\p{L}\\d+-])\\d{${from},${to}}(?![\\p{L}\\d])`, 'u')

const digits = (text: string) => text.replaceAll(/\D/g, '').replace(/^0+/, '')
