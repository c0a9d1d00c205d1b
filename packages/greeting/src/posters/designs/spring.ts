import { dhol, gudi, kalash, kite, mace, pongalPot, rakhi, trident, bow } from '../../motifs/festive.ts'
import { lotus, marigold, sprig, wheat, yellowTones } from '../../motifs/flowers.ts'
import { bonfire, brassLamp, fanous, diya, candle } from '../../motifs/lamps.ts'
import { dharmaWheel } from '../../motifs/ornaments.ts'
import { chariot, cross, domes, fireUrn, goldenShrine } from '../../motifs/places.ts'
import { crescent, sun } from '../../motifs/sky.ts'
import { bodhiLeaf, openBook } from '../../motifs/civic.ts'
import { egg, lily, fir, bells, gift } from '../../motifs/winter.ts'
import { fireworks, hanging, morning, nightGround, nightSky, overEdge, powder } from '../compositions/wide.ts'
import {
  archWindow,
  border,
  garlands,
  halfWheel,
  lowHero,
  medallion,
  plateOn,
} from '../compositions/still.ts'
import { party, ribbon, split } from '../compositions/trade.ts'
import { designsOf } from '../design.ts'

const festival = designsOf('Festivals', 'wish')
const special = designsOf('Special Days', 'wish')

/** Festivals from Christmas to the chariots. */
export const spring = [
  festival(
    'gita-jayanti',
    'Gita Jayanti',
    archWindow,
    'saffron',
    openBook(),
    { hi: ['शुभ गीता जयंती', 'कर्म पर अधिकार, फल की चिंता नहीं'], gu: ['શુભ ગીતા જયંતી', 'કર્મ એ જ ધર્મ'] },
    { stories: [] },
  ),
  festival(
    'datta',
    'Datta Jayanti',
    medallion,
    'saffron',
    lotus(),
    { mr: ['दत्त जयंतीच्या शुभेच्छा', 'श्री गुरुदेव दत्त'] },
    { stories: [] },
  ),
  special('christmas-tree', 'Christmas', split, 'noel', fir(), {
    en: ['Merry Christmas', 'Peace, warmth and good company'],
    hi: ['क्रिसमस की शुभकामनाएँ', 'शांति, स्नेह और खुशियाँ'],
  }),
  special('christmas-bells', 'Christmas', plateOn('stars', 70), 'noel', bells(), {
    gu: ['નાતાલની શુભેચ્છા', 'શાંતિ, પ્રેમ અને આનંદ'],
    ml: ['ക്രിസ്മസ് ആശംസകൾ'],
    ta: ['கிறிஸ்துமஸ் வாழ்த்துகள்'],
  }),
  special(
    'christmas-snow',
    'Christmas',
    lowHero,
    'snow',
    gift(),
    { en: ['Merry Christmas', 'And a bright year ahead'] },
    { hand: 'brush', isPremium: true },
  ),
  special('new-year-sky', "New Year's Day", fireworks, 'midnight', diya({ shine: true }), {
    en: ['Happy New Year', 'Twelve new pages, all of them yours'],
    hi: ['नववर्ष की शुभकामनाएँ', 'नई सुबह, नए सपने'],
  }),
  special('new-year-party', "New Year's Day", party, 'violet', gift('#e4572e', '#ff8a3c', '#ffe14a'), {
    en: ['Happy New Year', 'Thank you for being with us'],
    gu: ['નવા વર્ષની શુભેચ્છા', 'સાથ માટે આભાર'],
  }),
  festival('lohri', 'Lohri', nightGround, 'diwali', bonfire(), {
    pa: ['ਲੋਹੜੀ ਦੀਆਂ ਵਧਾਈਆਂ'],
    hi: ['लोहड़ी की शुभकामनाएँ', 'आग की गरमाहट, रिश्तों की मिठास'],
  }),
  festival('uttarayan', 'Makar Sankranti', overEdge, 'kite', kite(), {
    gu: ['શુભ ઉત્તરાયણ', 'કાયપો છે! આકાશ તમારું'],
    hi: ['शुभ मकर संक्रांति', 'पतंग सी ऊँची हो हर उड़ान'],
    en: ['Happy Uttarayan', 'May your year fly high'],
  }),
  festival(
    'sankranti-kites',
    'Makar Sankranti',
    hanging,
    'kite',
    kite('#c2185b', '#ffd24a', '#0f8b8d'),
    { mr: ['मकर संक्रांतीच्या शुभेच्छा', 'तिळगूळ घ्या, गोड गोड बोला'], te: ['సంక్రాంతి శుభాకాంక్షలు'] },
    { side: [kite('#1d7a8c', '#f9c74f', '#e4572e'), kite('#8e44ad', '#7ed3a4', '#e4572e')] },
  ),
  festival('pongal', 'Pongal', halfWheel, 'harvest', pongalPot(), {
    ta: ['இனிய பொங்கல் வாழ்த்துகள்', 'பொங்கலோ பொங்கல்'],
    en: ['Happy Pongal', 'May the pot and the year overflow'],
  }),
  festival('bihu', 'Magh Bihu', split, 'harvest', dhol(), {
    en: ['Happy Magh Bihu', 'Full barns, warm hearths'],
  }),
  festival(
    'gobind-singh',
    'Guru Gobind Singh Jayanti',
    archWindow,
    'marine',
    goldenShrine(),
    { hi: ['गुरु गोबिंद सिंह जयंती की शुभकामनाएँ', 'साहस और सेवा'] },
    { stories: [] },
  ),
  festival('vasant', 'Vasant Panchami', border, 'harvest', openBook('#b3541e'), {
    hi: ['शुभ वसंत पंचमी', 'ज्ञान और बसंत, दोनों खिलें'],
    gu: ['વસંત પંચમીની શુભેચ્છા', 'જ્ઞાન અને વસંત ખીલે'],
    bn: ['শুভ বসন্ত পঞ্চমী'],
  }),
  festival('shivaratri', 'Maha Shivaratri', nightGround, 'shiva', trident(), {
    hi: ['शुभ महाशिवरात्रि', 'हर हर महादेव'],
    gu: ['મહાશિવરાત્રિની શુભેચ્છા', 'હર હર મહાદેવ'],
    en: ['Happy Maha Shivaratri', 'Stillness within, strength without'],
  }),
  festival(
    'ramadan',
    'Ramadan begins',
    hanging,
    'eid',
    fanous(),
    {
      en: ['Ramadan Mubarak', 'A month of patience and giving'],
      ur: ['رمضان مبارک'],
      hi: ['रमज़ान मुबारक', 'सब्र और बरकत का महीना'],
    },
    { side: [fanous('#e8b84a'), crescent()] },
  ),
  festival('eid', 'Eid al-Fitr', archWindow, 'eid', domes('#0f5a48', '#ffd97a'), {
    en: ['Eid Mubarak', 'Sweetness at your table, peace in your heart'],
    hi: ['ईद मुबारक', 'मिठास और अमन बना रहे'],
    ur: ['عید مبارک'],
  }),
  festival('eid-moon', 'Eid al-Adha', nightSky, 'midnight', crescent(), {
    en: ['Eid al-Adha Mubarak', 'Giving makes the feast'],
    gu: ['ઈદ મુબારક', 'અમન અને ભાઈચારો રહે'],
    bn: ['ঈদ মোবারক'],
  }),
  festival(
    'holika',
    'Holika Dahan',
    lowHero,
    'vermilion',
    bonfire(),
    { hi: ['होलिका दहन की शुभकामनाएँ', 'बुराई जले, अच्छाई पले'] },
    { stories: [] },
  ),
  festival('holi-powder', 'Holi', powder, 'holi', dhol(), {
    hi: ['शुभ होली', 'रंग बरसे, मन हरषे'],
    gu: ['હોળી-ધુળેટીની શુભેચ્છા', 'રંગોથી ભરેલું જીવન'],
    en: ['Happy Holi', 'Let every colour find you'],
  }),
  festival(
    'navroz',
    'Jamshedi Navroz',
    garlands,
    'pearl',
    fireUrn(),
    { gu: ['જમશેદી નવરોઝ મુબારક', 'નવો દિવસ, નવી આશા'] },
    { stories: [] },
  ),
  festival(
    'good-friday',
    'Good Friday',
    lowHero,
    'ink',
    cross(),
    { en: ['Good Friday', 'In silence and in gratitude'] },
    { hand: 'serif' },
  ),
  festival('easter', 'Easter', garlands, 'daybreak', egg(), {
    en: ['Happy Easter', 'Hope rises, and so do we'],
  }),
  festival(
    'easter-lily',
    'Easter',
    overEdge,
    'violet',
    lily(),
    { en: ['Blessed Easter', 'Light after every night'] },
    { hand: 'serif', stories: [], isPremium: true },
  ),
  festival('gudi', 'Gudi Padwa', split, 'saffron', gudi(), {
    mr: ['गुढीपाडव्याच्या हार्दिक शुभेच्छा', 'नववर्ष सुखाचे जावो'],
    hi: ['गुड़ी पड़वा की शुभकामनाएँ', 'नया साल मंगलमय हो'],
  }),
  festival('ugadi', 'Ugadi', garlands, 'leaf', kalash(), {
    te: ['ఉగాది శుభాకాంక్షలు'],
    kn: ['ಯುಗಾದಿ ಶುಭಾಶಯಗಳು'],
    en: ['Happy Ugadi', 'Every taste of life, taken with a smile'],
  }),
  festival(
    'chaitra',
    'Chaitra Navratri',
    border,
    'vermilion',
    brassLamp(),
    { hi: ['शुभ चैत्र नवरात्रि', 'माँ की कृपा बनी रहे'] },
    { stories: [] },
  ),
  festival(
    'cheti-chand',
    'Cheti Chand',
    medallion,
    'marine',
    diya(),
    { hi: ['चेटी चंड की शुभकामनाएँ', 'जय झूलेलाल'], gu: ['ચેટી ચાંદની શુભેચ્છા', 'જય ઝૂલેલાલ'] },
    { stories: [] },
  ),
  festival('baisakhi', 'Baisakhi', overEdge, 'harvest', wheat(), {
    pa: ['ਵਿਸਾਖੀ ਦੀਆਂ ਵਧਾਈਆਂ'],
    hi: ['शुभ बैसाखी', 'मेहनत की फ़सल लहलहाए'],
    en: ['Happy Baisakhi', 'Golden fields, glad hearts'],
  }),
  festival(
    'puthandu',
    'Puthandu',
    plateOn('scales', 50),
    'saffron',
    kalash(),
    { ta: ['இனிய தமிழ் புத்தாண்டு வாழ்த்துகள்'] },
    { stories: [] },
  ),
  festival(
    'vishu',
    'Vishu',
    garlands,
    'harvest',
    marigold(yellowTones),
    { ml: ['വിഷു ആശംസകൾ'] },
    { stories: [] },
  ),
  festival('pohela', 'Pohela Boishakh', medallion, 'vermilion', sun(), { bn: ['শুভ নববর্ষ'] }),
  festival('ram-navami', 'Ram Navami', lowHero, 'saffron', bow(), {
    hi: ['शुभ राम नवमी', 'जय श्री राम'],
    gu: ['રામ નવમીની શુભેચ્છા', 'જય શ્રી રામ'],
  }),
  festival('mahavir', 'Mahavir Jayanti', medallion, 'lotus', lotus(), {
    hi: ['महावीर जयंती की शुभकामनाएँ', 'जियो और जीने दो'],
    gu: ['મહાવીર જયંતીની શુભેચ્છા', 'જીવો અને જીવવા દો'],
  }),
  festival(
    'hanuman',
    'Hanuman Jayanti',
    overEdge,
    'vermilion',
    mace(),
    { hi: ['शुभ हनुमान जयंती', 'जय बजरंगबली'] },
    { stories: [] },
  ),
  festival('akshaya', 'Akshaya Tritiya', halfWheel, 'harvest', kalash(), {
    hi: ['शुभ अक्षय तृतीया', 'जो शुभ हो, वह कभी घटे नहीं'],
    gu: ['અક્ષય તૃતીયાની શુભેચ્છા', 'શુભ કદી ન ઘટે'],
  }),
  festival(
    'buddha',
    'Buddha Purnima',
    overEdge,
    'pearl',
    bodhiLeaf(),
    {
      en: ['Happy Buddha Purnima', 'A calm mind is the brightest lamp'],
      hi: ['शुभ बुद्ध पूर्णिमा', 'शांत मन, उजला जीवन'],
    },
    { hand: 'serif' },
  ),
  festival(
    'buddha-wheel',
    'Buddha Purnima',
    medallion,
    'teal',
    dharmaWheel('#c07f12', '#fff4df'),
    { mr: ['बुद्ध पौर्णिमेच्या शुभेच्छा', 'करुणा आणि शांती'] },
    { stories: [] },
  ),
  festival('rath-yatra', 'Rath Yatra', split, 'marine', chariot(), {
    hi: ['शुभ रथ यात्रा', 'जय जगन्नाथ'],
    gu: ['રથયાત્રાની શુભેચ્છા', 'જય જગન્નાથ'],
    or: ['ରଥଯାତ୍ରାର ଶୁଭେଚ୍ଛା', 'ଜୟ ଜଗନ୍ନାଥ'],
  }),
  festival('guru-purnima', 'Guru Purnima', ribbon, 'clay', brassLamp(), {
    hi: ['शुभ गुरु पूर्णिमा', 'राह दिखाने वाले हर गुरु को नमन'],
    gu: ['શુભ ગુરુ પૂર્ણિમા', 'માર્ગ બતાવનાર ગુરુને વંદન'],
  }),
  festival(
    'teej',
    'Hariyali Teej',
    morning,
    'leaf',
    sprig(),
    { hi: ['हरियाली तीज की शुभकामनाएँ', 'सावन की फुहार, मन में बहार'] },
    { stories: [] },
  ),
  festival(
    'all-lamps',
    'Muharram (Ashura)',
    lowHero,
    'ink',
    candle(),
    { en: ['Remembering Ashura', 'With respect and in peace'] },
    { hand: 'serif', stories: [] },
  ),
  festival(
    'rakhi-thread',
    'Raksha Bandhan',
    plateOn('leaves', 60),
    'peacock',
    rakhi(),
    { en: ['Happy Rakhi', 'For the one who always has your back'] },
    { isPremium: true },
  ),
]
