import type { LogoColours } from '@parichay/contract/greeting/fields.frames.ts'
import type { PdfCardDetails } from '@parichay/contract/pdf-card/fields.ts'
import { type PdfTemplateCode, templateOf } from '@parichay/contract/pdf-card/templates.ts'

type Facts = {
  language?: PdfCardDetails['language']
  common: Partial<PdfCardDetails['common']> & { companyName: string }
  person?: Partial<PdfCardDetails['person']>
  code?: PdfCardDetails['code']
  barcode?: boolean
  colours?: PdfCardDetails['colours']
}

/** A card as the tests and the sheet draw it. */
export const detailsFor = (
  templateCode: PdfTemplateCode,
  { language = 'en', common, person, code = 'card', barcode = false, colours }: Facts,
): PdfCardDetails => ({
  templateCode,
  language,
  colours: colours ?? templateOf(templateCode).colours,
  common: {
    tagline: '',
    phone: '',
    whatsapp: '',
    email: '',
    website: '',
    address: '',
    hasLogo: true,
    signatory: '',
    signatureDocumentId: null,
    ...common,
  },
  person: {
    name: '',
    designation: '',
    department: '',
    idNo: '',
    bloodGroup: null,
    dateOfBirth: null,
    phone: '',
    emergencyPhone: '',
    validTill: null,
    address: '',
    photoDocumentId: null,
    ...person,
  },
  code,
  codeText: '',
  barcode,
})

const usualPerson = {
  name: 'Asha Raju Nair',
  designation: 'Senior Accountant',
  department: 'Accounts',
  idNo: 'EMP-0042',
  bloodGroup: 'B+',
  dateOfBirth: '1994-06-12',
  phone: '+919812345678',
  emergencyPhone: '+919800011122',
  validTill: '2027-03-31',
  address: '14 Lake View Road, Kochi 682001',
} as const

