import type { ScheduleStep } from '@parichay/contract/report/fields.schedule.ts'
import type { ReportName } from '@parichay/contract/report/fields.ts'

/** What a letter with a report tells of. `waits`: the file is being made, and is fetched from the page after signing in. */
export type ReportLetterFacts = {
  language: 'en' | 'hi'
  report: ReportName
  every: ScheduleStep
  name: string
  agencyName: string
  madeBy: string
  days: { from?: string; to?: string }
  rows: number
  /** The report has more rows than its file. */
  isCut: boolean
  file: 'attached' | 'waits' | 'none'
  url: string
}

const names: Record<'en' | 'hi', Record<ReportName, string>> = {
  en: {
    'digital-card': 'Digital cards',
    business: 'Businesses',
    payments: 'Payments',
    pending: 'Payments on their way',
    expiring: 'Expiring',
    commission: 'Franchisee sales and commission',
    leads: 'Leads count',
    usage: 'Usage',
    'gst-b2b': 'GST: B2B',
    'gst-b2c': 'GST: B2C',
    'gst-hsn': 'GST: HSN/SAC',
    renewals: 'Renewals',
    greetings: 'Greetings sent',
    films: 'Films made',
    sessions: 'Use of the panel',
    failures: 'Failures in the panel',
  },
  hi: {
    'digital-card': 'डिजिटल कार्ड',
    business: 'बिज़नेस',
    payments: 'भुगतान',
    pending: 'रास्ते में भुगतान',
    expiring: 'ख़त्म होने वाला',
    commission: 'फ़्रैंचाइज़ी की बिक्री और कमीशन',
    leads: 'लीड की गिनती',
    usage: 'इस्तेमाल',
    'gst-b2b': 'GST: B2B',
    'gst-b2c': 'GST: B2C',
    'gst-hsn': 'GST: HSN/SAC',
    renewals: 'रिन्यूअल',
    greetings: 'भेजी गई शुभकामनाएँ',
    films: 'बनी फ़िल्में',
    sessions: 'पैनल का इस्तेमाल',
    failures: 'पैनल की गड़बड़ियाँ',
  },
}

const dayText = (day: string) => `${day.slice(8)}-${day.slice(5, 7)}-${day.slice(0, 4)}`
const spanText = ({ from, to }: { from?: string; to?: string }) =>
  from && to ? (from === to ? dayText(from) : `${dayText(from)} – ${dayText(to)}`) : ''

const words = {
  en: {
    greeting: (name: string) => `Hello ${name},`,
    rows: (name: string, rows: number, span: string) =>
      `${name}${span ? `, ${span}` : ''}: ${rows.toLocaleString('en-IN')} ${rows === 1 ? 'row' : 'rows'}.`,
    cut: 'The report has more rows than a file may hold: those are the first ones. On the page, choose fewer days for the rest.',
    none: 'Nothing happened in these days, so there is no file.',
    attached: 'The file is attached. On the page you can look at it with other days and filters:',
    waits:
      'The file is too long for a letter. It is being made; sign in and find it on this page for seven days:',
    open: 'The page:',
    why: (every: ScheduleStep, madeBy: string) =>
      `You get this ${{ day: 'every morning', week: 'every Monday', month: 'on the first of every month' }[every]}${
        madeBy ? `, because ${madeBy} put you on its list` : ''
      }. It can be ended on the same page.`,
  },
  hi: {
    greeting: (name: string) => `नमस्ते ${name},`,
    rows: (name: string, rows: number, span: string) =>
      `${name}${span ? `, ${span}` : ''}: ${rows.toLocaleString('en-IN')} ${rows < 2 ? 'पंक्ति' : 'पंक्तियाँ'}।`,
    cut: 'रिपोर्ट में एक फ़ाइल से ज़्यादा पंक्तियाँ हैं: ये पहली वाली हैं। बाक़ी के लिए पेज पर कम दिन चुनें।',
    none: 'इन दिनों में कुछ नहीं हुआ, इसलिए कोई फ़ाइल नहीं है।',
    attached: 'फ़ाइल साथ में लगी है। दूसरे दिनों और फ़िल्टर के साथ इसे पेज पर देखें:',
    waits: 'फ़ाइल ई-मेल के लिए बहुत बड़ी है और अभी बन रही है। साइन इन करें, यह सात दिन तक इस पेज पर मिलेगी:',
    open: 'पेज:',
    why: (every: ScheduleStep, madeBy: string) =>
      `यह आपको ${{ day: 'हर सुबह', week: 'हर सोमवार', month: 'हर महीने की पहली तारीख़ को' }[every]} मिलती है${
        madeBy ? `, क्योंकि ${madeBy} ने आपको सूची में जोड़ा है` : ''
      }। इसे उसी पेज पर बंद किया जा सकता है।`,
  },
}

/** The letter that brings a report, or says where it is. */
export function reportLetter(facts: ReportLetterFacts): { subject: string; text: string } {
  const { language, report, every, agencyName, days, rows, file, url } = facts
  const said = words[language]
  const name = names[language][report]
  const span = spanText(days)
  const lines = [
    said.greeting(facts.name),
    '',
    said.rows(name, rows, span),
    ...(facts.isCut ? [said.cut] : []),
    file === 'attached' ? said.attached : file === 'waits' ? said.waits : said.none,
    ...(file === 'none' ? [said.open] : []),
    url,
    '',
    said.why(every, facts.madeBy),
    '',
    agencyName,
  ]
  return { subject: [agencyName, name, span].filter(Boolean).join(' · '), text: `${lines.join('\n')}\n` }
}
