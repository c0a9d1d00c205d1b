import type { Language } from '@parichay/contract/agency/fields.ts'
import { smsText } from '../../platform/sms-text.ts'

/** What a reminder tells of. */
export type ReminderFacts = {
  language: Language
  businessName: string
  agencyName: string
  isTrial: boolean
  daysLeft: number
  lastDay: string
  graceEnd: string
  url: string
}

const months = {
  en: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
  hi: 'जन फ़र मार्च अप्रैल मई जून जुल अग सित अक्तू नव दिस',
  gu: 'જાન્યુ ફેબ્રુ માર્ચ એપ્રિલ મે જૂન જુલાઈ ઑગ સપ્ટે ઑક્ટો નવે ડિસે',
}
const dayIn = (language: Language, day: string) =>
  `${Number(day.slice(8))} ${months[language].split(' ')[Number(day.slice(5, 7)) - 1]}`

/** When it ends, as the end of a sentence whose subject is the plan: short enough for an SMS variable. */
function endWords({ language, daysLeft, lastDay }: ReminderFacts): string {
  const day = dayIn(language, lastDay)
  const [past, today, tomorrow, later] = {
    en: [`ended on ${day}`, 'ends today', 'ends tomorrow', `ends in ${daysLeft} days`],
    hi: [`${day} को ख़त्म हुआ`, 'आज ख़त्म हो रहा है', 'कल ख़त्म हो रहा है', `${daysLeft} दिन में ख़त्म होगा`],
    gu: [`${day} ના રોજ પૂરો થયો`, 'આજે પૂરો થાય છે', 'કાલે પૂરો થાય છે', `${daysLeft} દિવસમાં પૂરો થશે`],
  }[language] as [string, string, string, string]
  return daysLeft < 0 ? past : daysLeft === 0 ? today : daysLeft === 1 ? tomorrow : later
}

/** The variables of the registered SMS text: business, agency, when it ends. Each at most 30 characters, as DLT demands. */
export const reminderVars = (facts: ReminderFacts): string[] => [
  smsText(facts.businessName),
  smsText(facts.agencyName),
  smsText(endWords(facts)),
]

const words = {
  en: {
    plan: 'The plan',
    trial: 'The free trial',
    subject: (what: string, name: string, end: string) => `${name}: ${what.toLowerCase()} ${end}`,
    begin: (what: string, name: string, agency: string, end: string) =>
      `${what} of ${name} at ${agency} ${end}.`,
    before: 'Renew in time, and the card stays live for your customers. No day is lost.',
    beforeTrial: 'Choose a plan in time, and the card stays live for your customers.',
    grace: (until: string) =>
      `Everything still works until ${until}. After that visitors see only the name and number.`,
    renew: 'Look at the plans and renew:',
  },
  hi: {
    plan: 'प्लान',
    trial: 'फ़्री ट्रायल',
    subject: (what: string, name: string, end: string) => `${name}: ${what} ${end}`,
    begin: (what: string, name: string, agency: string, end: string) =>
      `${agency} पर ${name} का ${what} ${end}।`,
    before: 'समय पर रिन्यू करें, ताकि कार्ड आपके ग्राहकों के लिए चालू रहे। आपका एक भी दिन कम नहीं होगा।',
    beforeTrial: 'समय पर प्लान चुनें, ताकि कार्ड आपके ग्राहकों के लिए चालू रहे।',
    grace: (until: string) => `${until} तक सब कुछ पहले जैसा चलेगा। उसके बाद देखने वालों को सिर्फ़ नाम और नंबर दिखेगा।`,
    renew: 'प्लान देखें और रिन्यू करें:',
  },
  gu: {
    plan: 'પ્લાન',
    trial: 'ફ્રી ટ્રાયલ',
    subject: (what: string, name: string, end: string) => `${name}: ${what} ${end}`,
    begin: (what: string, name: string, agency: string, end: string) =>
      `${agency} પર ${name} નો ${what} ${end}.`,
    before: 'સમયસર રિન્યૂ કરો, જેથી કાર્ડ તમારા ગ્રાહકો માટે ચાલુ રહે. તમારો એક પણ દિવસ ઓછો નહીં થાય.',
    beforeTrial: 'સમયસર પ્લાન પસંદ કરો, જેથી કાર્ડ તમારા ગ્રાહકો માટે ચાલુ રહે.',
    grace: (until: string) => `${until} સુધી બધું પહેલાંની જેમ ચાલશે. ત્યાર પછી જોનારને ફક્ત નામ અને નંબર દેખાશે.`,
    renew: 'પ્લાન જુઓ અને રિન્યૂ કરો:',
  },
}

/** The same as a letter. */
export function reminderLetter(facts: ReminderFacts): { subject: string; text: string } {
  const { language, businessName, agencyName, isTrial, daysLeft, graceEnd, url } = facts
  const said = words[language]
  const what = isTrial ? said.trial : said.plan
  const end = endWords(facts)
  const lines = [
    said.begin(what, businessName, agencyName, end),
    // A purchase ends a trial, so its days are not kept.
    daysLeft < 0 ? said.grace(dayIn(language, graceEnd)) : isTrial ? said.beforeTrial : said.before,
    '',
    said.renew,
    url,
    '',
    agencyName,
  ]
  return { subject: said.subject(what, businessName, end), text: `${lines.join('\n')}\n` }
}
