import type { BasicDetails, OpeningHours } from '@parichay/contract/card/fields.ts'
import type { CardPageFacts } from '@parichay/contract/card/page.ts'
import { linkTypes } from './link-types.ts'
import { fullSections, hindiSections, noSections, tamilSections } from './sections.ts'

const long = [
  { from: '09:00', to: '13:30' },
  { from: '16:00', to: '21:00' },
]
const shopHours: OpeningHours = {
  mon: long,
  tue: long,
  wed: long,
  thu: long,
  fri: long,
  sat: long,
  sun: [{ from: '09:00', to: '13:00' }],
}
const rounds = [
  { from: '10:00', to: '13:00' },
  { from: '17:30', to: '20:30' },
]
const clinicHours: OpeningHours = {
  mon: rounds,
  tue: rounds,
  wed: rounds,
  thu: rounds,
  fri: rounds,
  sat: [{ from: '10:00', to: '13:00' }],
  sun: [],
}

const empty: BasicDetails = {
  companyName: '',
  tagline: '',
  ownerTitle: null,
  ownerName: '',
  designation: '',
  logoDocumentId: null,
  coverDocumentId: null,
  phones: [],
  whatsapp: null,
  whatsappMessage: '',
  emails: [],
  website: null,
  address: '',
  city: '',
  state: '',
  pin: null,
  mapLink: null,
  hours: null,
}

const files = 'https://files.parichay.example'
const logo = { url: `${files}/logo.png`, width: 240, height: 240 }
const cover = { url: `${files}/shop.jpg`, width: 1280, height: 720 }

const settingsIn = (language: 'en' | 'hi' | 'gu') => ({
  language,
  seoTitle: '',
  seoDescription: '',
  order: [],
  hidden: [],
})

type Change = Partial<Omit<CardPageFacts, 'basicDetails'>> & { basicDetails: Partial<BasicDetails> }
const make = (cardId: string, { basicDetails, ...rest }: Change): CardPageFacts => ({
  cardId,
  url: `https://card.parichay.example/${cardId}`,
  category: 'General store',
  template: { code: 'bazaar', colour: '#c2352b', font: 'modern', appearance: 'auto' },
  basicDetails: { ...empty, ...basicDetails },
  links: [],
  sections: noSections,
  settings: settingsIn('en'),
  pictures: { logo: null, cover: null },
  agency: {
    agencyName: 'Ujaas Digital',
    support: { phoneNumber: '+919000011111', email: 'help@ujaas.example', whatsapp: '+919000011111' },
    signs: true,
    theme: { primary: '#0d6b63' },
    url: 'https://ujaas.example',
  },
  notice: null,
  ...rest,
})

const grocery: Partial<BasicDetails> = {
  companyName: 'Navrang Kirana & Masala',
  tagline: 'Fresh spices, daily groceries, home delivery in Vastrapur',
  ownerTitle: 'Mr.',
  ownerName: 'Jignesh Parmar',
  designation: 'Proprietor',
  phones: [
    { label: 'Shop', number: '+91 90000 12345' },
    { label: 'Home delivery', number: '90000 67890' },
    { label: 'Landline', number: '079 4000 1234' },
  ],
  whatsapp: '9000012345',
  whatsappMessage: 'Hello, please send me the price list.',
  emails: ['orders@navrangkirana.example'],
  website: { protocol: 'https', address: 'navrangkirana.example' },
  address: '14, Shyamal Row Houses,\nopp. Vastrapur Lake',
  city: 'Ahmedabad',
  state: 'Gujarat',
  pin: '380015',
  mapLink: 'https://maps.app.goo.gl/exampleNavrang',
  hours: shopHours,
}

const links: CardPageFacts['links'] = [
  { title: '', value: 'navrangkirana', type: linkTypes.instagram },
  { title: '', value: 'navrangkirana', type: linkTypes.facebook },
  { title: 'Recipe videos', value: '@navrangkirana', type: linkTypes.youtube },
  { title: 'Daily offers', value: 'navrangoffers', type: linkTypes.telegram },
  { title: '', value: 'navrangkirana', type: linkTypes.x },
  { title: '', value: '24ABCDE1234F1Z5', type: linkTypes.gstin },
]

