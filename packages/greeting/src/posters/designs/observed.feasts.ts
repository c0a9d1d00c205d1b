import { openBook } from '../../motifs/civic.ts'
import { kalash, pongalPot, thali, trident, tulsi } from '../../motifs/festive.ts'
import { blossom, lotus, marigold, sprig, wheat } from '../../motifs/flowers.ts'
import { candle, diya } from '../../motifs/lamps.ts'
import { boat, cross, domes, fireUrn, goldenShrine, temple } from '../../motifs/places.ts'
import { bird, crescent, fullMoon, sun } from '../../motifs/sky.ts'
import { gears, sapling } from '../../motifs/trades.ts'
import type { Row } from './observed.row.ts'

/** Festivals that have no other design. */
export const feasts: Row[] = [
  ['Gangaur', lotus(), 'crimson', { hi: ['गणगौर की शुभकामनाएँ', 'सुख, सौभाग्य और श्रद्धा'] }],
  [
    'Parshuram Jayanti',
    temple(),
    'saffron',
    { hi: ['परशुराम जयंती की शुभकामनाएँ', 'शास्त्र भी, साहस भी'], gu: ['પરશુરામ જયંતીની શુભેચ્છા'] },
  ],
  ['Narasimha Jayanti', temple(), 'crimson', { hi: ['नृसिंह जयंती की शुभकामनाएँ', 'भक्ति की रक्षा होती है'] }],
  ['Vat Savitri', sapling(), 'emerald', { hi: ['वट सावित्री की शुभकामनाएँ', 'अटूट साथ, अखंड सौभाग्य'] }],
  ['Shani Jayanti', diya(), 'midnight', { hi: ['शनि जयंती', 'न्याय और धैर्य का दिन'] }],
  ['Ganga Dussehra', boat(), 'peacock', { hi: ['गंगा दशहरा की शुभकामनाएँ', 'हर हर गंगे'] }],
  [
    'Nirjala Ekadashi',
    kalash(),
    'peacock',
    { hi: ['निर्जला एकादशी की शुभकामनाएँ', 'संयम और श्रद्धा'], gu: ['ભીમ અગિયારસની શુભેચ્છા', 'સંયમ અને શ્રદ્ધા'] },
  ],
  [
    'Devshayani Ekadashi',
    temple(),
    'royal',
    {
      hi: ['देवशयनी एकादशी की शुभकामनाएँ', 'जय श्री हरि'],
      mr: ['आषाढी एकादशीच्या शुभेच्छा', 'पांडुरंग हरी'],
      gu: ['દેવપોઢી અગિયારસની શુભેચ્છા'],
    },
  ],
  [
    'Hariyali Amavasya',
    sapling(),
    'emerald',
    { hi: ['हरियाली अमावस्या की शुभकामनाएँ', 'एक पौधा, एक आशीर्वाद'], gu: ['દિવાસાની શુભેચ્છા'] },
  ],
  [
    'Nag Panchami',
    trident(),
    'emerald',
    {
      hi: ['नाग पंचमी की शुभकामनाएँ', 'प्रकृति के हर जीव को नमन'],
      gu: ['નાગ પાંચમની શુભેચ્છા'],
      mr: ['नागपंचमीच्या शुभेच्छा'],
    },
  ],
  ['Kajari Teej', blossom(), 'plum', { hi: ['कजरी तीज की शुभकामनाएँ', 'सावन के गीत, मन की प्रीत'] }],
  [
    'Bail Pola',
    wheat(),
    'emerald',
    { mr: ['बैलपोळ्याच्या शुभेच्छा', 'शेतकऱ्याच्या मित्राला वंदन'], hi: ['पोला की शुभकामनाएँ', 'किसान के साथी को नमन'] },
  ],
  [
    'Paryushan begins',
    lotus(),
    'wine',
    { hi: ['पर्युषण पर्व की शुभकामनाएँ', 'क्षमा, तप और संयम'], gu: ['પર્યુષણ પર્વની શુભેચ્છા', 'ક્ષમા, તપ અને સંયમ'] },
  ],
  [
    'Hartalika Teej',
    blossom(),
    'emerald',
    { hi: ['हरतालिका तीज की शुभकामनाएँ', 'अटल विश्वास, अटूट साथ'], gu: ['કેવડા ત્રીજની શુભેચ્છા'] },
  ],
  ['Rishi Panchami', openBook(), 'saffron', { hi: ['ऋषि पंचमी की शुभकामनाएँ', 'ज्ञान देने वालों को नमन'] }],
  [
    'Radha Ashtami',
    lotus(),
    'wine',
    { hi: ['राधा अष्टमी की शुभकामनाएँ', 'राधे राधे'], en: ['Happy Radha Ashtami', 'Radhe Radhe'] },
  ],
  [
    'Durga Puja begins',
    kalash(),
    'crimson',
    {
      bn: ['শুভ দুর্গাপূজা', 'মা আসছেন ঘরে ঘরে'],
      hi: ['दुर्गा पूजा की शुभकामनाएँ', 'शक्ति और आनंद का उत्सव'],
      en: ['Happy Durga Puja', 'The city is light and drums again'],
      or: ['ଦୁର୍ଗାପୂଜାର ଶୁଭେଚ୍ଛା'],
    },
  ],
  [
    'Maha Navami',
    trident(),
    'crimson',
    {
      hi: ['शुभ महानवमी', 'शक्ति और सिद्धि मिले'],
      bn: ['শুভ মহানবমী'],
      gu: ['મહાનવમીની શુભેચ્છા'],
      en: ['Happy Maha Navami', 'Strength for all that is good'],
    },
  ],
  ['Ahoi Ashtami', fullMoon(), 'royal', { hi: ['अहोई अष्टमी की शुभकामनाएँ', 'बच्चों पर सदा आशीर्वाद रहे'] }],
  [
    'Kali Chaudas',
    diya(),
    'plum',
    { gu: ['કાળી ચૌદશની શુભેચ્છા', 'અંધકાર દૂર થાઓ'], hi: ['काली चौदस की शुभकामनाएँ', 'अँधेरा दूर हो'] },
  ],
  [
    'Naraka Chaturdashi',
    diya(),
    'midnight',
    {
      hi: ['छोटी दीपावली की शुभकामनाएँ', 'आज एक दीप, कल हज़ार'],
      mr: ['नरक चतुर्दशीच्या शुभेच्छा', 'पहिला दिवा, पहिला आनंद'],
      en: ['Happy Choti Diwali', 'One lamp today, a thousand tomorrow'],
      ta: ['நரக சதுர்த்தசி வாழ்த்துகள்'],
    },
  ],
  [
    'Govardhan Puja',
    thali(),
    'emerald',
    {
      hi: ['गोवर्धन पूजा की शुभकामनाएँ', 'अन्नकूट सा भरा रहे घर'],
      en: ['Happy Govardhan Puja', 'A full table and a thankful heart'],
    },
  ],
  ['Gopashtami', marigold(), 'saffron', { hi: ['गोपाष्टमी की शुभकामनाएँ', 'गौ सेवा, सच्ची सेवा'] }],
  [
    'Dev Uthani Ekadashi',
    tulsi(),
    'saffron',
    {
      hi: ['देव उठनी एकादशी की शुभकामनाएँ', 'शुभ कार्यों की शुरुआत'],
      gu: ['દેવઊઠી અગિયારસની શુભેચ્છા', 'શુભ કાર્યોની શરૂઆત'],
    },
  ],
  ['Vivah Panchami', temple(), 'wine', { hi: ['विवाह पंचमी की शुभकामनाएँ', 'जय सियाराम'] }],
  ['Mauni Amavasya', boat(), 'midnight', { hi: ['मौनी अमावस्या', 'मौन में मन की शांति'] }],
  [
    'Ratha Saptami',
    sun(),
    'saffron',
    { hi: ['रथ सप्तमी की शुभकामनाएँ', 'सूर्य सा तेज मिले'], te: ['రథ సప్తమి శుభాకాంక్షలు'], kn: ['ರಥ ಸಪ್ತಮಿಯ ಶುಭಾಶಯಗಳು'] },
  ],
  ['Dol Purnima', fullMoon(), 'plum', { bn: ['শুভ দোল পূর্ণিমা', 'রঙে ভরুক মন'], or: ['ଦୋଳ ପୂର୍ଣ୍ଣିମାର ଶୁଭେଚ୍ଛା'] }],
  [
    'Hola Mohalla',
    goldenShrine(),
    'royal',
    { pa: ['ਹੋਲਾ ਮਹੱਲਾ ਦੀਆਂ ਵਧਾਈਆਂ'], en: ['Happy Hola Mohalla', 'Courage in high spirits'] },
  ],
  [
    'Rang Panchami',
    marigold(),
    'plum',
    { hi: ['रंग पंचमी की शुभकामनाएँ', 'हर रंग खुशी का'], mr: ['रंगपंचमीच्या शुभेच्छा', 'रंगात रंगूया'] },
  ],
  [
    'Mattu Pongal',
    pongalPot(),
    'emerald',
    { ta: ['மாட்டுப் பொங்கல் வாழ்த்துகள்'], en: ['Happy Mattu Pongal', 'Thanks to those who plough with us'] },
  ],
  [
    'Pana Sankranti',
    kalash(),
    'saffron',
    { or: ['ପଣା ସଂକ୍ରାନ୍ତିର ଶୁଭେଚ୍ଛା'], en: ['Happy Pana Sankranti', 'A cool start to the Odia year'] },
  ],
  ['Bohag Bihu', wheat(), 'emerald', { en: ['Happy Bohag Bihu', 'Spring on the drum, joy in the step'] }],
  ['Kati Bihu', diya(), 'emerald', { en: ['Happy Kati Bihu', 'A lamp in the field, hope in the grain'] }],
  [
    'Vishwakarma Puja',
    gears('#b9791a', '#7a4a12', '#fff3d0'),
    'saffron',
    {
      hi: ['विश्वकर्मा पूजा की शुभकामनाएँ', 'हर हुनर को नमन'],
      bn: ['শুভ বিশ্বকর্মা পূজা'],
      en: ['Happy Vishwakarma Puja', 'Respect to every skilled hand'],
      or: ['ବିଶ୍ୱକର୍ମା ପୂଜାର ଶୁଭେଚ୍ଛା'],
    },
  ],
  ['Shab-e-Barat', crescent(), 'midnight', { hi: ['शब-ए-बारात मुबारक', 'दुआओं की रात'], ur: ['شبِ برات مبارک'] }],
  [
    'Shab-e-Meraj',
    crescent(),
    'royal',
    { en: ['Shab-e-Meraj Mubarak', 'A night of prayer'], ur: ['شبِ معراج مبارک'] },
  ],
  [
    'Islamic New Year',
    domes('#0f5a48', '#e8b84a'),
    'emerald',
    {
      en: ['Islamic New Year', 'A year of peace and goodness'],
      hi: ['इस्लामी नव वर्ष मुबारक', 'अमन और बरकत का साल'],
      ur: ['نیا اسلامی سال مبارک'],
    },
  ],
  ['Palm Sunday', sprig(), 'emerald', { en: ['Blessed Palm Sunday', 'With branches and with joy'] }],
  ['Pentecost', bird('#8a5a12'), 'crimson', { en: ['Blessed Pentecost', 'One spirit, many tongues'] }],
  [
    'Khordad Sal',
    fireUrn(),
    'wine',
    { gu: ['ખોરદાદ સાલ મુબારક'], en: ['Khordad Sal Mubarak', 'Good thoughts, good words, good deeds'] },
  ],
]

/** Days that are kept in silence: nobody is wished joy. */
export const quiet: Row[] = [
  [
    'Pitru Paksha begins',
    diya(),
    'cocoa',
    { hi: ['पितृ पक्ष', 'पूर्वजों को श्रद्धापूर्वक नमन'], gu: ['શ્રાદ્ધ પક્ષ', 'પૂર્વજોને શ્રદ્ધાપૂર્વક વંદન'] },
  ],
  ['Mahalaya', lotus(), 'royal', { bn: ['মহালয়া', 'পূর্বপুরুষদের প্রণাম'], hi: ['सर्वपितृ अमावस्या', 'पूर्वजों को नमन'] }],
  ['Ash Wednesday', cross(), 'cocoa', { en: ['Ash Wednesday', 'A quiet beginning'] }],
  [
    'Maundy Thursday',
    candle(),
    'wine',
    { en: ['Maundy Thursday', 'To serve is to love'], ml: ['പെസഹാ വ്യാഴം'] },
  ],
]
