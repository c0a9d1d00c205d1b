import { rupees } from '@parichay/contract/money.ts'

/** What the letter of a morning tells: what happened the day before, and what waits for this person. Zero is not told. */
export type LetterFacts = {
  language: 'en' | 'hi'
  name: string
  agencyName: string
  /** The day before, `YYYY-MM-DD`. */
  day: string
  happened: {
    added: number
    payments: number
    revenuePaise: number
    feedback: number
    failedJobs: number
    lostHosts: number
  }
  /** From how many days before the end a plan counts as expiring soon; null where the agencies meant differ. */
  soonDays: number | null
  waits: { exceptions: number; requests: number; feedback: number; ending: number }
  /** Addresses of the panel by what they lead to. */
  urls: { home: string; feedback: string; requests: string; exceptions: string; ending: string; off: string }
}

/** Whether there is anything to say at all. Pure. */
export const hasNews = ({ happened, waits }: Pick<LetterFacts, 'happened' | 'waits'>): boolean =>
  [...Object.values(happened), ...Object.values(waits)].some((count) => count > 0)

const many = (n: number, one: string, other: string) =>
  `${n.toLocaleString('en-IN')} ${n === 1 ? one : other}`

const words = {
  en: {
    subject: (agency: string, day: string) => `${agency} · ${day}`,
    greeting: (name: string) => `Good morning ${name},`,
    happened: (day: string) => `Yesterday, ${day}:`,
    waits: 'What waits for you:',
    added: (n: number) => many(n, 'new business', 'new businesses'),
    payments: (n: number, sum: string) => `${many(n, 'payment', 'payments')}, ${sum}`,
    told: (n: number) => many(n, 'visitor left feedback', 'visitors left feedback'),
    failed: (n: number) => many(n, 'job failed', 'jobs failed'),
    lost: (n: number) => many(n, 'address needs a look', 'addresses need a look'),
    exceptions: (n: number) => many(n, 'payment needs a person', 'payments need a person'),
    requests: (n: number) => many(n, 'image request is open', 'image requests are open'),
    feedback: (n: number) => many(n, 'feedback without an answer', 'feedbacks without an answer'),
    ending: (n: number, days: number | null) =>
      days === null
        ? many(n, 'plan ends soon', 'plans end soon')
        : many(n, `plan ends within ${days} days`, `plans end within ${days} days`),
    home: 'Your work list:',
    off: 'This letter comes in the morning when there is something to say. Stop it here:',
  },
  hi: {
    subject: (agency: string, day: string) => `${agency} · ${day}`,
    greeting: (name: string) => `सुप्रभात ${name},`,
    happened: (day: string) => `कल, ${day}:`,
    waits: 'ये काम बाक़ी हैं:',
    added: (n: number) => many(n, 'नया बिज़नेस', 'नए बिज़नेस'),
    payments: (n: number, sum: string) => `${many(n, 'भुगतान', 'भुगतान')}, ${sum}`,
    told: (n: number) => many(n, 'देखने वाले ने राय दी', 'देखने वालों ने राय दी'),
    failed: (n: number) => many(n, 'काम पूरा नहीं हुआ', 'काम पूरे नहीं हुए'),
    lost: (n: number) => many(n, 'पते पर ध्यान दें', 'पतों पर ध्यान दें'),
    exceptions: (n: number) => many(n, 'भुगतान किसी को देखना है', 'भुगतान किसी को देखने हैं'),
    requests: (n: number) => many(n, 'तस्वीर की रिक्वेस्ट बाक़ी है', 'तस्वीरों की रिक्वेस्ट बाक़ी हैं'),
    feedback: (n: number) => many(n, 'राय का जवाब बाक़ी है', 'राय का जवाब बाक़ी है'),
    ending: (n: number, days: number | null) =>
      days === null
        ? many(n, 'प्लान जल्द ख़त्म होगा', 'प्लान जल्द ख़त्म होंगे')
        : many(n, `प्लान ${days} दिन में ख़त्म होगा`, `प्लान ${days} दिन में ख़त्म होंगे`),
    home: 'आपके काम की सूची:',
    off: 'यह ई-मेल सुबह तभी आता है जब कुछ बताने को हो। इसे यहाँ बंद करें:',
  },
}

const dayText = (day: string) => `${day.slice(8)}-${day.slice(5, 7)}-${day.slice(0, 4)}`

/** The letter of a morning, as plain text. */
export function dailyLetter(facts: LetterFacts): { subject: string; text: string } {
  const { language, name, agencyName, happened, waits, urls } = facts
  const said = words[language]
  const day = dayText(facts.day)
  const line = (count: number, text: string, url?: string) =>
    count > 0 ? [`• ${text}`, ...(url ? [`  ${url}`] : [])] : []
  const yesterday = [
    ...line(happened.added, said.added(happened.added)),
    ...line(happened.payments, said.payments(happened.payments, rupees(happened.revenuePaise))),
    ...line(happened.feedback, said.told(happened.feedback)),
    ...line(happened.failedJobs, said.failed(happened.failedJobs)),
    ...line(happened.lostHosts, said.lost(happened.lostHosts)),
  ]
  const open = [
    ...line(waits.exceptions, said.exceptions(waits.exceptions), urls.exceptions),
    ...line(waits.feedback, said.feedback(waits.feedback), urls.feedback),
    ...line(waits.requests, said.requests(waits.requests), urls.requests),
    ...line(waits.ending, said.ending(waits.ending, facts.soonDays), urls.ending),
  ]
  const part = (title: string, lines: string[]) => (lines.length > 0 ? [title, ...lines, ''] : [])
  const text = [
    said.greeting(name),
    '',
    ...part(said.happened(day), yesterday),
    ...part(said.waits, open),
    said.home,
    urls.home,
    '',
    said.off,
    urls.off,
    '',
    agencyName,
  ]
  return { subject: said.subject(agencyName, day), text: `${text.join('\n')}\n` }
}