/** Whose cards every template is looked at with and tested against: the usual, the least, the most, other scripts. */
export const cardFixtures = {
  usual: {
    common: {
      companyName: 'Anand Sweets & Namkeen',
      tagline: 'Fresh every morning since 1962',
      phone: '+919825012345',
      whatsapp: '+919825012345',
      email: 'hello@anandsweets.in',
      website: 'anandsweets.in',
      address: '12 Ring Road, near Clock Tower\nSurat 395002',
      signatory: 'R. K. Anand',
    },
    person: usualPerson,
  },
  least: { common: { companyName: 'Om' }, code: 'none' },
  most: {
    common: {
      companyName: 'Shree Laxminarayan Venkateshwara Hardware & Sanitary Stores L',
      tagline: 'Everything for your building under one roof, delivered on the same day, since 62',
      phone: '+912612456789',
      whatsapp: '+919825012345',
      email: 'orders.desk@laxminarayanhardware.co.in',
      website: 'www.laxminarayan-venkateshwara-hardware.co.in',
      address:
        '4th Floor, Sahjanand Trade Centre, opposite Old Bus Stand, behind the Municipal Corporation Office, Kalawad Road, Rajkot, Gujarat 360005',
      signatory: 'Venkateshwara Laxminarayan Iyer',
    },
    person: {
      ...usualPerson,
      name: 'Chandrashekhara Venkata Subrahmanyam Lakshminarayana Iyengar',
      designation: 'Deputy General Manager, Purchases and Vendor Relations Desk',
      department: 'Purchases, Stores and Vendor Relations',
      idNo: 'LVHSS/RJK/2026/0000042',
      address: 'B-1204, Nilkanth Heights, near Shastri Maidan, University Road, Rajkot, Gujarat 360005',
    },
    code: 'vcard',
  },
  hindi: {
    language: 'hi',
    common: {
      companyName: 'श्री गणेश मिष्ठान्न भंडार',
      tagline: 'शुद्ध देसी घी की मिठाइयाँ',
      phone: '+919825012345',
      website: 'ganeshmishthan.in',
      address: 'चौक बाज़ार, जौहरी गली के सामने, जयपुर 302003',
      signatory: 'गणेश शर्मा',
    },
    person: {
      ...usualPerson,
      name: 'लक्ष्मीनारायण चतुर्वेदी',
      designation: 'शाखा प्रबंधक',
      department: 'बिक्री',
      address: 'मालवीय नगर, जयपुर',
    },
  },
  tamil: {
    language: 'ta',
    common: {
      companyName: 'காவேரி பட்டு மாளிகை',
      tagline: 'காஞ்சிபுரத்தில் நெய்தது',
      phone: '+914428110022',
      email: 'hello@kaverisilks.com',
      address: 'ராஜ வீதி, காஞ்சிபுரம் 631501',
    },
    person: {
      ...usualPerson,
      name: 'மீனாட்சி சுந்தரேஸ்வரன்',
      designation: 'விற்பனை மேலாளர்',
      department: 'விற்பனை',
      address: 'காந்தி சாலை, காஞ்சிபுரம்',
    },
  },
  urdu: {
    language: 'ur',
    common: {
      companyName: 'نور بک ڈپو',
      tagline: 'علم کی روشنی',
      phone: '+919415012345',
      address: 'امین آباد، لکھنؤ',
    },
    person: {
      ...usualPerson,
      name: 'محمد عارف خان',
      designation: 'منیجر',
      department: 'کتب',
      address: 'امین آباد، لکھنؤ',
    },
  },
  school: {
    common: {
      companyName: 'Little Flower Public School',
      tagline: 'Learn to shine',
      phone: '+919825012345',
      address: 'Plot 7, Gandhi Nagar, Kota 324007',
      signatory: 'Sr. Mary Thomas',
    },
    person: {
      ...usualPerson,
      name: 'Asha Raju Nair',
      designation: 'Class VI B',
      department: 'Blue House',
      idNo: 'LF-2061',
      dateOfBirth: '2014-08-02',
    },
    code: 'verify',
    barcode: true,
  },
  political: {
    common: {
      companyName: 'Jan Seva Morcha',
      tagline: 'Work first, words later',
      phone: '+919825012345',
      whatsapp: '+919825012345',
      address: 'Ward 14 Office, Station Road, Indore',
      signatory: 'D. P. Verma',
    },
    person: {
      ...usualPerson,
      name: 'Vikram Singh Rathore',
      designation: 'Ward President',
      department: 'Ward 14',
      idNo: 'JSM-0014-221',
    },
    code: 'verify',
    barcode: true,
  },
  hindiLong: {
    language: 'hi',
    common: {
      companyName: 'श्री लक्ष्मीनारायण वेंकटेश्वर हार्डवेयर एवं सेनेटरी भंडार लि',
      tagline: 'एक ही छत के नीचे घर का सारा सामान, उसी दिन आपके द्वार तक, सन् 62 से',
      phone: '+912612456789',
      whatsapp: '+919825012345',
      email: 'orders.desk@laxminarayanhardware.co.in',
      website: 'www.laxminarayan-venkateshwara-hardware.co.in',
      address:
        'चौथी मंज़िल, सहजानंद ट्रेड सेंटर, पुराने बस अड्डे के सामने, नगर निगम कार्यालय के पीछे, कालावड रोड, राजकोट, गुजरात 360005',
      signatory: 'वेंकटेश्वर लक्ष्मीनारायण अय्यर',
    },
    person: {
      ...usualPerson,
      name: 'चंद्रशेखर वेंकट सुब्रह्मण्यम लक्ष्मीनारायण अय्यंगार शास्त्री',
      designation: 'उप महाप्रबंधक, क्रय एवं विक्रेता संबंध विभाग, पश्चिम क्षेत्र',
      department: 'क्रय, भंडार एवं विक्रेता संबंध',
      idNo: 'LVHSS/RJK/2026/0000042',
      address: 'बी-1204, नीलकंठ हाइट्स, शास्त्री मैदान के पास, यूनिवर्सिटी रोड, राजकोट, गुजरात 360005',
    },
    code: 'verify',
    barcode: true,
  },
  tamilLong: {
    language: 'ta',
    common: {
      companyName: 'ஸ்ரீ லட்சுமிநாராயணன் வெங்கடேஸ்வரா கட்டுமானப் பொருள் அங்காடி',
      tagline: 'வீட்டுக்குத் தேவையான அனைத்தும் ஒரே கூரையின் கீழ், அன்றே உங்கள் வாசலில்',
      phone: '+914522456789',
      whatsapp: '+919825012345',
      email: 'orders.desk@lakshminarayanan-stores.co.in',
      website: 'www.lakshminarayanan-venkateswara-stores.co.in',
      address: '4வது மாடி, சகஜானந்த் வர்த்தக மையம், பழைய பேருந்து நிலையம் எதிரில், காளவாசல் சாலை, மதுரை, தமிழ்நாடு 625016',
      signatory: 'வெங்கடேஸ்வரன் லட்சுமிநாராயணன்',
    },
    person: {
      ...usualPerson,
      name: 'சந்திரசேகர வெங்கட சுப்பிரமணியன் லட்சுமிநாராயண ஐயங்கார்',
      designation: 'துணைப் பொது மேலாளர், கொள்முதல் மற்றும் விற்பனையாளர் உறவுகள்',
      department: 'கொள்முதல் மற்றும் பண்டகசாலை',
      idNo: 'LVHSS/MDU/2026/0000042',
      address: '12/4, மீனாட்சி அடுக்ககம், பல்கலைக்கழகச் சாலை, மதுரை, தமிழ்நாடு 625021',
    },
    code: 'verify',
    barcode: true,
  },
  urduLong: {
    language: 'ur',
    common: {
      companyName: 'نور محمدی جنرل ہارڈویئر، سینیٹری و تعمیراتی سامان کا مرکز',
      tagline: 'گھر کا سارا سامان ایک ہی چھت کے نیچے، اسی دن آپ کے دروازے تک',
      phone: '+915222456789',
      whatsapp: '+919415012345',
      email: 'orders.desk@noormohammadi-hardware.co.in',
      website: 'www.noormohammadi-general-hardware.co.in',
      address:
        'چوتھی منزل، سہجانند ٹریڈ سینٹر، پرانے بس اڈے کے سامنے، امین آباد روڈ، لکھنؤ، اتر پردیش 226018',
      signatory: 'عبدالرحیم صدیقی',
    },
    person: {
      ...usualPerson,
      name: 'محمد عبدالرحمٰن خان یوسف زئی صدیقی الحسینی الہ آبادی',
      designation: 'نائب جنرل منیجر، خریداری و تعلقاتِ فروشندگان، مغربی علاقہ',
      department: 'خریداری و گودام',
      idNo: 'NMH/LKO/2026/0000042',
      address: 'بی-1204، نیل کنٹھ ہائٹس، شاستری میدان کے پاس، یونیورسٹی روڈ، لکھنؤ 226007',
    },
    code: 'verify',
    barcode: true,
  },
} satisfies Record<string, Facts>
/** Names of the fixtures. */
export const cardFixtureNames = Object.keys(cardFixtures) as (keyof typeof cardFixtures)[]

