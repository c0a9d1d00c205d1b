import { buddhist, fest, hindu, jain, months, panchang, person, tithi, waning } from './rules.lunar.ts'
import type { Occasion } from './rules.ts'

const { chaitra, vaishakha, jyeshtha, ashadha, shravana } = months

/** Occasions by the moon from Chaitra to Shravana. */
export const springOccasions: Occasion[] = [
  fest('gudi-padwa', ['Gudi Padwa', 'गुड़ी पड़वा', 'ગુડી પડવો'], tithi(chaitra, 1), panchang, {
    ...hindu,
    regions: ['MH', 'GA'],
    priority: 2,
    words: 'gudhi padva padwa marathi new year nav varsh',
  }),
  fest('ugadi', ['Ugadi', 'उगादि', 'ઉગાદી'], tithi(chaitra, 1), panchang, {
    ...hindu,
    regions: ['KA', 'AP', 'TS'],
    priority: 2,
    words: 'yugadi telugu kannada new year',
  }),
  fest('chaitra-navratri', ['Chaitra Navratri', 'चैत्र नवरात्रि', 'ચૈત્ર નવરાત્રિ'], tithi(chaitra, 1), panchang, {
    ...hindu,
    priority: 2,
    words: 'vikram samvat hindu nav varsh navratra',
  }),
  fest('cheti-chand', ['Cheti Chand', 'चेटी चंड', 'ચેટીચાંદ'], tithi(chaitra, 2, 'sunset'), panchang, {
    communities: ['sindhi'],
    words: 'jhulelal jayanti sindhi new year',
  }),
  fest('gangaur', ['Gangaur', 'गणगौर', 'ગણગૌર'], tithi(chaitra, 3), panchang, {
    ...hindu,
    regions: ['RJ', 'MP'],
    words: 'gauri tritiya',
  }),
  fest(
    'ram-navami',
    ['Ram Navami', 'राम नवमी', 'રામ નવમી'],
    tithi(chaitra, 9, 'madhyahna', 'longest'),
    panchang,
    { ...hindu, priority: 1, words: 'rama navmi shri ram janm sri' },
  ),
  fest('mahavir-jayanti', ['Mahavir Jayanti', 'महावीर जयंती', 'મહાવીર જયંતી'], tithi(chaitra, 13), panchang, {
    ...jain,
    priority: 1,
    words: 'janma kalyanak bhagwan mahaveer swami',
  }),
  fest('hanuman-jayanti', ['Hanuman Jayanti', 'हनुमान जयंती', 'હનુમાન જયંતી'], tithi(chaitra, 15), panchang, {
    ...hindu,
    priority: 1,
    words: 'hanuman janmotsav bajrangbali',
  }),
  fest(
    'akshaya-tritiya',
    ['Akshaya Tritiya', 'अक्षय तृतीया', 'અખાત્રીજ'],
    tithi(vaishakha, 3, 'purvahna'),
    panchang,
    { communities: ['hindu', 'jain'], priority: 1, words: 'akha teej akhatrij akshay trutiya gold' },
  ),
  fest(
    'parshuram-jayanti',
    ['Parshuram Jayanti', 'परशुराम जयंती', 'પરશુરામ જયંતી'],
    tithi(vaishakha, 3, 'pradosha'),
    panchang,
    { ...hindu, words: 'parashurama' },
  ),
  person(
    'basava-jayanti',
    ['Basava Jayanti', 'बसव जयंती', 'બસવ જયંતી'],
    tithi(vaishakha, 3, 'purvahna'),
    panchang,
    { communities: ['lingayat'], regions: ['KA'], words: 'basaveshwara' },
  ),
  person(
    'shankaracharya-jayanti',
    ['Shankaracharya Jayanti', 'शंकराचार्य जयंती', 'શંકરાચાર્ય જયંતી'],
    tithi(vaishakha, 5),
    panchang,
    { ...hindu, priority: 4, words: 'adi shankara' },
  ),
  fest(
    'narasimha-jayanti',
    ['Narasimha Jayanti', 'नृसिंह जयंती', 'નૃસિંહ જયંતી'],
    tithi(vaishakha, 14, 'sunset'),
    panchang,
    { ...hindu, priority: 4, words: 'nrisimha narsingh' },
  ),
  fest('buddha-purnima', ['Buddha Purnima', 'बुद्ध पूर्णिमा', 'બુદ્ધ પૂર્ણિમા'], tithi(vaishakha, 15), panchang, {
    ...buddhist,
    priority: 1,
    words: 'vesak gautam buddh jayanti',
  }),
  fest('vat-savitri', ['Vat Savitri', 'वट सावित्री', 'વટ સાવિત્રી'], tithi(vaishakha, 30), panchang, {
    ...hindu,
    regions: ['UP', 'BR', 'MP', 'DL', 'OD'],
    others: [{ who: 'Gujarat, Maharashtra and the south (Vat Purnima)', rule: tithi(jyeshtha, 15) }],
    words: 'vat purnima savitri vrat bad amavasya',
  }),
  fest('shani-jayanti', ['Shani Jayanti', 'शनि जयंती', 'શનિ જયંતી'], tithi(vaishakha, 30), panchang, {
    ...hindu,
    priority: 4,
    words: 'shani amavasya',
  }),
  person(
    'maharana-pratap-jayanti',
    ['Maharana Pratap Jayanti', 'महाराणा प्रताप जयंती', 'મહારાણા પ્રતાપ જયંતી'],
    tithi(jyeshtha, 3),
    panchang,
    {
      regions: ['RJ', 'HR', 'HP'],
      others: [{ who: 'by the Gregorian calendar', rule: { by: 'fixed', month: 5, day: 9 } }],
      words: 'rajput mewar',
    },
  ),
  fest('ganga-dussehra', ['Ganga Dussehra', 'गंगा दशहरा', 'ગંગા દશેરા'], tithi(jyeshtha, 10), panchang, {
    ...hindu,
    regions: ['UP', 'UK', 'BR'],
    words: 'ganga dashahara',
  }),
  fest(
    'nirjala-ekadashi',
    ['Nirjala Ekadashi', 'निर्जला एकादशी', 'ભીમ અગિયારસ'],
    tithi(jyeshtha, 11),
    panchang,
    { ...hindu, words: 'bhim agiyaras ekadasi gyaras' },
  ),
  person('kabir-jayanti', ['Kabir Jayanti', 'कबीर जयंती', 'કબીર જયંતી'], tithi(jyeshtha, 15), panchang, {
    words: 'sant kabirdas',
  }),
  fest('rath-yatra', ['Rath Yatra', 'रथ यात्रा', 'રથયાત્રા'], tithi(ashadha, 2), panchang, {
    ...hindu,
    regions: ['OD', 'GJ', 'WB'],
    priority: 2,
    words: 'jagannath puri ahmedabad ashadhi bij kutchi new year',
  }),
  fest(
    'devshayani-ekadashi',
    ['Devshayani Ekadashi', 'देवशयनी एकादशी', 'દેવપોઢી અગિયારસ'],
    tithi(ashadha, 11),
    panchang,
    { ...hindu, words: 'ashadhi ekadashi pandharpur wari vitthal' },
  ),
  fest('guru-purnima', ['Guru Purnima', 'गुरु पूर्णिमा', 'ગુરુ પૂર્ણિમા'], tithi(ashadha, 15), panchang, {
    communities: ['hindu', 'jain', 'buddhist'],
    priority: 1,
    words: 'vyas purnima teacher',
  }),
  fest(
    'hariyali-amavasya',
    ['Hariyali Amavasya', 'हरियाली अमावस्या', 'દિવાસો'],
    tithi(ashadha, 30),
    panchang,
    { ...hindu, priority: 4, words: 'divaso' },
  ),
  fest('hariyali-teej', ['Hariyali Teej', 'हरियाली तीज', 'હરિયાળી ત્રીજ'], tithi(shravana, 3), panchang, {
    ...hindu,
    regions: ['RJ', 'UP', 'HR', 'MP'],
    words: 'sawan teej shravani',
  }),
  fest('nag-panchami', ['Nag Panchami', 'नाग पंचमी', 'નાગ પાંચમ'], tithi(shravana, 5), panchang, {
    ...hindu,
    others: [{ who: 'Gujarat', rule: tithi(shravana, waning(5)) }],
    words: 'naag pancham',
  }),
  person(
    'tulsidas-jayanti',
    ['Tulsidas Jayanti', 'तुलसीदास जयंती', 'તુલસીદાસ જયંતી'],
    tithi(shravana, 7),
    panchang,
    { ...hindu, priority: 4, words: 'goswami ramcharitmanas' },
  ),
  fest(
    'varalakshmi',
    ['Varalakshmi Vratam', 'वरलक्ष्मी व्रत', 'વરલક્ષ્મી વ્રત'],
    { by: 'friday-before-rakhi' },
    panchang,
    { ...hindu, regions: ['AP', 'TS', 'KA', 'TN'], words: 'vara mahalakshmi habba' },
  ),
  fest('raksha-bandhan', ['Raksha Bandhan', 'रक्षा बंधन', 'રક્ષાબંધન'], { by: 'rakhi' }, panchang, {
    ...hindu,
    priority: 1,
    words: 'rakhi rakhri rakshabandhan brother sister narali purnima shravani balev',
  }),
  fest('kajari-teej', ['Kajari Teej', 'कजरी तीज', 'કજરી ત્રીજ'], tithi(shravana, waning(3)), panchang, {
    ...hindu,
    regions: ['RJ', 'UP', 'BR', 'MP'],
    priority: 4,
    words: 'kajli satudi teej',
  }),
  fest(
    'janmashtami',
    ['Krishna Janmashtami', 'कृष्ण जन्माष्टमी', 'કૃષ્ણ જન્માષ્ટમી'],
    tithi(shravana, waning(8)),
    `${panchang}; gazetted day (Vaishnava)`,
    {
      ...hindu,
      priority: 1,
      others: [{ who: 'Smarta', rule: tithi(shravana, waning(8), 'nishita') }],
      words: 'janmastami gokulashtami sri krishna jayanti satam atham kanha',
    },
  ),
  fest(
    'dahi-handi',
    ['Dahi Handi', 'दही हांडी', 'દહીં હાંડી'],
    tithi(shravana, waning(8), 'sunrise', 'first', 1),
    panchang,
    {
      ...hindu,
      regions: ['MH', 'GJ'],
      others: [{ who: 'with the Smarta day', rule: tithi(shravana, waning(8), 'nishita', 'first', 1) }],
      words: 'govinda gopalkala nandotsav',
    },
  ),
  fest('pola', ['Bail Pola', 'बैल पोला', 'પોળા'], tithi(shravana, 30), panchang, {
    ...hindu,
    regions: ['MH', 'CT', 'MP'],
    priority: 4,
    words: 'pithori amavasya bull',
  }),
]
