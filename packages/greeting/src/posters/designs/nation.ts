import {
  anchor,
  awareness,
  charkha,
  namaste,
  navy,
  openBook,
  people,
  scales,
  spectacles,
  votedHand,
  yogi,
  megaphone,
} from '../../motifs/civic.ts'
import { kite } from '../../motifs/festive.ts'
import { bouquet, wheat, blossom } from '../../motifs/flowers.ts'
import { candle } from '../../motifs/lamps.ts'
import { heart, wheel } from '../../motifs/ornaments.ts'
import { fort } from '../../motifs/places.ts'
import { dove, globe, waterDrop } from '../../motifs/sky.ts'
import {
  accounts,
  books,
  camera,
  gears,
  stethoscope,
  cricket,
  medicine,
  sapling,
} from '../../motifs/trades.ts'
import { balloon, gift } from '../../motifs/winter.ts'
import { hanging, morning, nation, overEdge } from '../compositions/wide.ts'
import { border, garlands, halfWheel, lowHero, medallion, plateOn } from '../compositions/still.ts'
import { party, quote, ribbon, split } from '../compositions/trade.ts'
import { designsOf } from '../design.ts'

const national = designsOf('National Days', 'wish')
const lives = designsOf('Great Lives', 'wish')
const special = designsOf('Special Days', 'wish')
const civic = designsOf('Political', 'civic')

