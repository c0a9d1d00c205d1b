import type { FrameSettings, LogoColours } from '@parichay/contract/greeting/fields.frames.ts'
import type { FrameDetail } from '@parichay/contract/greeting/rules.frames.ts'
import type { Facts } from '@parichay/scene/bind.ts'
import { monogramOf } from '@parichay/contract/business/monogram.ts'

/** A business as frames meet it; `picture` names the logo the sheet and the tests draw for it. */
export type FrameFixture = {
  facts: Facts
  logo: LogoColours | null
  picture: 'saffron' | 'wide' | 'tall' | 'white' | 'tiny' | null
  language: FrameSettings['language']
  details: FrameDetail[]
}

const look = (main: string | null, accent: string | null, ratio = 1, isLight = false): LogoColours => ({
  main,
  accent,
  found: [main, accent].filter((one) => one !== null),
  ratio,
  isLight,
})
const usual: FrameDetail[] = ['logo', 'name', 'phone', 'website', 'address']
const all: FrameDetail[] = [
  'logo',
  'name',
  'tagline',
  'phone',
  'secondPhone',
  'whatsapp',
  'email',
  'website',
  'address',
  'instagram',
  'gstin',
]
const photos = {
  productPhoto: 'productPhoto',
  productName: 'Kesar pista kulfi',
  productPrice: '₹ 149',
  symbol: 'symbol',
  leader1: 'leader1',
  leader2: 'leader2',
  leader3: 'leader3',
  ownPhoto: 'ownPhoto',
  post: 'Corporator, Ward 14',
  slogan: 'For every street',
}

const fixture = (
  facts: Record<string, string>,
  rest: Partial<Omit<FrameFixture, 'facts'>> = {},
): FrameFixture => ({
  facts: {
    monogram: monogramOf(facts['name'] ?? ''),
    ...(rest.picture === null ? {} : { logo: 'logo' }),
    ...photos,
    ...facts,
  },
  logo: look('#a63a1e', '#f0b23c'),
  picture: 'saffron',
  language: 'en',
  details: usual,
  ...rest,
})

const phone = '+91 98250 12345'
/** Names, scripts and logos every frame is looked at with and tested against. */
export const frameFixtures = {
  short: fixture({
    name: 'Anand Sweets',
    phone,
    website: 'anandsweets.in',
    address: '12 Ring Road, Surat',
  }),
  long: fixture(
    {
      name: 'Shree Laxminarayan Venkateshwara Hardware & Sanitary Stores',
      phone,
      secondPhone: '+91 261 245 6789',
      website: 'laxminarayanhardware.co.in',
      email: 'orders@laxminarayanhardware.co.in',
      address: '4th Floor, Sahjanand Trade Centre, opposite Old Bus Stand, Kalawad Road, Rajkot 360005',
    },
    {
      details: ['logo', 'name', 'phone', 'secondPhone', 'email', 'website', 'address'],
      logo: look('#0f5b4c', null, 3.4),
      picture: 'wide',
    },
  ),
  full: fixture(
    {
      name: 'Kaveri Silks',
      tagline: 'Woven in Kanchipuram since 1962',
      phone,
      secondPhone: '+91 44 2811 0022',
      whatsapp: '+91 98400 55512',
      email: 'hello@kaverisilks.com',
      website: 'kaverisilks.com',
      address: '7 Raja Street, Kanchipuram 631501',
      instagram: '@kaverisilks',
      gstin: '33ABCDE1234F1Z5',
    },
    { details: all, logo: look('#4b1e5c', '#d8a23a', 0.5), picture: 'tall' },
  ),
  hindi: fixture(
    {
      name: 'श्री गणेश मिष्ठान्न भंडार',
      phone,
      address: 'चौक बाज़ार, जयपुर',
      tagline: 'शुद्ध देसी घी की मिठाइयाँ',
      post: 'पार्षद, वार्ड 14',
      slogan: 'हर गली का विकास',
      productName: 'केसर पिस्ता कुल्फ़ी',
    },
    { language: 'hi', logo: null, picture: null, details: ['logo', 'name', 'tagline', 'phone', 'address'] },
  ),
  gujarati: fixture(
    {
      name: 'રૂપકલા સાડી સેન્ટર',
      phone,
      website: 'rupkala.in',
      address: 'રીંગ રોડ, સુરત',
      post: 'કોર્પોરેટર, વોર્ડ 14',
      slogan: 'દરેક શેરીનો વિકાસ',
      productName: 'કેસર પિસ્તા કુલ્ફી',
    },
    { language: 'gu', logo: look(null, null, 1, true), picture: 'white' },
  ),
  tamil: fixture(
    {
      name: 'காவேரி பட்டு மாளிகை',
      phone,
      website: 'kaverisilks.com',
      address: 'ராஜ வீதி, காஞ்சிபுரம்',
      post: 'மாமன்ற உறுப்பினர்',
      slogan: 'ஒவ்வொரு தெருவுக்கும்',
      productName: 'குல்பி',
    },
    { language: 'ta', logo: look('#f2c230', '#b3122b'), picture: 'tiny' },
  ),
  urdu: fixture(
    {
      name: 'نور بک ڈپو',
      phone,
      address: 'امین آباد، لکھنؤ',
      tagline: 'علم کی روشنی',
      post: 'کونسلر، وارڈ ۱۴',
      slogan: 'ہر گلی کی ترقی',
      productName: 'قلفی',
    },
    { language: 'ur', logo: null, picture: null, details: ['name', 'tagline', 'phone', 'address'] },
  ),
  ...scriptFixtures(),
} satisfies Record<string, FrameFixture>

