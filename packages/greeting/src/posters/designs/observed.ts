import { awareness, charkha, openBook, people, scales, yogi } from '../../motifs/civic.ts'
import type { Motif } from '../../motifs/draw.ts'
import { kalash, laddus, pongalPot, thali, trident, tulsi } from '../../motifs/festive.ts'
import { blossom, lotus, marigold, sprig, wheat, yellowTones } from '../../motifs/flowers.ts'
import { brassLamp, candle, diya } from '../../motifs/lamps.ts'
import { heart, wheel } from '../../motifs/ornaments.ts'
import { boat, cross, domes, fireUrn, fort, goldenShrine, house, temple } from '../../motifs/places.ts'
import { bird, crescent, fullMoon, globe, sun, umbrella } from '../../motifs/sky.ts'
import {
  accounts,
  books,
  bulb,
  gears,
  medicine,
  sapling,
  sewingMachine,
  stethoscope,
  tools,
} from '../../motifs/trades.ts'
import { designsOf, type Said } from '../design.ts'
import type { Composition, Design, Language } from '../poster.ts'
import { goldenArch, mandalaLight, silkLocket, torannedPaper } from '../rich/drawn.ts'
import type { MoodName } from '../rich/moods.ts'

type Row = readonly [occasion: string, hero: Motif, mood: MoodName, said: Partial<Record<Language, Said>>]

const flagWheel = wheel('#1b2f7a')
const red = awareness('#c0272d', '#7a0f16')
const child = people(['#c2185b', '#f2a01e', '#1d7a8c'])

