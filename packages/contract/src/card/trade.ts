import type { TemplateCode } from './fields.ts'

/** Kinds of trade that want alike cards. */
export const tradeGroups = [
  'shop',
  'food',
  'festive',
  'fashion',
  'health',
  'office',
  'building',
  'repair',
  'beauty',
  'teaching',
  'service',
] as const
/** One of `tradeGroups`. */
export type TradeGroup = (typeof tradeGroups)[number]

/** Read from top to bottom: the first that fits is the group of a category. */
const signs: [TradeGroup, RegExp][] = [
  ['health', /doctor|clinic|dent|laborator|hospital|pharm|physio|medical|ayur|homeo|optic|veterin/i],
  ['festive', /sweet|mithai|puja|gift|flower|mehndi|handicraft/i],
  [
    'food',
    /bakery|cake|caf[eé]|tea house|cater|dairy|milk|dry fruit|spice|namkeen|farsan|restaurant|dhaba|fruit|vegetable/i,
  ],
  ['teaching', /school|college|coaching|tuition|classes|driving|hostel/i],
  ['beauty', /beauty|salon|gym|fitness|photo|video|yoga|dance|music|tattoo/i],
  ['fashion', /boutique|fashion|jewel|saree|dress|diamond|tailor|watch|wedding/i],
  [
    'building',
    /architect|interior|civil|contractor|real estate|building|tiles|marble|furniture|glass|paint/i,
  ],
  [
    'repair',
    /garage|repair|electrician|wiring|plumb|transport|logistic|movers|courier|tyre|batter|spare|machinery|pest|air condition|solar|purifier|cctv|car &|bicycle/i,
  ],
  [
    'office',
    /account|advisor|advertis|agency|astrolog|consult|finance|invest|lawyer|notary|loan|marketing|software|tax|writer|social worker|insurance|mutual|trust|export|travel/i,
  ],
  ['service', /service|laundry|cleaning|event|tent|mandap|hotel|guest|banquet|printing|nursery/i],
]

/** What kind of trade a category is; shops are the most and stand for all that fits nothing else. */
export const tradeGroupOf = (category: string): TradeGroup =>
  signs.find(([, sign]) => sign.test(category))?.[0] ?? 'shop'

/** Designs that suit a kind of trade, best first. */
const suiting: Record<TradeGroup, readonly TemplateCode[]> = {
  shop: ['bazaar', 'garage', 'minimal', 'saffron'],
  food: ['thali', 'saffron', 'bazaar'],
  festive: ['saffron', 'zari', 'bazaar', 'thali'],
  fashion: ['zari', 'studio', 'saffron'],
  health: ['clinic', 'monsoon', 'minimal'],
  office: ['ledger', 'minimal', 'monsoon'],
  building: ['blueprint', 'studio', 'ledger'],
  repair: ['garage', 'bazaar', 'monsoon'],
  beauty: ['studio', 'zari', 'monsoon'],
  teaching: ['classroom', 'monsoon', 'minimal'],
  service: ['monsoon', 'bazaar', 'garage'],
}

/** Designs that suit a trade, best first. */
export const designsForTrade = (category: string): readonly TemplateCode[] => suiting[tradeGroupOf(category)]

/** The design that suits a trade best. Clinic is for health and for nothing else. */
export const designForTrade = (category: string): TemplateCode => designsForTrade(category)[0]!

/** Whether a trade sells what food law marks green or brown. */
export const sellsFood = (category: string): boolean =>
  tradeGroupOf(category) === 'food' || /sweet|mithai|grocery|kirana|hotel|banquet/i.test(category)

/** The design most shops choose. */
export const popularDesign: TemplateCode = 'bazaar'

/** How a design is by nature, for looking through them. */
export const designNature: Record<TemplateCode, 'bright' | 'dark' | 'calm'> = {
  bazaar: 'bright',
  saffron: 'bright',
  monsoon: 'dark',
  ledger: 'calm',
  clinic: 'calm',
  thali: 'bright',
  zari: 'dark',
  blueprint: 'calm',
  studio: 'bright',
  garage: 'dark',
  classroom: 'bright',
  minimal: 'calm',
}

/** Accents that read well on every design; the agency's own colour stands before them. */
export const cardColours = [
  '#c2352b',
  '#d9480f',
  '#b7791f',
  '#2f855a',
  '#0f766e',
  '#0b6bcb',
  '#3b4cca',
  '#7b3fa0',
  '#b83280',
  '#37474f',
] as const