/** National days, great lives, days of care and trade, and civic greetings without party or person. */
export const nationDays = [
  national('constitution', 'Constitution Day', nation, 'tricolour', openBook('#1b2f7a'), {
    en: ['Constitution Day', 'Justice, liberty, equality, fraternity'],
    hi: ['संविधान दिवस', 'न्याय, स्वतंत्रता, समता, बंधुता'],
    gu: ['બંધારણ દિવસ', 'ન્યાય, સ્વતંત્રતા, સમાનતા, બંધુતા'],
  }),
  national(
    'navy',
    'Navy Day',
    overEdge,
    'marine',
    anchor(),
    { en: ['Indian Navy Day', 'Respect to those who guard our seas'] },
    { stories: [] },
  ),
  national(
    'vijay',
    'Vijay Diwas',
    lowHero,
    'ink',
    candle(),
    { hi: ['विजय दिवस', 'वीरों को नमन'] },
    { stories: [] },
  ),
  national('voters', "National Voters' Day", split, 'tricolour', votedHand(), {
    en: ["National Voters' Day", 'One mark, one voice'],
    hi: ['राष्ट्रीय मतदाता दिवस', 'एक निशान, एक आवाज़'],
  }),
  national('republic', 'Republic Day', nation, 'tricolour', wheel(navy), {
    hi: ['गणतंत्र दिवस की शुभकामनाएँ', 'जय हिंद'],
    en: ['Happy Republic Day', 'Jai Hind'],
    gu: ['પ્રજાસત્તાક દિનની શુભેચ્છા', 'જય હિંદ'],
    mr: ['प्रजासत्ताक दिनाच्या शुभेच्छा', 'जय हिंद'],
  }),
  national('independence', 'Independence Day', nation, 'tricolour', dove('#dbe6f2', '#a9bdd6'), {
    hi: ['स्वतंत्रता दिवस की शुभकामनाएँ', 'जय हिंद'],
    en: ['Happy Independence Day', 'Free to dream, glad to build'],
    gu: ['સ્વતંત્રતા દિનની શુભેચ્છા', 'જય હિંદ'],
  }),
  national(
    'independence-kites',
    'Independence Day',
    hanging,
    'kite',
    kite('#ffffff', '#e6ebf2', '#ffffff', navy),
    { en: ['Happy Independence Day', 'Fly high, India'], ta: ['சுதந்திர தின வாழ்த்துகள்'] },
    {
      side: [kite('#f58220', '#ff9d4a', '#f58220', navy), kite('#12823b', '#3fa45f', '#12823b', navy)],
    },
  ),
  national(
    'gandhi',
    'Gandhi Jayanti',
    quote,
    'paper',
    spectacles('#22303c'),
    {
      en: ['Gandhi Jayanti', 'Truth needs no loud voice'],
      hi: ['गांधी जयंती', 'सत्य को ऊँची आवाज़ नहीं चाहिए'],
      gu: ['ગાંધી જયંતી', 'સત્યને મોટા અવાજની જરૂર નથી'],
    },
    { hand: 'serif' },
  ),
  national(
    'charkha',
    'Gandhi Jayanti',
    lowHero,
    'clay',
    charkha(),
    { gu: ['ગાંધી જયંતી', 'સાદગી એ જ સુંદરતા'] },
    { stories: [] },
  ),
  national('gujarat', 'Gujarat Day', halfWheel, 'saffron', bouquet(['#f08a12', '#f9a825', '#c0392b']), {
    gu: ['ગુજરાત દિનની શુભેચ્છા', 'જય જય ગરવી ગુજરાત'],
  }),
  national('maharashtra', 'Maharashtra Day', garlands, 'saffron', namaste(), {
    mr: ['महाराष्ट्र दिनाच्या शुभेच्छा', 'जय महाराष्ट्र'],
  }),
  national(
    'kannada',
    'Karnataka Rajyotsava',
    medallion,
    'vermilion',
    blossom({ tones: ['#f2b632', '#ffd54a', '#c0392b'] }),
    { kn: ['ಕನ್ನಡ ರಾಜ್ಯೋತ್ಸವದ ಶುಭಾಶಯಗಳು'] },
    { stories: [] },
  ),
  national('hindi', 'Hindi Diwas', overEdge, 'dawn', openBook(), {
    hi: ['हिंदी दिवस', 'अपनी भाषा, अपनी पहचान'],
  }),
  national(
    'unity',
    'National Unity Day',
    split,
    'saffron',
    people(['#f58220', '#12823b', '#1b2f7a']),
    { hi: ['राष्ट्रीय एकता दिवस', 'साथ चलें, आगे बढ़ें'], gu: ['રાષ્ટ્રીય એકતા દિવસ', 'સાથે ચાલીએ, આગળ વધીએ'] },
    { stories: [] },
  ),
  lives('ambedkar', 'Ambedkar Jayanti', overEdge, 'marine', openBook('#0a2a3f'), {
    hi: ['अंबेडकर जयंती', 'शिक्षा, समता, सम्मान'],
    mr: ['भीम जयंतीच्या शुभेच्छा', 'शिका, संघटित व्हा'],
  }),
  lives(
    'youth',
    'National Youth Day',
    morning,
    'dawn',
    kite(),
    {
      en: ['National Youth Day', 'Young hands, long horizons'],
      hi: ['राष्ट्रीय युवा दिवस', 'युवा हाथ, नए रास्ते'],
    },
    { stories: [] },
  ),
  lives('shivaji', 'Chhatrapati Shivaji Jayanti', lowHero, 'saffron', fort(), {
    mr: ['शिवजयंतीच्या हार्दिक शुभेच्छा', 'जय शिवराय'],
  }),
  special('farmers', "National Farmers' Day", overEdge, 'harvest', wheat(), {
    hi: ['किसान दिवस', 'अन्नदाता को नमन'],
    gu: ['ખેડૂત દિવસ', 'અન્નદાતાને વંદન'],
  }),
  special(
    'aids',
    'World AIDS Day',
    split,
    'blush',
    awareness('#d6232c', '#8a1218'),
    { en: ['World AIDS Day', 'Know, care, support'] },
    { stories: [] },
  ),
  special(
    'valentine',
    "Valentine's Day",
    lowHero,
    'blush',
    heart('#e0245e', '#a8123f'),
    { en: ["Happy Valentine's Day", 'Love is in the small things'] },
    { hand: 'brush' },
  ),
  special('women', "International Women's Day", split, 'violet', bouquet(['#c58af0', '#e2c4ff', '#ffd54a']), {
    en: ["Happy Women's Day", 'Strength that holds the world'],
    hi: ['महिला दिवस की शुभकामनाएँ', 'हर शक्ति को नमन'],
    gu: ['મહિલા દિનની શુભેચ્છા', 'નારી શક્તિને વંદન'],
  }),
  special(
    'water',
    'World Water Day',
    overEdge,
    'daybreak',
    waterDrop(),
    { hi: ['विश्व जल दिवस', 'हर बूँद बचाएँ'], en: ['World Water Day', 'Save each drop'] },
    { stories: [] },
  ),
  special(
    'health',
    'World Health Day',
    ribbon,
    'clinic',
    stethoscope(),
    {
      en: ['World Health Day', 'Walk a little, laugh a little'],
      gu: ['વિશ્વ આરોગ્ય દિવસ', 'સ્વાસ્થ્ય એ જ સંપત્તિ'],
    },
    { stories: [] },
  ),
  special('earth', 'Earth Day', overEdge, 'leaf', globe(), { en: ['Earth Day', 'The only home we share'] }),
  special(
    'labour',
    'Labour Day',
    plateOn('stripes', 40),
    'harvest',
    gears(),
    { hi: ['मज़दूर दिवस', 'हर मेहनतकश हाथ को सलाम'] },
    { stories: [] },
  ),
  special(
    'mother',
    "Mother's Day",
    garlands,
    'lotus',
    blossom(),
    { en: ["Happy Mother's Day", 'The first home we know'], hi: ['मातृ दिवस की शुभकामनाएँ', 'माँ, तुमसे ही घर है'] },
    { hand: 'brush' },
  ),
  special(
    'father',
    "Father's Day",
    quote,
    'teal',
    gift('#0f8b8d', '#14b0a8', '#f2a01e'),
    { en: ["Happy Father's Day", 'He carried more than he said'], hi: ['पितृ दिवस', 'कम शब्द, गहरा प्यार'] },
    { hand: 'serif' },
  ),
  special('environment', 'World Environment Day', morning, 'leaf', sapling(), {
    en: ['World Environment Day', 'Plant one, care for two'],
    gu: ['પર્યાવરણ દિવસ', 'એક વૃક્ષ વાવો, બે સાચવો'],
  }),
  special('yoga', 'International Yoga Day', halfWheel, 'violet', yogi('#24104a', '#ffb84a'), {
    en: ['Yoga Day', 'Breathe in, begin again'],
    hi: ['योग दिवस', 'स्वस्थ तन, शांत मन'],
    gu: ['યોગ દિવસ', 'સ્વસ્થ તન, શાંત મન'],
  }),
  special('doctors', "National Doctors' Day", split, 'clinic', stethoscope(), {
    en: ["Happy Doctors' Day", 'Thank you for every calm word'],
  }),
  special(
    'ca',
    'Chartered Accountants Day',
    ribbon,
    'teal',
    accounts(),
    { en: ['Happy CA Day', 'Where every figure finds its place'] },
    { stories: [] },
  ),
  special(
    'friendship',
    'Friendship Day',
    party,
    'electric',
    balloon('#ff8a3c'),
    { en: ['Happy Friendship Day', 'Old friends, new jokes'] },
    { hand: 'brush' },
  ),
  special(
    'photo-day',
    'World Photography Day',
    split,
    'ink',
    camera('#dfe6ea', '#c9d2dc'),
    { en: ['World Photography Day', 'Hold the light for a moment'] },
    { stories: [] },
  ),
  special('teachers', "Teachers' Day", border, 'paper', books(), {
    en: ["Happy Teachers' Day", 'Thank you for the patience'],
    hi: ['शिक्षक दिवस की शुभकामनाएँ', 'ज्ञान देने वालों को नमन'],
    gu: ['શિક્ષક દિનની શુભેચ્છા', 'ગુરુજનોને વંદન'],
  }),
  special(
    'engineers',
    "Engineers' Day",
    overEdge,
    'marine',
    gears('#f2a01e', '#5ac0c8', '#0f3f5c'),
    { en: ["Happy Engineers' Day", 'Thought, then built'] },
    { stories: [] },
  ),
  special('children', "Children's Day", party, 'kite', balloon('#e4572e'), {
    en: ["Happy Children's Day", 'Stay curious'],
    hi: ['बाल दिवस की शुभकामनाएँ', 'बचपन मुस्कुराता रहे'],
  }),
  special(
    'pharmacist',
    'World Pharmacist Day',
    plateOn('scales', 50),
    'clinic',
    medicine(),
    { en: ['Happy Pharmacist Day', 'The right dose of care'] },
    { stories: [] },
  ),
  special(
    'heart-day',
    'World Heart Day',
    overEdge,
    'blush',
    heart('#e0245e', '#a8123f'),
    { en: ['World Heart Day', 'Walk today, for your heart'] },
    { stories: [] },
  ),
  national(
    'sports-day',
    'National Sports Day',
    ribbon,
    'leaf',
    cricket(),
    { en: ['National Sports Day', 'Play fair, play often'] },
    { stories: [] },
  ),
  civic('vote', 'Public Greeting', split, 'saffron', votedHand(), {
    hi: ['मतदान अवश्य करें', 'आपका मत, आपका अधिकार'],
    gu: ['મતદાન અવશ્ય કરો', 'તમારો મત, તમારો અધિકાર'],
    en: ['Please vote', 'Your vote, your right'],
  }),
  civic('service', 'Public Work', quote, 'marine', people(['#f2a01e', '#5ac0c8', '#ffffff']), {
    hi: ['सेवा ही संकल्प है।', 'आपकी बात, हमारा काम'],
    gu: ['સેવા એ જ સંકલ્પ.', 'તમારી વાત, અમારું કામ'],
  }),
  civic('greet', 'Public Greeting', garlands, 'vermilion', namaste(), {
    hi: ['सादर प्रणाम', 'आपका साथ, हमारी शक्ति'],
    gu: ['સાદર પ્રણામ', 'તમારો સાથ, અમારી શક્તિ'],
  }),
  civic(
    'clean',
    'Public Work',
    morning,
    'daybreak',
    sapling(),
    { hi: ['स्वच्छ नगर, सुंदर नगर', 'आइए, मिलकर करें'] },
    { stories: [] },
  ),
  civic(
    'speak',
    'Public Work',
    overEdge,
    'harvest',
    megaphone(),
    { hi: ['अपनी बात कहें', 'जन सुनवाई में पधारें'] },
    { stories: [] },
  ),
  civic(
    'law',
    'Public Greeting',
    plateOn('lattice', 40),
    'tricolour',
    scales(),
    { en: ['Equal before the law', 'Rights and duties, together'] },
    { stories: [] },
  ),
]
