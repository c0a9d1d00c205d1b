import type { CategoryRow } from './store.ts'
import { businessCategories, businessCategoryName } from './fixtures.ts'
import { daysOf } from './calendar/fixtures.days.ts'
import { occasions } from './calendar/fixtures.ts'
import type { OccasionKind } from './calendar/rules.ts'
import type { Filling } from './calendar/store.ts'

type Category = Pick<CategoryRow, 'name' | 'names' | 'kind'> & { fillings: Filling[] }

const sub = (name: string, hi: string, gu: string, words = ''): Filling => ({
  name,
  names: { hi, gu },
  words,
})
const ofKind = (kind: OccasionKind): Filling[] =>
  occasions
    .filter((one) => one.kind === kind)
    .map((occasion) => ({
      name: occasion.name,
      names: occasion.names,
      occasion,
      days: daysOf(occasion),
    }))

/** What the super-admin agency's library begins with. */
export const libraryCategories: Category[] = [
  {
    name: 'Festivals',
    names: { hi: 'त्योहार', gu: 'તહેવારો' },
    kind: 'festival',
    fillings: ofKind('festival'),
  },
  {
    name: 'National Days',
    names: { hi: 'राष्ट्रीय दिवस', gu: 'રાષ્ટ્રીય દિવસો' },
    kind: 'day',
    fillings: ofKind('national'),
  },
  { name: 'Great Lives', names: { hi: 'महापुरुष', gu: 'મહાપુરુષો' }, kind: 'day', fillings: ofKind('community') },
  {
    name: 'Special Days',
    names: { hi: 'विशेष दिवस', gu: 'વિશેષ દિવસો' },
    kind: 'day',
    fillings: ofKind('observance'),
  },
  {
    name: 'Good Morning',
    names: { hi: 'सुप्रभात', gu: 'સુપ્રભાત' },
    kind: 'evergreen',
    fillings: [
      sub('Good Morning', 'सुप्रभात', 'સુપ્રભાત', 'gud morning suprabhat shubh savar savaar subah gm'),
      sub('Good Night', 'शुभ रात्रि', 'શુભ રાત્રિ', 'gud night shubh ratri gn'),
    ],
  },
  {
    name: 'Quotes',
    names: { hi: 'सुविचार', gu: 'સુવિચાર' },
    kind: 'evergreen',
    fillings: [
      sub('Motivation', 'प्रेरणा', 'પ્રેરણા', 'motivational inspiration prerna suvichar thought'),
      sub('Success', 'सफलता', 'સફળતા', 'safalta business growth'),
      sub('Life', 'जीवन', 'જીવન', 'jivan zindagi jindagi'),
      sub('Gratitude', 'आभार', 'આભાર', 'thank you thanks dhanyavad aabhar'),
    ],
  },
  {
    name: 'Offers',
    names: { hi: 'ऑफ़र', gu: 'ઓફર' },
    kind: 'evergreen',
    fillings: [
      sub('Sale', 'सेल', 'સેલ', 'discount chhoot vechan'),
      sub('Festive Offer', 'त्योहार ऑफ़र', 'તહેવાર ઓફર', 'dhamaka special'),
      sub('New Arrivals', 'नया माल', 'નવો માલ', 'new stock collection naya'),
      sub('Grand Opening', 'भव्य शुभारंभ', 'ભવ્ય ઉદ્ઘાટન', 'shubharambh udghatan inauguration'),
    ],
  },
  {
    name: 'Political',
    names: { hi: 'राजनीति', gu: 'રાજકારણ' },
    kind: 'political',
    fillings: [
      sub('Public Greeting', 'जन अभिनंदन', 'જાહેર અભિનંદન', 'neta leader karyakarta'),
      sub('Public Work', 'जन सेवा', 'જન સેવા', 'vikas development seva'),
    ],
  },
  {
    name: businessCategoryName,
    names: { hi: 'व्यवसाय', gu: 'વ્યવસાય' },
    kind: 'business',
    fillings: businessCategories,
  },
]
