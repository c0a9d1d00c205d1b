const ones =
  'Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen'.split(
    ' ',
  )
const tens = '- - Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety'.split(' ')
const hindi =
  'शून्य एक दो तीन चार पाँच छह सात आठ नौ दस ग्यारह बारह तेरह चौदह पंद्रह सोलह सत्रह अठारह उन्नीस बीस इक्कीस बाईस तेईस चौबीस पच्चीस छब्बीस सत्ताईस अट्ठाईस उनतीस तीस इकतीस बत्तीस तैंतीस चौंतीस पैंतीस छत्तीस सैंतीस अड़तीस उनतालीस चालीस इकतालीस बयालीस तैंतालीस चौवालीस पैंतालीस छियालीस सैंतालीस अड़तालीस उनचास पचास इक्यावन बावन तिरपन चौवन पचपन छप्पन सत्तावन अट्ठावन उनसठ साठ इकसठ बासठ तिरसठ चौंसठ पैंसठ छियासठ सड़सठ अड़सठ उनहत्तर सत्तर इकहत्तर बहत्तर तिहत्तर चौहत्तर पचहत्तर छिहत्तर सतहत्तर अठहत्तर उन्यासी अस्सी इक्यासी बयासी तिरासी चौरासी पचासी छियासी सत्तासी अट्ठासी नवासी नब्बे इक्यानवे बानवे तिरानवे चौरानवे पचानवे छियानवे सत्तानवे अट्ठानवे निन्यानवे'.split(
    ' ',
  )

const under100 = {
  en: (n: number) => (n < 20 ? ones[n]! : `${tens[Math.floor(n / 10)]}${n % 10 ? ` ${ones[n % 10]}` : ''}`),
  hi: (n: number) => hindi[n]!,
}
const steps = {
  en: [
    [10_000_000, 'Crore'],
    [100_000, 'Lakh'],
    [1000, 'Thousand'],
    [100, 'Hundred'],
  ],
  hi: [
    [10_000_000, 'करोड़'],
    [100_000, 'लाख'],
    [1000, 'हज़ार'],
    [100, 'सौ'],
  ],
} as const

/** A whole number in Indian words: lakh and crore, and crores of crores above. */
function numberWords(n: number, language: 'en' | 'hi'): string {
  const parts: string[] = []
  let left = n
  for (const [size, name] of steps[language]) {
    const many = Math.floor(left / size)
    if (many > 0) parts.push(`${numberWords(many, language)} ${name}`)
    left %= size
  }
  if (left > 0 || parts.length === 0) parts.push(under100[language](left))
  return parts.join(' ')
}

/** An amount in words as it stands on bills: `Rupees One Lakh Twenty Three Thousand and Fifty Paise Only`. */
export function amountInWords(paise: number, language: 'en' | 'hi' = 'en'): string {
  if (!Number.isSafeInteger(paise) || paise < 0) throw new RangeError(`${paise} is no amount in paise`)
  const [whole, part] = [Math.floor(paise / 100), paise % 100]
  if (language === 'hi') {
    const rest = part ? ` ${whole ? 'और ' : ''}${numberWords(part, 'hi')} पैसे` : ''
    return `${whole || !part ? `${numberWords(whole, 'hi')} रुपये` : ''}${rest} मात्र`.trim()
  }
  if (!whole && part) return `${numberWords(part, 'en')} Paise Only`
  return `Rupees ${numberWords(whole, 'en')}${part ? ` and ${numberWords(part, 'en')} Paise` : ''} Only`
}