/** The scripts that no business above is written in. */
function scriptFixtures() {
  const of = (language: FrameSettings['language'], name: string, address: string, post: string) =>
    fixture(
      { name, phone, website: 'shop.example.in', address, post, slogan: name, productName: name },
      { language },
    )
  return {
    bengali: of('bn', 'শ্রীকৃষ্ণ মিষ্টান্ন ভাণ্ডার', 'কলেজ স্ট্রিট, কলকাতা', 'কাউন্সিলর, ওয়ার্ড ১৪'),
    gurmukhi: of('pa', 'ਗੁਰੂ ਨਾਨਕ ਸਵੀਟਸ ਐਂਡ ਬੇਕਰੀ', 'ਹਾਲ ਬਾਜ਼ਾਰ, ਅੰਮ੍ਰਿਤਸਰ', 'ਕੌਂਸਲਰ, ਵਾਰਡ 14'),
    odia: of('or', 'ଶ୍ରୀ ଜଗନ୍ନାଥ ମିଷ୍ଟାନ୍ନ ଭଣ୍ଡାର', 'ବଡ଼ଦାଣ୍ଡ, ପୁରୀ', 'କାଉନସିଲର'),
    telugu: of('te', 'శ్రీ వెంకటేశ్వర కిరాణా స్టోర్స్', 'గాంధీ రోడ్, తిరుపతి', 'కౌన్సిలర్, వార్డు 14'),
    kannada: of('kn', 'ಶ್ರೀ ಕೃಷ್ಣ ಸಿಹಿತಿಂಡಿ ಅಂಗಡಿ', 'ದೇವರಾಜ ಮೊಹಲ್ಲಾ, ಮೈಸೂರು', 'ಸದಸ್ಯರು, ವಾರ್ಡ್ 14'),
    malayalam: of('ml', 'ശ്രീ പത്മനാഭ സ്വീറ്റ്സ്', 'ചാല മാർക്കറ്റ്, തിരുവനന്തപുരം', 'കൗൺസിലർ'),
  }
}
/** Names of the fixtures. */
export const frameFixtureNames = Object.keys(frameFixtures) as (keyof typeof frameFixtures)[]

/** The settings a fixture is drawn with. */
export const settingsFor = (one: FrameFixture, rest: Partial<FrameSettings>): FrameSettings => ({
  frame: 'frame1',
  style: 'style-1',
  height: 'HEIGHT-2',
  displayMode: 'all-details',
  details: one.details,
  colours: { from: 'logo' },
  font: 'sans',
  icons: 'plain',
  logoPlace: 'start',
  language: one.language,
  ...rest,
})

const svg = (width: number, height: number, inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${inside}</svg>`
const face = (skin: string, hair: string, cloth: string, ground: string) =>
  svg(
    300,
    340,
    `<rect width="300" height="340" fill="${ground}"/><path d="M40 340 C40 250 110 232 150 232 C190 232 260 250 260 340 Z" fill="${cloth}"/><rect x="126" y="190" width="48" height="60" rx="20" fill="${skin}"/><ellipse cx="150" cy="140" rx="62" ry="76" fill="${skin}"/><path d="M84 140 C76 50 224 50 216 140 C206 100 180 92 150 92 C120 92 96 100 84 140 Z" fill="${hair}"/>`,
  )
/** Pictures of the fixtures as SVG. */
export const frameDrawings: Record<string, string> = {
  saffron: svg(
    200,
    200,
    '<circle cx="100" cy="100" r="96" fill="#a63a1e"/><path d="M100 30 C140 80 150 110 100 170 C50 110 60 80 100 30 Z" fill="#f0b23c"/>',
  ),
  wide: svg(
    680,
    200,
    '<rect width="680" height="200" rx="20" fill="#ffffff"/><circle cx="100" cy="100" r="70" fill="#0f5b4c"/><path d="M220 70 h420 v24 h-420 Z M220 116 h300 v20 h-300 Z" fill="#0f5b4c"/>',
  ),
  tall: svg(
    150,
    300,
    '<path d="M75 0 L150 90 L150 300 L0 300 L0 90 Z" fill="#4b1e5c"/><circle cx="75" cy="140" r="40" fill="#d8a23a"/>',
  ),
  white: svg(
    200,
    200,
    '<path d="M100 10 L190 100 L100 190 L10 100 Z" fill="none" stroke="#ffffff" stroke-width="18"/><circle cx="100" cy="100" r="34" fill="#ffffff"/>',
  ),
  tiny: svg(
    24,
    24,
    '<rect width="24" height="24" fill="#f2c230"/><circle cx="12" cy="12" r="7" fill="#b3122b"/>',
  ),
  productPhoto: svg(
    400,
    400,
    '<rect width="400" height="400" fill="#f6e3c4"/><ellipse cx="200" cy="320" rx="130" ry="30" fill="#d9b98a"/><path d="M130 150 L270 150 L240 320 L160 320 Z" fill="#c7763a"/><path d="M120 150 C120 70 280 70 280 150 Z" fill="#fbd36b"/><circle cx="170" cy="120" r="9" fill="#7d9b3a"/><circle cx="225" cy="105" r="9" fill="#7d9b3a"/>',
  ),
  symbol: svg(
    200,
    200,
    '<path d="M100 20 C150 60 180 110 100 180 C20 110 50 60 100 20 Z" fill="#d4582a"/><path d="M100 60 C124 84 136 120 100 156 C64 120 76 84 100 60 Z" fill="#2e7d4f"/>',
  ),
  ownPhoto: face('#b98056', '#22191a', '#f4f1ea', '#9fb7c9'),
  leader1: face('#c69068', '#d9d6d0', '#f2e6c9', '#d8c3a5'),
  leader2: face('#a87250', '#1d1a1c', '#e3edf6', '#b7c9b0'),
  leader3: face('#d0a077', '#4a3a34', '#f7d9d0', '#c9b7cf'),
}
