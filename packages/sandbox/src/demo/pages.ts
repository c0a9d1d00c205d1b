import type { AgencyKey } from './shape.ts'

type Words = { en: string; hi?: string; gu?: string }
/** Something on a page of the demo's customers. `source` names a category of the library. */
export type DemoItem = {
  owner: AgencyKey
  placement: 'HOME_PAGE' | 'GREETING_IMAGE_PAGE' | 'COMMON'
  type: 'banner' | 'imageRail' | 'categoryGrid' | 'notice' | 'video'
  title: Words
  text?: Words
  actionLabel?: Words
  actionLink?: string
  source?: string
  templateSet?: 'visiting' | 'id' | 'promotional'
  shape?: 'SQUARE' | 'STORY'
  count?: number
  /** Where the platform's item is shown; everywhere without it. */
  agencies?: readonly AgencyKey[]
  audience?: 'WITH_PLAN' | 'WITHOUT_PLAN'
  languages?: readonly ('en' | 'hi')[]
  /** Days from today. */
  fromInDays?: number
  toInDays?: number
  isOff?: true
}

/** What stands on the pages of the demo's customers, in the order they see it. */
export const demoItems: readonly DemoItem[] = [
  {
    owner: 'parichay',
    placement: 'HOME_PAGE',
    type: 'banner',
    title: {
      en: 'A greeting every morning',
      hi: 'हर सुबह एक शुभकामना',
      gu: 'દર સવારે એક શુભેચ્છા',
    },
    text: {
      en: 'Today’s pictures wait in your frame. One tap to WhatsApp.',
      hi: 'आज के चित्र आपके फ़्रेम में तैयार हैं। एक टैप में व्हाट्सऐप पर।',
      gu: 'આજના ચિત્રો તમારી ફ્રેમમાં તૈયાર છે. એક ટૅપમાં વૉટ્સઍપ પર.',
    },
    actionLabel: { en: 'See the pictures', hi: 'चित्र देखें', gu: 'ચિત્રો જુઓ' },
    actionLink: '/panel/customer/daily-image',
    agencies: ['parichay', 'rangtapi'],
  },
  {
    owner: 'parichay',
    placement: 'HOME_PAGE',
    type: 'banner',
    title: { en: 'ID cards for your team', hi: 'अपनी टीम के लिए आईडी कार्ड' },
    text: { en: 'Twenty templates, ready to print.', hi: 'बीस टेम्पलेट, छपाई के लिए तैयार।' },
    actionLabel: { en: 'Choose a template', hi: 'टेम्पलेट चुनें' },
    templateSet: 'id',
    agencies: ['parichay'],
  },
  {
    owner: 'rangtapi',
    placement: 'HOME_PAGE',
    type: 'notice',
    title: {
      en: 'We are there for you from 10 to 7',
      hi: 'सुबह 10 से शाम 7 बजे तक हम आपके साथ हैं',
      gu: 'સવારે 10 થી સાંજે 7 સુધી અમે તમારી સાથે છીએ',
    },
    text: {
      en: 'Write to us on WhatsApp, in Gujarati, Hindi or English.',
      hi: 'व्हाट्सऐप पर गुजराती, हिंदी या अंग्रेज़ी में लिखिए।',
      gu: 'વૉટ્સઍપ પર ગુજરાતી, હિન્દી કે અંગ્રેજીમાં લખો.',
    },
    actionLabel: { en: 'Write to us', hi: 'हमें लिखें', gu: 'અમને લખો' },
    actionLink: 'https://wa.me/919876530002',
  },
  {
    owner: 'kaveri',
    placement: 'HOME_PAGE',
    type: 'banner',
    title: { en: 'Take payments from your card', hi: 'अपने कार्ड से भुगतान लें' },
    text: {
      en: 'Add your UPI id once; customers pay with one tap.',
      hi: 'एक बार UPI आईडी जोड़ें, ग्राहक एक टैप में भुगतान करें।',
    },
    actionLabel: { en: 'My projects', hi: 'मेरे प्रोजेक्ट' },
    actionLink: '/panel/customer/projects',
  },
  {
    owner: 'parichay',
    placement: 'HOME_PAGE',
    type: 'imageRail',
    title: { en: 'Good morning', hi: 'सुप्रभात', gu: 'સુપ્રભાત' },
    source: 'Good Morning',
    count: 12,
  },
  {
    owner: 'parichay',
    placement: 'HOME_PAGE',
    type: 'notice',
    title: { en: 'The festive frames are here', hi: 'त्योहारों के फ़्रेम आ गए हैं' },
    fromInDays: 20,
    toInDays: 35,
  },
  {
    owner: 'parichay',
    placement: 'GREETING_IMAGE_PAGE',
    type: 'notice',
    title: { en: 'हिंदी में भी भेजिए', hi: 'हिंदी में भी भेजिए' },
    text: { en: 'ऊपर भाषा चुनिए, सारे चित्र उसी भाषा में दिखेंगे।', hi: 'ऊपर भाषा चुनिए, सारे चित्र उसी भाषा में दिखेंगे।' },
    languages: ['hi'],
  },
  {
    owner: 'parichay',
    placement: 'GREETING_IMAGE_PAGE',
    type: 'imageRail',
    title: { en: 'Thoughts for the status', hi: 'स्टेटस के लिए सुविचार', gu: 'સ્ટેટસ માટે સુવિચાર' },
    source: 'Quotes',
    shape: 'STORY',
    count: 10,
  },
  {
    owner: 'parichay',
    placement: 'GREETING_IMAGE_PAGE',
    type: 'video',
    title: { en: 'Videos for the festivals', hi: 'त्योहारों के वीडियो', gu: 'તહેવારોના વીડિયો' },
    source: 'Festivals',
    count: 10,
  },
  {
    owner: 'parichay',
    placement: 'GREETING_IMAGE_PAGE',
    type: 'categoryGrid',
    title: { en: 'All groups', hi: 'सभी समूह', gu: 'બધા જૂથ' },
    count: 8,
  },
  {
    owner: 'rangtapi',
    placement: 'COMMON',
    type: 'notice',
    title: {
      en: 'Your card works better with a plan',
      hi: 'प्लान के साथ आपका कार्ड और अच्छा चलता है',
      gu: 'પ્લાન સાથે તમારું કાર્ડ વધુ સારું ચાલે છે',
    },
    actionLabel: { en: 'See the plans', hi: 'प्लान देखें', gu: 'પ્લાન જુઓ' },
    actionLink: '/panel/customer/account/subscriptions',
    audience: 'WITHOUT_PLAN',
  },
  {
    owner: 'parichay',
    placement: 'COMMON',
    type: 'notice',
    title: { en: 'Work on the servers on Sunday night', hi: 'रविवार रात को सर्वर पर काम' },
    isOff: true,
  },
]