const feasts: Row[] = [
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
const quiet: Row[] = [
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

const nation: Row[] = [
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
  ['Bihar Diwas', lotus(), 'crimson', { hi: ['बिहार दिवस की शुभकामनाएँ', 'जय बिहार'] }],
  ['Uttar Pradesh Day', temple(), 'royal', { hi: ['उत्तर प्रदेश दिवस की शुभकामनाएँ', 'संगम सी संस्कृति'] }],
  ['Telangana Formation Day', lotus(), 'plum', { te: ['తెలంగాణ ఆవిర్భావ దినోత్సవ శుభాకాంక్షలు', 'జై తెలంగాణ'] }],
  [
    'Utkal Divas',
    temple(),
    'crimson',
    { or: ['ଉତ୍କଳ ଦିବସର ଶୁଭେଚ୍ଛା', 'ବନ୍ଦେ ଉତ୍କଳ ଜନନୀ'], en: ['Happy Utkal Divas', 'Bande Utkala Janani'] },
  ],
  ['Goa Liberation Day', boat(), 'peacock', { en: ['Goa Liberation Day', 'Free as its shores'] }],
]

const lives: Row[] = [
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
  ['Savarkar Jayanti', fort(), 'saffron', { mr: ['सावरकर जयंती', 'विनम्र अभिवादन'] }],
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
  ['Indira Gandhi Jayanti', lotus(), 'wine', { hi: ['इंदिरा गांधी जयंती', 'विनम्र नमन'] }],
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

const world: Row[] = [
  [
    'World Cancer Day',
    awareness('#7e57c2', '#4a2a80'),
    'plum',
    { en: ['World Cancer Day', 'Early is everything'], hi: ['विश्व कैंसर दिवस', 'समय पर जाँच, जीवन का साथ'] },
  ],
  [
    'Mother Language Day',
    openBook(),
    'peacock',
    {
      en: ['Mother Language Day', 'The first words we loved'],
      hi: ['मातृभाषा दिवस', 'जिसमें पहला शब्द बोला'],
      gu: ['માતૃભાષા દિવસ', 'જેમાં પહેલો શબ્દ બોલ્યા'],
    },
  ],
  ['World Consumer Rights Day', scales(), 'royal', { en: ['Consumer Rights Day', 'Fair weight, fair word'] }],
  [
    'World Sparrow Day',
    bird('#5a3a22'),
    'sky',
    { en: ['World Sparrow Day', 'Leave some grain, some water'] },
  ],
  ['World Tuberculosis Day', red, 'wine', { en: ['World TB Day', 'It can be cured'] }],
  ['World Homeopathy Day', medicine(), 'mint', { en: ['World Homeopathy Day', 'Gently, patiently well'] }],
  ['World Heritage Day', fort(), 'cocoa', { en: ['World Heritage Day', 'Old stones, living stories'] }],
  [
    'World Book Day',
    books(),
    'wine',
    { en: ['World Book Day', 'A page a day goes far'], hi: ['विश्व पुस्तक दिवस', 'रोज़ एक पन्ना'] },
  ],
  [
    'World Malaria Day',
    umbrella('#1d7a8c', '#b4e0da'),
    'steel',
    { en: ['World Malaria Day', 'No still water, no mosquitoes'] },
  ],
  [
    'International Nurses Day',
    heart('#c0272d', '#8a0f1c'),
    'blush',
    {
      en: ['Happy Nurses Day', 'Thank you for every night watch'],
      hi: ['नर्स दिवस की शुभकामनाएँ', 'सेवा के हर हाथ को नमन'],
    },
  ],
  [
    'International Day of Families',
    house(),
    'butter',
    { en: ['Day of Families', 'Where everybody has a chair'], hi: ['परिवार दिवस', 'साथ है तो सब है'] },
  ],
  [
    'World No Tobacco Day',
    heart('#c0272d', '#8a0f1c'),
    'steel',
    { en: ['World No Tobacco Day', 'Breathe free'], hi: ['तंबाकू निषेध दिवस', 'तंबाकू छोड़ें, जीवन जोड़ें'] },
  ],
  [
    'World Milk Day',
    kalash('#dfe6ea', '#8fa3ad', '#1d7a8c'),
    'sky',
    { en: ['World Milk Day', 'A glass of good health'] },
  ],
  ['World Bicycle Day', wheel('#1d5a3a', 12), 'mint', { en: ['World Bicycle Day', 'Two wheels, clean air'] }],
  ['World Food Safety Day', thali(), 'mint', { en: ['Food Safety Day', 'Clean hands, fresh food'] }],
  [
    'World Blood Donor Day',
    heart('#c0272d', '#8a0f1c'),
    'crimson',
    {
      en: ['World Blood Donor Day', 'A little of you, a life for someone'],
      hi: ['विश्व रक्तदान दिवस', 'रक्तदान, जीवनदान'],
      gu: ['વિશ્વ રક્તદાન દિવસ', 'રક્તદાન, જીવનદાન'],
    },
  ],
  ['MSME Day', accounts(), 'royal', { en: ['MSME Day', 'Small firms, big backbone'] }],
  ['GST Day', accounts(), 'steel', { en: ['GST Day', 'One nation, one tax'] }],
  [
    'World Population Day',
    people(['#c0392b', '#1d7a8c', '#f2a01e']),
    'peacock',
    { en: ['World Population Day', 'Small families, large futures'] },
  ],
  [
    'World Plastic Surgery Day',
    stethoscope(),
    'wine',
    { en: ['World Plastic Surgery Day', 'Hands that restore'] },
  ],
  [
    'World Nature Conservation Day',
    sapling(),
    'emerald',
    { en: ['Nature Conservation Day', 'Keep what keeps us'] },
  ],
  ['World Hepatitis Day', stethoscope(), 'steel', { en: ['World Hepatitis Day', 'Test, treat, protect'] }],
  [
    'International Tiger Day',
    sapling(),
    'saffron',
    { en: ['International Tiger Day', 'Save the forest, save the stripes'] },
  ],
  [
    'National Handloom Day',
    sewingMachine(),
    'wine',
    {
      en: ['National Handloom Day', 'Woven by hand, worn with pride'],
      hi: ['राष्ट्रीय हथकरघा दिवस', 'हाथ का हुनर, देश की शान'],
    },
  ],
  [
    'World Lion Day',
    sapling(),
    'cocoa',
    { en: ['World Lion Day', 'Pride of Gir'], gu: ['વિશ્વ સિંહ દિવસ', 'ગીરનું ગૌરવ'] },
  ],
  [
    'World Organ Donation Day',
    heart('#2e9e5b', '#14603a'),
    'emerald',
    { en: ['Organ Donation Day', 'Live on in someone'] },
  ],
  [
    'World Senior Citizen Day',
    marigold(yellowTones),
    'wine',
    {
      en: ['Senior Citizens Day', 'Their shade, our strength'],
      hi: ['वरिष्ठ नागरिक दिवस', 'अनुभव की छाँव को नमन'],
    },
  ],
  ['International Literacy Day', books(), 'royal', { en: ['Literacy Day', 'Teach one, light many'] }],
  [
    'World Physiotherapy Day',
    yogi('#1f4a44', '#e4572e'),
    'mint',
    { en: ['World Physiotherapy Day', 'Motion is medicine'] },
  ],
  ['World Ozone Day', globe(), 'sky', { en: ['World Ozone Day', 'The roof over all of us'] }],
  [
    "Daughters' Day",
    lotus(),
    'blush',
    {
      en: ["Happy Daughters' Day", 'The light of the house'],
      hi: ['बेटी दिवस की शुभकामनाएँ', 'बेटी है तो घर में रौनक है'],
      gu: ['દીકરી દિવસની શુભેચ્છા', 'દીકરી વહાલનો દરિયો'],
    },
  ],
  [
    'World Tourism Day',
    boat(),
    'peacock',
    { en: ['World Tourism Day', 'Go, see, come back richer'], hi: ['विश्व पर्यटन दिवस', 'चलो, देखो, सीखो'] },
  ],
  ['World Animal Day', sprig(), 'mint', { en: ['World Animal Day', 'Kindness has no language'] }],
  [
    'World Mental Health Day',
    lotus(),
    'sky',
    {
      en: ['Mental Health Day', 'It is all right to ask for help'],
      hi: ['मानसिक स्वास्थ्य दिवस', 'मन की बात कहना ठीक है'],
    },
  ],
  [
    'International Day of the Girl Child',
    child,
    'blush',
    { en: ['Day of the Girl Child', 'Let her choose her sky'], hi: ['बालिका दिवस', 'हर बेटी को उड़ान मिले'] },
  ],
  ['World Sight Day', bulb(), 'steel', { en: ['World Sight Day', 'Love your eyes'] }],
  ['World Food Day', wheat(), 'butter', { en: ['World Food Day', 'No plate empty, no grain wasted'] }],
  [
    'World Diabetes Day',
    awareness('#2a8fcf', '#12507a'),
    'royal',
    {
      en: ['World Diabetes Day', 'A little less sugar, a longer walk'],
      hi: ['विश्व मधुमेह दिवस', 'कम मीठा, लंबी सैर'],
    },
  ],
  [
    "International Men's Day",
    sun(),
    'steel',
    { en: ["International Men's Day", 'Strong enough to be gentle'] },
  ],
  [
    'Day of Persons with Disabilities',
    people(['#1d7a8c', '#f2a01e', '#c2185b']),
    'royal',
    {
      en: ['Persons with Disabilities Day', 'Able in many ways'],
      hi: ['विश्व दिव्यांग दिवस', 'हौसला सबसे बड़ी ताक़त'],
    },
  ],
  ['World Soil Day', sapling(), 'cocoa', { en: ['World Soil Day', 'All that grows begins here'] }],
  [
    'Human Rights Day',
    scales(),
    'midnight',
    { en: ['Human Rights Day', 'Equal in dignity'], hi: ['मानवाधिकार दिवस', 'सबका सम्मान, सबका अधिकार'] },
  ],
  [
    'National Mathematics Day',
    openBook(),
    'royal',
    { en: ['National Mathematics Day', 'Every number has a story'] },
  ],
]

/** Turns through compositions, so that days that follow each other look different. */
const turns: ((mood: MoodName, i: number) => Composition)[] = [
  (mood, i) => mandalaLight(mood, 60 + i),
  (mood, i) => silkLocket(mood, 3 + i),
  (mood, i) => goldenArch(mood, 'ivory', 9 + i),
  (mood, i) => silkLocket(mood, 5 + i),
]
const light = new Set<MoodName>(['ivory', 'blush', 'mint', 'sky', 'butter'])

const idOf = (occasion: string) =>
  `day-${occasion
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')}`

const made = (rows: readonly Row[], make: ReturnType<typeof designsOf>): Design[] =>
  rows.map(([occasion, hero, mood, said], i) =>
    make(
      idOf(occasion),
      occasion,
      light.has(mood) ? torannedOr(mood, i) : turns[i % turns.length]!(mood, i),
      'diwali',
      hero,
      said,
      { stories: [], hand: i % 2 ? 'festive' : 'display' },
    ),
  )
const torannedOr = (mood: MoodName, i: number): Composition =>
  i % 2 ? torannedPaper(mood) : mandalaLight(mood, 80 + i)

/** A design for every other occasion of the calendar. */
export const observed: Design[] = [
  ...made(feasts, designsOf('Festivals', 'wish')),
  ...made(quiet, designsOf('Festivals', 'thought')),
  ...made(nation, designsOf('National Days', 'civic')),
  ...made(lives, designsOf('Great Lives', 'thought')),
  ...made(world, designsOf('Special Days', 'thought')),
]
