import { bouquet, blossom, lotus, sprig, marigold } from '../../motifs/flowers.ts'
import { bag, sapling, teaGlass } from '../../motifs/trades.ts'
import { scales, namaste } from '../../motifs/civic.ts'
import { kalash } from '../../motifs/festive.ts'
import { candle, diya } from '../../motifs/lamps.ts'
import { mandala, paisley } from '../../motifs/ornaments.ts'
import { house } from '../../motifs/places.ts'
import { crescent, sun, umbrella } from '../../motifs/sky.ts'
import { gift } from '../../motifs/winter.ts'
import { morning, nightSky, overEdge } from '../compositions/wide.ts'
import { border, doorString, lowHero, plateOn } from '../compositions/still.ts'
import { offer, party, quote, split, tiles } from '../compositions/trade.ts'
import { designsOf } from '../design.ts'

const dawn = designsOf('Good Morning', 'thought')
const thought = designsOf('Quotes', 'thought')
const deal = designsOf('Offers', 'offer')

/** Mornings, thoughts and offers. */
export const daily = [
  dawn(
    'monday',
    'Good Morning',
    morning,
    'dawn',
    teaGlass(),
    {
      en: ['Good Morning', 'Begin Monday with one small finished thing'],
      hi: ['सुप्रभात', 'नया सप्ताह, नई शुरुआत'],
      gu: ['સુપ્રભાત', 'નવું અઠવાડિયું, નવી શરૂઆત'],
    },
    { tags: ['Monday'] },
  ),
  dawn(
    'tuesday',
    'Good Morning',
    overEdge,
    'daybreak',
    sun(),
    { hi: ['शुभ मंगलवार', 'मेहनत का सूरज रोज़ उगता है'], gu: ['શુભ મંગળવાર', 'મહેનતનો સૂરજ રોજ ઊગે છે'] },
    { tags: ['Tuesday'] },
  ),
  dawn(
    'wednesday',
    'Good Morning',
    split,
    'leaf',
    sapling(),
    {
      en: ['Good Morning', 'What you water today grows tomorrow'],
      hi: ['सुप्रभात', 'आज जो सींचा, वही कल फलेगा'],
    },
    { tags: ['Wednesday'] },
  ),
  dawn(
    'thursday',
    'Good Morning',
    border,
    'harvest',
    lotus(),
    { hi: ['शुभ गुरुवार', 'मन शांत, काम साफ़'], gu: ['શુભ ગુરુવાર', 'મન શાંત, કામ સ્પષ્ટ'] },
    { tags: ['Thursday'], stories: [] },
  ),
  dawn(
    'friday',
    'Good Morning',
    lowHero,
    'blush',
    bouquet(['#e84a7f', '#f778a1', '#ffd54a']),
    { en: ['Good Morning', 'Say thank you to someone today'] },
    { tags: ['Friday'], hand: 'brush' },
  ),
  dawn(
    'sunday',
    'Good Morning',
    morning,
    'daybreak',
    umbrella(),
    {
      gu: ['શુભ રવિવાર', 'પરિવાર સાથે હળવો દિવસ'],
      hi: ['शुभ रविवार', 'परिवार के साथ सुकून का दिन'],
      mr: ['शुभ सकाळ', 'आजचा दिवस आनंदाचा जावो'],
    },
    { tags: ['Sunday'] },
  ),
  dawn('night', 'Good Night', nightSky, 'midnight', crescent(), {
    en: ['Good Night', 'Rest well, tomorrow needs you'],
    hi: ['शुभ रात्रि', 'चैन की नींद, सुंदर सपने'],
    gu: ['શુભ રાત્રિ', 'શાંત ઊંઘ, સુંદર સપનાં'],
  }),
  thought(
    'q-small',
    'Motivation',
    quote,
    'paper',
    sapling(),
    {
      en: ['Small work done daily is a big work done quietly.'],
      hi: ['रोज़ का छोटा काम, चुपचाप बड़ा काम बन जाता है।'],
      gu: ['રોજનું નાનું કામ, ચૂપચાપ મોટું કામ બની જાય છે.'],
    },
    { hand: 'serif' },
  ),
  thought(
    'q-door',
    'Success',
    quote,
    'ink',
    house('#dfe6ea', '#e4572e', '#f2a01e'),
    {
      en: ['Open the shop before the customer', 'and the mind before the shop'],
      hi: ['ग्राहक से पहले दुकान खोलो, दुकान से पहले मन।'],
    },
    { hand: 'serif' },
  ),
  thought(
    'q-trust',
    'Success',
    quote,
    'teal',
    scales(),
    {
      en: ['Price brings a customer once', 'Trust brings the whole family'],
      gu: ['ભાવ ગ્રાહકને એક વાર લાવે, ભરોસો આખા પરિવારને લાવે.'],
    },
    { hand: 'serif' },
  ),
  thought(
    'q-lamp',
    'Life',
    quote,
    'diwali',
    diya(),
    { hi: ['दीया छोटा हो सकता है, उसका उजाला नहीं।'], gu: ['દીવો નાનો હોઈ શકે, તેનું અજવાળું નહીં.'] },
    { hand: 'serif' },
  ),
  thought(
    'q-tea',
    'Life',
    quote,
    'clay',
    teaGlass(),
    {
      en: ['Good talk needs no occasion, only two cups of tea.'],
      hi: ['अच्छी बातों को मौका नहीं, बस दो प्याली चाय चाहिए।'],
    },
    { hand: 'serif' },
  ),
  thought('thanks', 'Gratitude', plateOn('flowers', 60), 'lotus', namaste(), {
    en: ['Thank You', 'Your trust is our best reward'],
    hi: ['धन्यवाद', 'आपका भरोसा ही हमारी कमाई है'],
    gu: ['આભાર', 'તમારો ભરોસો એ જ અમારી કમાણી'],
  }),
  deal(
    'flat-20',
    'Sale',
    offer,
    'sale',
    bag(),
    {
      en: ['20% OFF', 'On the whole range', 'Flat'],
      hi: ['20% छूट', 'हर सामान पर'],
      gu: ['20% છૂટ', 'દરેક વસ્તુ પર'],
    },
    { side: [bag(), gift()] },
  ),
  deal(
    'buy-2',
    'Sale',
    offer,
    'electric',
    bag('#ff4d7a', '#b3205a', '#ffe14a'),
    { en: ['BUY 2 GET 1', 'This week only', 'Special'], hi: ['2 पर 1 मुफ़्त', 'सिर्फ़ इस हफ़्ते'] },
    { side: [gift('#22a3a0', '#22d3c5', '#ffe14a'), bag('#ff4d7a', '#b3205a', '#ffe14a')] },
  ),
  deal(
    'festive',
    'Festive Offer',
    doorString,
    'vermilion',
    gift('#f2a01e', '#ffc24a', '#8a1218'),
    {
      en: ['Festive Offer', 'Extra joy with every purchase'],
      hi: ['त्योहार ऑफ़र', 'हर ख़रीद पर ख़ास तोहफ़ा'],
      gu: ['તહેવાર ઓફર', 'દરેક ખરીદી પર ખાસ ભેટ'],
    },
    { side: [diya(), diya()] },
  ),
  deal('arrivals', 'New Arrivals', split, 'blush', bag('#8e44ad', '#5e2a80', '#ffd24a'), {
    en: ['New Arrivals', 'Fresh in the shop, see them first'],
    hi: ['नया कलेक्शन', 'सबसे पहले आप देखें'],
    gu: ['નવો માલ', 'સૌથી પહેલાં તમે જુઓ'],
  }),
  deal('opening', 'Grand Opening', party, 'sale', kalash(), {
    en: ['Grand Opening', 'You are warmly invited'],
    hi: ['भव्य शुभारंभ', 'आप सादर आमंत्रित हैं'],
    gu: ['ભવ્ય ઉદ્ઘાટન', 'આપ સાદર આમંત્રિત છો'],
    mr: ['भव्य उद्घाटन', 'आपण सादर आमंत्रित आहात'],
  }),
  deal(
    'winter',
    'Sale',
    tiles,
    'snow',
    gift(),
    { en: ['Winter Sale', 'Warm things at cool prices'] },
    {
      side: [bag(), teaGlass('#c9793a', '#ffffff', '#345a78aa'), candle()],
      stories: [],
      tags: ['Winter'],
    },
  ),
  deal(
    'rang-week',
    'Festive Offer',
    plateOn('lattice', 50),
    'navratri',
    paisley(),
    { gu: ['રંગતાપી સપ્તાહ', 'અમારા ગ્રાહકો માટે ખાસ'] },
    { agency: 'rangtapi', tags: ['Exclusive'] },
  ),
  dawn(
    'rang-morning',
    'Good Morning',
    plateOn('scales', 70),
    'dawn',
    marigold(),
    { gu: ['શુભ સવાર', 'સુરતની સવાર, ચા સાથે'], hi: ['शुभ प्रभात', 'चाय के साथ नई शुरुआत'] },
    { agency: 'rangtapi', tags: ['Exclusive'], stories: [] },
  ),
  dawn(
    'river-morning',
    'Good Morning',
    border,
    'leaf',
    sprig(),
    { ta: ['காலை வணக்கம்'], en: ['Good Morning', 'A calm start, by the river'] },
    { stories: [] },
  ),
  thought('year-thanks', 'Gratitude', plateOn('flowers', 60), 'pearl', blossom(), {
    ta: ['நன்றி'],
    en: ['With thanks', 'For being with us this year'],
  }),
  thought(
    'q-season',
    'Motivation',
    overEdge,
    'marine',
    mandala(['#f2a01e', '#0a2a3f', '#f4fbfb']),
    { en: ['Patience is also work.', 'It only makes less noise.'] },
    { hand: 'serif', isPremium: true },
  ),
]