/** Cards as shops really fill them: complete, bare, long, and in three languages. */
export const fixtures = {
  full: make('navrang', {
    basicDetails: grocery,
    links,
    pictures: { logo, cover },
    sections: fullSections,
  }),
  clinic: make('sukhvaas', {
    category: 'Clinic',
    template: { code: 'clinic', colour: '#0f9d7a', font: 'modern', appearance: 'auto' },
    basicDetails: {
      ...grocery,
      companyName: 'Sukhvaas Children’s Clinic',
      tagline: 'Vaccination, growth and newborn care',
      ownerTitle: 'Dr.',
      ownerName: 'Meera Vasavada',
      designation: 'MBBS, MD (Paediatrics)',
      phones: [
        { label: 'Reception', number: '+91 90000 22334' },
        { label: 'Emergency', number: '90000 99887' },
      ],
      whatsapp: '9000022334',
      whatsappMessage: '',
      emails: ['care@sukhvaas.example'],
      website: null,
      address: '2nd floor, Amrakunj Complex, near Nehru Park',
      hours: clinicHours,
    },
    links: links.slice(0, 3),
    pictures: { logo: null, cover: { ...cover, url: `${files}/clinic.jpg` } },
    notice: 'trial',
  }),
  minimum: make('raju', {
    template: { code: 'minimal', colour: '#2d9bea', font: 'friendly', appearance: 'auto' },
    basicDetails: { companyName: 'Raju Tailor', phones: [{ label: '', number: '90000 45678' }] },
  }),
  longName: make('long', {
    template: { code: 'minimal', colour: '#f2b705', font: 'classic', appearance: 'auto' },
    basicDetails: {
      ...grocery,
      companyName: 'Maharashtra Pharmaceuticals, Surgicals & General Stores Pune',
      website: null,
    },
    links,
    pictures: { logo, cover: null },
    sections: fullSections,
    notice: 'grace',
  }),
  noLogo: make('dhaara', {
    template: { code: 'minimal', colour: '#7a3db8', font: 'classic', appearance: 'auto' },
    basicDetails: {
      ...grocery,
      companyName: 'Dhaara Ceramics Studio',
      tagline: 'Hand-thrown cups and plates from Khurja clay',
      ownerTitle: 'Ms.',
      ownerName: 'Tanvi Rawat',
      designation: 'Potter',
    },
    links,
    pictures: { logo: null, cover: { ...cover, url: `${files}/studio.jpg` } },
    sections: fullSections,
  }),
  hindi: make('annapurna', {
    template: { code: 'bazaar', colour: '#e07a10', font: 'modern', appearance: 'auto' },
    category: 'मिठाई की दुकान',
    basicDetails: {
      ...grocery,
      companyName: 'अन्नपूर्णा मिष्ठान्न भंडार',
      tagline: 'शुद्ध देसी घी की मिठाइयाँ और गरमागरम नाश्ता',
      ownerTitle: 'Mr.',
      ownerName: 'गिरधारी लाल चौरसिया',
      designation: 'संचालक',
      whatsappMessage: '',
      phones: [
        { label: 'दुकान', number: '+91 90000 31313' },
        { label: 'ऑर्डर', number: '90000 32323' },
      ],
      address: 'घंटाघर के सामने, सदर बाज़ार',
      city: 'झाँसी',
      state: 'उत्तर प्रदेश',
      pin: '284001',
      mapLink: null,
    },
    links: links.slice(0, 4).map((link) => ({ ...link, title: '' })),
    settings: settingsIn('hi'),
    sections: hindiSections,
    pictures: { logo: null, cover },
  }),
  gujarati: make('vatsalya', {
    template: { code: 'clinic', colour: '#12857f', font: 'modern', appearance: 'auto' },
    category: 'દવાખાનું',
    basicDetails: {
      ...grocery,
      companyName: 'વાત્સલ્ય બાળ ચિકિત્સાલય',
      tagline: 'બાળકોની સંભાળ, રસીકરણ અને સલાહ',
      ownerTitle: 'Dr.',
      ownerName: 'હેતલ દવે',
      designation: 'બાળરોગ નિષ્ણાત',
      phones: [{ label: 'રિસેપ્શન', number: '+91 90000 51515' }],
      whatsappMessage: '',
      emails: ['hello@vatsalya.example'],
      address: 'બીજો માળ, સૂર્યકિરણ કૉમ્પ્લેક્સ, ટાવર રોડ',
      city: 'નવસારી',
      state: 'ગુજરાત',
      pin: '396445',
      mapLink: null,
      hours: clinicHours,
    },
    links: links.slice(0, 3).map((link) => ({ ...link, title: '' })),
    settings: settingsIn('gu'),
  }),
  tamil: make('mayilai', {
    template: { code: 'zari', colour: '#8c1c3a', font: 'classic', appearance: 'auto' },
    category: 'Boutique',
    basicDetails: {
      ...grocery,
      companyName: 'மயிலை பட்டு மாளிகை',
      tagline: 'காஞ்சிபுரம் கைத்தறிப் பட்டுப் புடவைகள்',
      ownerTitle: null,
      ownerName: 'மீனாட்சி சுந்தரம்',
      designation: 'உரிமையாளர்',
      whatsappMessage: '',
      address: 'வடக்கு மாட வீதி, மயிலாப்பூர்',
      city: 'சென்னை',
      state: 'தமிழ்நாடு',
      pin: '600004',
      mapLink: null,
    },
    links: links.slice(0, 3),
    pictures: { logo: null, cover },
    sections: tamilSections,
  }),
} satisfies Record<string, CardPageFacts>
