import { charkha, openBook, people, scales } from '../../motifs/civic.ts'
import { laddus } from '../../motifs/festive.ts'
import { lotus, marigold, wheat } from '../../motifs/flowers.ts'
import { brassLamp, candle, diya } from '../../motifs/lamps.ts'
import { wheel } from '../../motifs/ornaments.ts'
import { boat, fort } from '../../motifs/places.ts'
import { globe } from '../../motifs/sky.ts'
import { books, bulb, sapling, tools } from '../../motifs/trades.ts'
import type { Row } from './observed.row.ts'

const flagWheel = wheel('#1b2f7a')

/** Days of the nation and of its states that have no other design. */
export const nation: Row[] = [
  [
    "Martyrs' Day",
    diya(),
    'midnight',
    {
      hi: ['शहीद दिवस', 'वीरों को श्रद्धांजलि'],
      en: ["Martyrs' Day", 'They gave their today'],
      gu: ['શહીદ દિવસ', 'વીરોને શ્રદ્ધાંજલિ'],
    },
  ],
  [
    'Shaheed Diwas',
    diya(),
    'crimson',
    { hi: ['बलिदान दिवस', 'भगत सिंह, सुखदेव, राजगुरु को नमन'], pa: ['ਸ਼ਹੀਦੀ ਦਿਵਸ', 'ਵੀਰਾਂ ਨੂੰ ਪ੍ਰਣਾਮ'] },
  ],
  [
    'Army Day',
    flagWheel,
    'emerald',
    { hi: ['सेना दिवस', 'जवानों के साहस को सलाम'], en: ['Army Day', 'Service before self'] },
  ],
  [
    'Air Force Day',
    flagWheel,
    'steel',
    { hi: ['वायु सेना दिवस', 'नभ के प्रहरियों को सलाम'], en: ['Air Force Day', 'To those who guard our skies'] },
  ],
  [
    'Kargil Vijay Diwas',
    fort(),
    'saffron',
    {
      hi: ['कारगिल विजय दिवस', 'वीरों के शौर्य को नमन'],
      en: ['Kargil Vijay Diwas', 'We remember every peak'],
      gu: ['કારગિલ વિજય દિવસ', 'વીરોના શૌર્યને વંદન'],
    },
  ],
  ['Armed Forces Flag Day', flagWheel, 'royal', { hi: ['सशस्त्र सेना झंडा दिवस', 'वीरों के परिवारों के साथ'] }],
  [
    'Panchayati Raj Day',
    people(['#f2a01e', '#1d7a8c', '#c0392b']),
    'emerald',
    { hi: ['पंचायती राज दिवस', 'गाँव की बात, गाँव के साथ'] },
  ],
  [
    'National Technology Day',
    bulb(),
    'royal',
    { en: ['National Technology Day', 'Ideas that work for people'] },
  ],
  [
    'National Science Day',
    bulb(),
    'peacock',
    { en: ['National Science Day', 'Ask, test, learn'], hi: ['राष्ट्रीय विज्ञान दिवस', 'पूछो, परखो, सीखो'] },
  ],
  [
    'National Space Day',
    globe(),
    'midnight',
    {
      en: ['National Space Day', 'From this soil to the moon'],
      hi: ['राष्ट्रीय अंतरिक्ष दिवस', 'धरती से चाँद तक'],
    },
  ],
  [
    'Kerala Piravi',
    brassLamp(),
    'emerald',
    { ml: ['കേരളപ്പിറവി ആശംസകൾ'], en: ['Happy Kerala Piravi', 'Green land, open hearts'] },
  ],
  ['Rajasthan Day', fort(), 'saffron', { hi: ['राजस्थान दिवस की शुभकामनाएँ', 'पधारो म्हारे देस'] }],
  ['Bihar Diwas', marigold(), 'crimson', { hi: ['बिहार दिवस की शुभकामनाएँ', 'जय बिहार'] }],
  ['Uttar Pradesh Day', fort(), 'royal', { hi: ['उत्तर प्रदेश दिवस की शुभकामनाएँ', 'संगम सी संस्कृति'] }],
  ['Telangana Formation Day', marigold(), 'plum', { te: ['తెలంగాణ ఆవిర్భావ దినోత్సవ శుభాకాంక్షలు', 'జై తెలంగాణ'] }],
  [
    'Utkal Divas',
    boat(),
    'crimson',
    { or: ['ଉତ୍କଳ ଦିବସର ଶୁଭେଚ୍ଛା', 'ବନ୍ଦେ ଉତ୍କଳ ଜନନୀ'], en: ['Happy Utkal Divas', 'Bande Utkala Janani'] },
  ],
  ['Goa Liberation Day', boat(), 'peacock', { en: ['Goa Liberation Day', 'Free as its shores'] }],
]

