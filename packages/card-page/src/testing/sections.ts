import type { PagePicture, PageSections } from '@parichay/contract/card/page.ts'

const files = 'https://files.parichay.example'
const picture = (name: string, width = 1080, height = 1080): PagePicture => ({
  url: `${files}/${name}`,
  width,
  height,
  sizes: [320, 640].map((size) => ({
    width: size,
    webp: `${files}/${size}/${name}`,
    avif: `${files}/${size}/${name}.avif`,
  })),
})
const goods = (i: number) => picture(`goods-${i}.webp`)
const shot = (i: number) => picture(`shot-${i}.webp`, i % 3 === 0 ? 1280 : 1080, i % 3 === 0 ? 854 : 1080)

/** Sections of a card on which nothing but details stands. */
export const noSections: PageSections = {
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

type Product = PageSections['products'][number]
const product = (name: string, change: Partial<Product>): Product => ({
  kind: 'product',
  name,
  pictures: [],
  price: null,
  mrp: null,
  unit: '',
  gstPct: null,
  description: '',
  category: '',
  inStock: true,
  diet: null,
  action: 'enquiry',
  link: null,
  when: null,
  ...change,
})
const service = (name: string, price: number | null, unit = '', description = '') =>
  product(name, { kind: 'service', price, unit, description })
const lesson = (
  name: string,
  days: NonNullable<Product['when']>['days'],
  from: string,
  to: string,
  price: number,
) => product(name, { kind: 'class', price, unit: 'month', when: { days, from, to } })

/** Every section filled as a busy shop fills it: 24 pictures beside logo and cover. */
export const fullSections: PageSections = {
  paymentOptions: {
    upiId: 'navrang.kirana@okaxis',
    payeeName: 'Jignesh Parmar',
    wallets: [
      { app: 'gpay', number: '9000012345' },
      { app: 'paytm', number: '9000012345' },
    ],
    bank: {
      holder: 'Navrang Kirana & Masala',
      accountNumber: '001234567890',
      ifsc: 'SBIN0001234',
      bankName: 'State Bank of India',
      branch: 'Vastrapur',
    },
    qr: null,
    note: '',
  },
  youtubeVideos: [
    { videoId: 'a1B2c3D4e5F', title: 'How we roast and grind garam masala' },
    { videoId: 'Zz9_-yYxXwW', title: 'Undhiyu in 40 minutes' },
  ],
  gallery: [
    ...Array.from({ length: 6 }, (_, i) => ({
      caption: ['The counter', 'Spice shelf', '', 'Diwali hampers', '', 'Grinding room'][i]!,
      album: '',
      picture: shot(i),
    })),
    ...Array.from({ length: 6 }, (_, i) => ({
      caption: '',
      album: 'Festivals at the shop',
      picture: shot(i + 6),
    })),
  ],
  aboutUs: {
    title: 'Our story',
    body: 'Since 1988 we grind spices **every morning** on a slow stone mill, so that they keep their oil.\n\nYou will find with us:\n- whole and ground spices\n- pulses from Saurashtra farms\n- pickles made by _Kokilaben_ at home',
    reasons: [
      'Ground fresh each day',
      'Home delivery in 60 minutes',
      'No colours added',
      'Open on festivals',
    ],
    owner: picture('owner.webp', 640, 640),
    brochure: { url: `${files}/price-list.pdf`, bytes: 734_003 },
    brochureTitle: 'Price list, November',
    gstin: '24ABCDE1234F1Z5',
    licence: 'FSSAI 10720001000123',
    yearEstablished: 1988,
    nature: ['Retailer', 'Wholesaler'],
  },
  products: [
    product('Garam masala, stone-ground', {
      price: 18_000,
      mrp: 22_000,
      unit: '250 g',
      category: 'Spices',
      action: 'order',
      diet: 'veg',
      pictures: [goods(0)],
      description: 'Eleven spices, roasted the same morning.',
    }),
    product('Kashmiri chilli powder', {
      price: 24_000,
      unit: '500 g',
      category: 'Spices',
      action: 'order',
      diet: 'veg',
      pictures: [goods(1)],
    }),
    product('Turmeric from Salem', {
      price: 9_500,
      mrp: 11_000,
      unit: '250 g',
      category: 'Spices',
      action: 'order',
      diet: 'veg',
      pictures: [goods(2)],
      inStock: false,
    }),
    product('Lemon pickle', {
      price: 16_050,
      unit: 'jar',
      category: 'Pickles',
      diet: 'veg',
      pictures: [goods(3)],
      action: 'order',
    }),
    product('Mango murabba', {
      price: 21_000,
      unit: 'jar',
      category: 'Pickles',
      diet: 'veg',
      pictures: [goods(4)],
      action: 'order',
    }),
    product('Egg noodles', {
      price: 8_500,
      unit: 'pack',
      category: 'Pantry',
      diet: 'egg',
      pictures: [goods(5)],
      action: 'order',
    }),
    product('Dried prawns', {
      price: 34_000,
      unit: '200 g',
      category: 'Pantry',
      diet: 'nonveg',
      pictures: [goods(6)],
      action: 'order',
    }),
    product('Diwali hamper', {
      price: 1_25_000_00,
      category: 'Gifts',
      pictures: [goods(7), goods(8)],
      description: 'For offices, from 25 pieces, with your own message.',
    }),
    product('Dry-fruit box', {
      category: 'Gifts',
      pictures: [goods(9)],
      action: 'link',
      link: 'https://navrangkirana.example/dry-fruit',
    }),
    service('Home delivery', 0, '', 'Within 5 km, from ₹500.'),
    service('Spice grinding', 4_000, 'kg', 'Bring your own, take it home the same day.'),
    service('Monthly ration plan', null, '', 'Tell us your list once.'),
    lesson('Pickle making', ['mon', 'wed', 'fri'], '16:00', '17:30', 150_000),
    lesson('Masala basics for beginners', ['sat'], '10:00', '12:00', 80_000),
  ],
}

const words = (change: Partial<Product>[]): Product[] => change.map((one) => product(one.name ?? '', one))

/** Every section in Hindi. */
export const hindiSections: PageSections = {
  ...fullSections,
  youtubeVideos: [{ videoId: 'a1B2c3D4e5F', title: 'घेवर कैसे बनता है' }],
  aboutUs: {
    ...fullSections.aboutUs,
    title: 'हमारी कहानी',
    body: 'तीन पीढ़ियों से **शुद्ध देसी घी** की मिठाइयाँ। हर सुबह ताज़ा, बिना किसी मिलावट के।\n- त्योहारों पर विशेष डिब्बे\n- शादी-ब्याह के ऑर्डर',
    reasons: ['रोज़ ताज़ा बनता है', 'शुद्ध देसी घी', 'घर तक पहुँचाते हैं'],
    brochureTitle: 'रेट लिस्ट',
  },
  gallery: fullSections.gallery.map((shotOf) => ({
    ...shotOf,
    caption: shotOf.caption && 'हमारी दुकान',
    album: '',
  })),
  products: words([
    {
      name: 'मोतीचूर के लड्डू',
      price: 48_000,
      unit: 'किलो',
      diet: 'veg',
      category: 'मिठाइयाँ',
      action: 'order',
      pictures: [goods(0)],
    },
    {
      name: 'काजू कतली',
      price: 96_000,
      mrp: 104_000,
      unit: 'किलो',
      diet: 'veg',
      category: 'मिठाइयाँ',
      action: 'order',
      pictures: [goods(1)],
    },
    {
      name: 'समोसा',
      price: 1_500,
      unit: 'नग',
      diet: 'veg',
      category: 'नाश्ता',
      action: 'order',
      pictures: [goods(2)],
    },
    { kind: 'service', name: 'शादी के ऑर्डर', description: 'सात दिन पहले बताएँ।' },
  ]),
}

/** Every section in Tamil words. */
export const tamilSections: PageSections = {
  ...fullSections,
  youtubeVideos: [{ videoId: 'a1B2c3D4e5F', title: 'பட்டு நெசவு' }],
  aboutUs: {
    ...fullSections.aboutUs,
    title: 'எங்களைப் பற்றி',
    body: 'நாற்பது ஆண்டுகளாக **கைத்தறி பட்டுப் புடவைகள்** நெய்து வருகிறோம். ஒவ்வொரு புடவையும் எங்கள் தறியிலேயே உருவாகிறது.',
    reasons: ['தூய பட்டு', 'நேரடி நெசவாளர் விலை', 'இலவச வீட்டு விநியோகம்'],
    brochureTitle: 'விலைப்பட்டியல்',
  },
  products: words([
    { name: 'காஞ்சிபுரம் பட்டுப் புடவை', price: 14_50_000, unit: '', category: 'புடவைகள்', pictures: [goods(0)] },
    { name: 'பருத்திப் புடவை', price: 1_85_000, mrp: 2_20_000, category: 'புடவைகள்', pictures: [goods(1)] },
    { kind: 'service', name: 'ரவிக்கை தையல்', price: 60_000 },
  ]),
}