/** The pictures a fixture's card has: longest words come without a photograph, and whoever has the least has none. */
export const picturesFor = (name: string): ('logo' | 'photo' | 'signature')[] =>
  name === 'least' ? [] : name.endsWith('Long') ? ['logo', 'signature'] : ['logo', 'photo', 'signature']

/** What is seen in the fixtures' logo. */
export const fixtureLogo: LogoColours = {
  main: '#a63a1e',
  accent: '#f0b23c',
  found: ['#a63a1e', '#f0b23c'],
  ratio: 1,
  isLight: false,
}
/** Pictures of the fixtures as SVG. */
export const fixturePictures = {
  logo: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200" width="200" height="200"><circle cx="100" cy="100" r="96" fill="#a63a1e"/><path d="M100 30 C140 80 150 110 100 170 C50 110 60 80 100 30 Z" fill="#f0b23c"/></svg>',
  photo:
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 375" width="600" height="750"><rect width="300" height="375" fill="#c7d6e2"/><path d="M30 375 C30 285 100 262 150 262 C200 262 270 285 270 375 Z" fill="#31506e"/><path d="M118 262 L150 300 L182 262 Z" fill="#f4f1ea"/><rect x="124" y="212" width="52" height="62" rx="22" fill="#b07a52"/><ellipse cx="150" cy="158" rx="64" ry="78" fill="#c08a60"/><path d="M82 160 C70 56 230 56 218 160 C208 116 184 104 150 104 C116 104 92 116 82 160 Z" fill="#241a18"/></svg>',
  signature:
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 100" width="600" height="200"><path d="M10 70 C40 10 60 20 55 60 C52 90 30 90 40 60 C60 20 90 30 85 62 C82 80 100 70 120 50 C140 30 150 60 160 62 C180 64 190 30 210 40 C230 52 200 80 240 62 L290 44" fill="none" stroke="#1b2a6b" stroke-width="5" stroke-linecap="round"/></svg>',
} as const
