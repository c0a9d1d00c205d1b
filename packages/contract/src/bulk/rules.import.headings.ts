import { type ImportField, importFields } from './fields.import.ts'

/** Names of columns as people write them, without blanks and signs, in English and Hindi: these win over all that is only like one. */
const headings: Record<ImportField, readonly string[]> = {
  phoneNumber: [
    'phone',
    'phonenumber',
    'mobile',
    'mobilenumber',
    'mobileno',
    'phoneno',
    'contact',
    'contactnumber',
    'registeredphone',
    'whatsapp',
    'number',
    'फोन',
    'मोबाइल',
    'मोबाइलनंबर',
    'फोननंबर',
  ],
  businessName: [
    'name',
    'businessname',
    'business',
    'shop',
    'shopname',
    'company',
    'companyname',
    'firm',
    'firmname',
    'व्यवसाय',
    'बिजनेस',
    'दुकान',
    'व्यवसायकानाम',
    'दुकानकानाम',
    'बिजनेसकानाम',
    'नाम',
    'નામ',
    'नाव',
  ],
  category: ['category', 'businesscategory', 'trade', 'type', 'businesstype', 'श्रेणी', 'वर्ग'],
  ownerName: [
    'owner',
    'ownername',
    'ownersname',
    'person',
    'contactperson',
    'customername',
    'customer',
    'मालिक',
    'मालिककानाम',
    'संपर्कव्यक्ति',
  ],
  plan: ['plan', 'planname', 'package', 'प्लान', 'योजना'],
  city: ['city', 'town', 'शहर', 'नगर'],
  state: ['state', 'राज्य'],
  email: ['email', 'emailid', 'emailaddress', 'mail', 'registeredemail', 'ईमेल'],
}

/** What a heading is like that says more than the word: `Mobile No. (WhatsApp)`, `Name of the shop`, `મોબાઇલ નંબર`. */
const like: Record<ImportField, RegExp> = {
  phoneNumber: /phone|mobile|^mob|whatsapp|contactno|cellno|फोन|मोबा|व्हाट्स|ફોન|મોબા|વોટ્સ/,
  businessName:
    /(?:business|shop|firm|company|store|organi[sz]ation).*name|nameof(?:the|your)?(?:business|shop|firm|company|store)|व्यवसाय|दुकान|बिजनेस|फर्म|कंपनी|વ્યવસાય|ધંધ|દુકાન|બિઝનેસ|પેઢી|કંપની/,
  category: /categor|typeof(?:business|shop)|industry|श्रेणी|वर्ग|કેટેગરી|શ્રેણી|વર્ગ/,
  ownerName: /owner|proprietor|contactperson|मालिक|માલિક/,
  plan: /^plan|subscriptionplan|package|प्लान|પ્લાન/,
  city: /^city|^town|शहर|શહેર/,
  state: /^state|राज्य|રાજ્ય/,
  email: /e?mailid|^e?mail|emailadd|ईमेल|ઈમેલ|ઇમેઇલ|ઈમેઈલ/,
}

/** No heading or name of a list is longer; a cell may have a hundred thousand letters. */
const longest = 200

/** A word without blanks, signs and case; the dot below letters of Hindi, which many leave out, does not count. */
export const bareWord = (text: string): string =>
  text
    .slice(0, longest)
    .normalize('NFD')
    .replace(/\u093c/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '')

/** Which column of a file means what, by the words above it: the first that fits each; null where none does. */
export function guessColumns(names: readonly string[]): Record<ImportField, number | null> {
  const plain = names.map(bareWord)
  const taken = new Set<number>()
  const take = (fits: (name: string) => boolean) => {
    const at = plain.findIndex((name, place) => name !== '' && !taken.has(place) && fits(name))
    if (at >= 0) taken.add(at)
    return at >= 0 ? at : null
  }
  const exact = importFields.map((field) => {
    for (const word of headings[field].map(bareWord)) {
      const at = take((name) => name === word)
      if (at !== null) return at
    }
    return null
  })
  const guessed = importFields.map((field, i) => [field, exact[i] ?? take((name) => like[field].test(name))])
  return Object.fromEntries(guessed) as Record<ImportField, number | null>
}
