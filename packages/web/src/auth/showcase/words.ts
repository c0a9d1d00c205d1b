import type { AgencyDetails } from '@parichay/contract/agency/fields.ts'
import type { BasicDetails, OpeningHours, TemplateCode } from '@parichay/contract/card/fields.ts'
import type { CardPageFacts } from '@parichay/contract/card/page.ts'
import type { PanelLanguage } from '../../boot.ts'
import clinicCover from './clinic.svg'
import coffeeCover from './coffee.svg'
import tailorCover from './tailoring.svg'

/** The showcase fills the head of a card only; the contract's own empty sections would bring its rules along. */
const noSections: CardPageFacts['sections'] = {
  paymentOptions: { upiId: null, payeeName: '', wallets: [], bank: null, qr: null, note: '' },
  youtubeVideos: [],
  gallery: [],
  aboutUs: {
    title: '',
    body: '',
    reasons: [],
    owner: null,
    brochure: null,
    brochureTitle: '',
    gstin: null,
    licence: '',
    yearEstablished: null,
    nature: [],
  },
  products: [],
}

type Words = Pick<
  BasicDetails,
  'companyName' | 'tagline' | 'ownerName' | 'designation' | 'address' | 'city' | 'state'
> & { phone: string; category: string }
type Sample = {
  code: TemplateCode
  cover: string
  font: CardPageFacts['template']['font']
  ownerTitle: BasicDetails['ownerTitle']
  pin: string
  hours: OpeningHours
  words: Record<PanelLanguage, Words>
}

const all = (...spans: { from: string; to: string }[]): OpeningHours => ({
  mon: spans,
  tue: spans,
  wed: spans,
  thu: spans,
  fri: spans,
  sat: spans,
  sun: spans,
})

/** Shops that are not there, as cards that are: the first thing a stranger sees of the product. */
const samples = {
  cafe: {
    code: 'bazaar',
    cover: coffeeCover,
    font: 'friendly',
    ownerTitle: 'Ms.',
    pin: '411004',
    hours: all({ from: '07:30', to: '22:30' }),
    words: {
      en: {
        companyName: 'Kaapi Katta',
        tagline: 'Filter coffee, bun maska and good talk',
        ownerName: 'Ketaki Joshi',
        designation: 'Owner',
        address: '12, Bhandarkar Road',
        city: 'Pune',
        state: 'Maharashtra',
        phone: 'Shop',
        category: 'Café',
      },
      hi: {
        companyName: 'कापी कट्टा',
        tagline: 'फ़िल्टर कॉफ़ी, बन मस्का और ढेर सारी बातें',
        ownerName: 'केतकी जोशी',
        designation: 'मालिक',
        address: '12, भांडारकर रोड',
        city: 'पुणे',
        state: 'महाराष्ट्र',
        phone: 'दुकान',
        category: 'कैफ़े',
      },
    },
  },
  clinic: {
    code: 'clinic',
    cover: clinicCover,
    font: 'modern',
    ownerTitle: 'Dr.',
    pin: '302001',
    hours: { ...all({ from: '10:00', to: '13:30' }, { from: '17:00', to: '20:30' }), sun: [] },
    words: {
      en: {
        companyName: 'Sanjeevani Family Clinic',
        tagline: 'Unhurried care for young and old',
        ownerName: 'Rehana Mirza',
        designation: 'MBBS, MD (Medicine)',
        address: '1st floor, Amber Arcade, MI Road',
        city: 'Jaipur',
        state: 'Rajasthan',
        phone: 'Reception',
        category: 'Clinic',
      },
      hi: {
        companyName: 'संजीवनी फ़ैमिली क्लिनिक',
        tagline: 'छोटे-बड़े सबका इलाज, आराम से',
        ownerName: 'रेहाना मिर्ज़ा',
        designation: 'एमबीबीएस, एमडी (मेडिसिन)',
        address: 'पहली मंज़िल, आमेर आर्केड, एमआई रोड',
        city: 'जयपुर',
        state: 'राजस्थान',
        phone: 'रिसेप्शन',
        category: 'क्लिनिक',
      },
    },
  },
  tailor: {
    code: 'minimal',
    cover: tailorCover,
    font: 'classic',
    ownerTitle: 'Mr.',
    pin: '226001',
    hours: { ...all({ from: '10:30', to: '20:00' }), tue: [] },
    words: {
      en: {
        companyName: 'Nafees Tailors',
        tagline: 'Sherwanis and suits, stitched to you',
        ownerName: 'Nafees Ansari',
        designation: 'Master tailor',
        address: '48, Hazratganj',
        city: 'Lucknow',
        state: 'Uttar Pradesh',
        phone: 'Shop',
        category: 'Tailor',
      },
      hi: {
        companyName: 'नफ़ीस टेलर्स',
        tagline: 'शेरवानी और सूट, आपके नाप के',
        ownerName: 'नफ़ीस अंसारी',
        designation: 'मास्टर टेलर',
        address: '48, हज़रतगंज',
        city: 'लखनऊ',
        state: 'उत्तर प्रदेश',
        phone: 'दुकान',
        category: 'टेलर',
      },
    },
  },
} as const satisfies Record<string, Sample>

/** A shop of the showcase. */
export type SampleName = keyof typeof samples

/** A sample as the facts of a card page, in the agency's colour and the panel's language. */
export function sampleFacts(name: SampleName, agency: AgencyDetails, language: PanelLanguage): CardPageFacts {
  const { code, cover, font, ownerTitle, pin, hours, words }: Sample = samples[name]
  const { phone, category, ...details } = words[language]
  return {
    cardId: name,
    url: `https://card.example/${name}`,
    category,
    template: { code, colour: agency.theme.primary, font, appearance: 'auto' },
    basicDetails: {
      ...details,
      ownerTitle,
      pin,
      hours,
      logoDocumentId: null,
      coverDocumentId: null,
      mapLink: null,
      phones: [{ label: phone, number: '+91 90000 12345' }],
      whatsapp: '+919000012345',
      whatsappMessage: '',
      emails: [],
      website: null,
    },
    links: [],
    settings: { language, seoTitle: '', seoDescription: '', order: [], hidden: [] },
    sections: noSections,
    pictures: { logo: null, cover: { url: cover, width: 1200, height: 675 } },
    agency: {
      agencyName: agency.agencyName,
      support: agency.support,
      theme: agency.theme,
      url: '/',
      signs: agency.signsCards,
    },
    notice: null,
  }
}
