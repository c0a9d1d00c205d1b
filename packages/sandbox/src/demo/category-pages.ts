import type { AgencyKey } from './shape.ts'

type Words = { en: string; hi: string; gu: string }
/** A page of a category that an agency of the demo wrote over the delivered one, with pictures of the card it shows as an example. */
export type DemoCategoryPage = {
  agency: AgencyKey
  category: string
  sampleCardId: string
  title: Words
  lead: Words
  /** What the cover of the card shows. */
  hero: Words
  /** What the first pictures of its gallery show. */
  gallery: readonly Words[]
}

/** Own pages of the demo's agencies. */
export const demoCategoryPages: readonly DemoCategoryPage[] = [
  {
    agency: 'rangtapi',
    category: 'Sarees & Dress Material',
    sampleCardId: 'rupkala-sarees',
    title: {
      en: 'A digital card for the saree shops of Surat',
      hi: 'सूरत की साड़ी दुकानों का डिजिटल कार्ड',
      gu: 'સુરતની સાડીની દુકાનો માટે ડિજિટલ કાર્ડ',
    },
    lead: {
      en: 'From Ring Road to every village that wears Surat: new pieces in the morning, orders on WhatsApp by noon.',
      hi: 'रिंग रोड से हर उस गाँव तक जहाँ सूरत पहना जाता है: सुबह नई साड़ियाँ, दोपहर तक व्हाट्सऐप पर ऑर्डर।',
      gu: 'રિંગ રોડથી સુરત પહેરતા દરેક ગામ સુધી: સવારે નવી સાડી, બપોર સુધીમાં વોટ્સએપ પર ઓર્ડર.',
    },
    hero: {
      en: 'Sarees hung side by side',
      hi: 'साथ-साथ टँगी साड़ियाँ',
      gu: 'સાથે સાથે લટકાવેલી સાડીઓ',
    },
    gallery: [
      { en: 'Bandhani in new colours', hi: 'बाँधनी के नए रंग', gu: 'બાંધણીના નવા રંગ' },
      { en: 'The show-case of the shop', hi: 'दुकान का शो-केस', gu: 'દુકાનનો શો-કેસ' },
      { en: 'Sarees for the wedding', hi: 'शादी की साड़ियाँ', gu: 'લગ્નની સાડીઓ' },
      { en: 'The border of a saree, close up', hi: 'साड़ी का किनारा, पास से', gu: 'સાડીની કિનારી, નજીકથી' },
    ],
  },
  {
    agency: 'rangtapi',
    category: 'Jewellery',
    sampleCardId: 'jharmar-jewellers',
    title: {
      en: 'A digital card for jewellers of the old city',
      hi: 'पुराने शहर के जौहरियों का डिजिटल कार्ड',
      gu: 'જૂના શહેરના ઝવેરીઓ માટે ડિજિટલ કાર્ડ',
    },
    lead: {
      en: 'Today’s rate, the new bangles and the way to your counter, before the family leaves its house.',
      hi: 'आज का भाव, नए कंगन और आपके काउंटर का रास्ता, परिवार के घर से निकलने से पहले।',
      gu: 'આજનો ભાવ, નવી બંગડીઓ અને તમારા કાઉન્ટરનો રસ્તો, પરિવાર ઘરેથી નીકળે તે પહેલાં.',
    },
    hero: {
      en: 'Jewellery laid out in the shop',
      hi: 'दुकान में सजे गहने',
      gu: 'દુકાનમાં ગોઠવેલા દાગીના',
    },
    gallery: [
      { en: 'A set for the wedding', hi: 'शादी का सेट', gu: 'લગ્નનો સેટ' },
      { en: 'Jewellery for every day', hi: 'रोज़ पहनने के गहने', gu: 'રોજ પહેરવાના દાગીના' },
      { en: 'Diamonds in their setting', hi: 'जड़ाव में हीरे', gu: 'હીરાનું જડતર' },
      { en: 'Fine work, close up', hi: 'बारीक काम, पास से', gu: 'બારીક ઘડામણ, નજીકથી' },
    ],
  },
]

/** What agencies of the demo show first on their hosts, and what not at all. */
export const demoShelves: Partial<
  Record<AgencyKey, { first: readonly string[]; hidden: readonly string[] }>
> = {
  rangtapi: {
    first: ['Sarees & Dress Material', 'Textile & Fabric', 'Jewellery', 'Diamond Trading', 'Tailoring'],
    hidden: ['Plastic Products'],
  },
}