/** Days of great lives that have no other design. */
export const lives: Row[] = [
  ['Basava Jayanti', openBook(), 'saffron', { kn: ['ಬಸವ ಜಯಂತಿಯ ಶುಭಾಶಯಗಳು', 'ಕಾಯಕವೇ ಕೈಲಾಸ'] }],
  ['Shankaracharya Jayanti', lotus(), 'saffron', { hi: ['शंकराचार्य जयंती', 'ज्ञान ही मुक्ति है'] }],
  ['Maharana Pratap Jayanti', fort(), 'crimson', { hi: ['महाराणा प्रताप जयंती', 'स्वाभिमान को नमन'] }],
  ['Kabir Jayanti', charkha(), 'cocoa', { hi: ['कबीर जयंती', 'ढाई आखर प्रेम का'] }],
  ['Tulsidas Jayanti', openBook(), 'saffron', { hi: ['तुलसीदास जयंती', 'राम नाम का उजाला'] }],
  ['Valmiki Jayanti', openBook(), 'crimson', { hi: ['वाल्मीकि जयंती की शुभकामनाएँ', 'आदिकवि को नमन'] }],
  ['Jalaram Jayanti', laddus(), 'saffron', { gu: ['જલારામ જયંતીની શુભેચ્છા', 'જય જલારામ'] }],
  [
    'Vishwakarma Jayanti',
    tools(),
    'saffron',
    { gu: ['વિશ્વકર્મા જયંતીની શુભેચ્છા', 'દરેક હુનરને વંદન'], hi: ['विश्वकर्मा जयंती की शुभकामनाएँ', 'हर हुनर को नमन'] },
  ],
  [
    'Guru Ravidas Jayanti',
    diya(),
    'royal',
    { hi: ['गुरु रविदास जयंती की शुभकामनाएँ', 'मन चंगा तो कठौती में गंगा'], pa: ['ਗੁਰੂ ਰਵਿਦਾਸ ਜਯੰਤੀ ਦੀਆਂ ਵਧਾਈਆਂ'] },
  ],
  ['Dayananda Saraswati Jayanti', openBook(), 'saffron', { hi: ['दयानंद सरस्वती जयंती', 'सत्य का प्रकाश'] }],
  ['Ramakrishna Jayanti', lotus(), 'saffron', { bn: ['শ্রীরামকৃষ্ণ জয়ন্তী', 'যত মত তত পথ'] }],
  [
    'Netaji Jayanti',
    flagWheel,
    'emerald',
    { hi: ['नेताजी जयंती', 'जय हिंद'], bn: ['নেতাজি জয়ন্তী', 'জয় হিন্দ'], en: ['Netaji Jayanti', 'Jai Hind'] },
  ],
  ['Mahatma Phule Jayanti', books(), 'crimson', { mr: ['महात्मा फुले जयंती', 'शिक्षणाची वाट दाखवणाऱ्यांना वंदन'] }],
  [
    'Rabindranath Tagore Jayanti',
    openBook(),
    'peacock',
    { bn: ['রবীন্দ্র জয়ন্তী', 'কবিগুরুকে প্রণাম'], en: ['Rabindra Jayanti', 'Where the mind is without fear'] },
  ],
  ['Savarkar Jayanti', diya(), 'saffron', { mr: ['सावरकर जयंती', 'विनम्र अभिवादन'] }],
  [
    'Lokmanya Tilak Jayanti',
    openBook(),
    'saffron',
    { mr: ['लोकमान्य टिळक जयंती', 'विनम्र अभिवादन'], hi: ['लोकमान्य तिलक जयंती', 'विनम्र नमन'] },
  ],
  [
    'A. P. J. Abdul Kalam Jayanti',
    bulb(),
    'royal',
    { en: ['Dr Kalam Jayanti', 'Dream, then do'], hi: ['डॉ. कलाम जयंती', 'सपने देखो, फिर जुट जाओ'] },
  ],
  ['Lal Bahadur Shastri Jayanti', wheat(), 'emerald', { hi: ['लाल बहादुर शास्त्री जयंती', 'जय जवान, जय किसान'] }],
  ['Indira Gandhi Jayanti', candle(), 'wine', { hi: ['इंदिरा गांधी जयंती', 'विनम्र नमन'] }],
  ['Birsa Munda Jayanti', sapling(), 'emerald', { hi: ['बिरसा मुंडा जयंती', 'जल, जंगल, ज़मीन के रक्षक को नमन'] }],
  ['Good Governance Day', scales(), 'royal', { hi: ['सुशासन दिवस', 'सेवा ही शासन'] }],
  [
    'Mahaparinirvan Diwas',
    candle(),
    'royal',
    { mr: ['महापरिनिर्वाण दिन', 'विनम्र अभिवादन'], hi: ['महापरिनिर्वाण दिवस', 'विनम्र नमन'] },
  ],
  [
    'Guru Tegh Bahadur Martyrdom Day',
    candle(),
    'saffron',
    { pa: ['ਗੁਰੂ ਤੇਗ ਬਹਾਦਰ ਜੀ ਸ਼ਹੀਦੀ ਦਿਵਸ', 'ਕੋਟਿ ਕੋਟਿ ਪ੍ਰਣਾਮ'], hi: ['गुरु तेग बहादुर शहीदी दिवस', 'कोटि कोटि नमन'] },
  ],
  [
    'Veer Bal Diwas',
    diya(),
    'saffron',
    { hi: ['वीर बाल दिवस', 'साहिबज़ादों को नमन'], pa: ['ਵੀਰ ਬਾਲ ਦਿਵਸ', 'ਸਾਹਿਬਜ਼ਾਦਿਆਂ ਨੂੰ ਪ੍ਰਣਾਮ'] },
  ],
]
