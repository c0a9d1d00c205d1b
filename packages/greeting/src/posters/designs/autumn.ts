import { domes, goldenShrine } from '../../motifs/places.ts'
import {
  bow,
  dandiya,
  kalash,
  laddus,
  modaks,
  rakhi,
  thali,
  trident,
  tulsi,
  conch,
  butterPot,
  flute,
} from '../../motifs/festive.ts'
import { bouquet, lotus, marigold, yellowTones } from '../../motifs/flowers.ts'
import { brassLamp, diya, starLantern } from '../../motifs/lamps.ts'
import { mandala, peacockFeather, rangoli, flowerCarpet } from '../../motifs/ornaments.ts'
import { fullMoon, sun } from '../../motifs/sky.ts'
import { boat } from '../../motifs/places.ts'
import { fireworks, nightGround, nightSky, riverNight, hanging, overEdge } from '../compositions/wide.ts'
import {
  archWindow,
  border,
  doorString,
  garlands,
  halfWheel,
  lowHero,
  medallion,
  plateOn,
} from '../compositions/still.ts'
import { split, ribbon } from '../compositions/trade.ts'
import { designsOf } from '../design.ts'

const festival = designsOf('Festivals', 'wish')
const floor = rangoli(['#e4572e', '#c2185b', '#f2b632', '#1d7a8c'])

/** Festivals from the rains to Dev Deepawali. */
export const autumn = [
  festival('tulsi-vivah', 'Tulsi Vivah', archWindow, 'leaf', tulsi(), {
    hi: ['शुभ तुलसी विवाह', 'घर-आँगन में सुख और समृद्धि बनी रहे'],
    gu: ['તુલસી વિવાહની શુભેચ્છા', 'ઘર આંગણે સુખ અને સમૃદ્ધિ રહે'],
    mr: ['तुळशी विवाहाच्या शुभेच्छा', 'घरात सुख आणि समृद्धी नांदो'],
  }),
  festival('guru-nanak-shrine', 'Guru Nanak Jayanti', riverNight, 'river', diya(), {
    pa: ['ਗੁਰਪੁਰਬ ਦੀਆਂ ਲੱਖ ਲੱਖ ਵਧਾਈਆਂ', 'ਸਰਬੱਤ ਦਾ ਭਲਾ'],
    en: ['Happy Gurpurab', 'May truth and kindness light our way'],
  }),
  festival('guru-nanak-gold', 'Guru Nanak Jayanti', lowHero, 'saffron', goldenShrine(), {
    hi: ['गुरु नानक जयंती की शुभकामनाएँ', 'सेवा, सच्चाई और भाईचारा'],
    gu: ['ગુરુ નાનક જયંતીની શુભેચ્છા', 'સેવા, સત્ય અને ભાઈચારો'],
  }),
  festival(
    'dev-deepawali',
    'Dev Deepawali',
    halfWheel,
    'diwali',
    brassLamp(),
    {
      hi: ['शुभ देव दीपावली', 'हर दीप से उजाला, हर मन में आस्था'],
      gu: ['શુભ દેવ દિવાળી', 'દીવે દીવે અજવાળું'],
    },
    { side: [diya(), diya()] },
  ),
  festival('rakhi', 'Raksha Bandhan', overEdge, 'blush', rakhi(), {
    hi: ['रक्षा बंधन की शुभकामनाएँ', 'एक धागा, उम्र भर का साथ'],
    en: ['Happy Raksha Bandhan', 'One thread, a promise for life'],
  }),
  festival('rakhi-tray', 'Raksha Bandhan', ribbon, 'saffron', thali(), {
    gu: ['રક્ષાબંધનની શુભેચ્છા', 'ભાઈ-બહેનના પ્રેમનું પર્વ'],
  }),
  festival('janmashtami', 'Krishna Janmashtami', split, 'peacock', peacockFeather(), {
    hi: ['शुभ जन्माष्टमी', 'नंद के घर आनंद भयो'],
    gu: ['જન્માષ્ટમીની શુભેચ્છા', 'નંદ ઘેર આનંદ ભયો'],
    en: ['Happy Janmashtami', 'May joy play its flute at your door'],
  }),
  festival(
    'dahi-handi',
    'Dahi Handi',
    hanging,
    'peacock',
    butterPot(),
    {
      mr: ['दहीहंडीच्या शुभेच्छा', 'गोविंदा आला रे'],
    },
    { side: [flute(), peacockFeather()] },
  ),
  festival('ganesh', 'Ganesh Chaturthi', lowHero, 'saffron', modaks(), {
    mr: ['गणेश चतुर्थीच्या हार्दिक शुभेच्छा', 'गणपती बाप्पा मोरया'],
    hi: ['गणेश चतुर्थी की शुभकामनाएँ', 'गणपति बप्पा मोरया'],
  }),
  festival('ganesh-plate', 'Ganesh Chaturthi', plateOn('flowers', 80), 'vermilion', laddus(), {
    gu: ['ગણેશ ચતુર્થીની શુભેચ્છા', 'ગણપતિ બાપ્પા મોરયા'],
    en: ['Happy Ganesh Chaturthi', 'A good beginning for all that you do'],
    te: ['వినాయక చవితి శుభాకాంక్షలు'],
  }),
  festival(
    'samvatsari',
    'Samvatsari',
    border,
    'pearl',
    lotus(),
    {
      gu: ['મિચ્છામિ દુક્કડમ્', 'જાણતાં-અજાણતાં થયેલી ભૂલ માટે ક્ષમા'],
      hi: ['मिच्छामि दुक्कडम्', 'जाने-अनजाने हुई भूलों के लिए क्षमा'],
    },
    { tags: ['Jain'] },
  ),
  festival('onam', 'Onam', medallion, 'harvest', marigold(yellowTones), {
    ml: ['ഓണാശംസകൾ'],
    en: ['Happy Onam', 'Flowers at the door, plenty in the house'],
  }),
  festival(
    'onam-boat',
    'Onam',
    overEdge,
    'marine',
    boat(),
    { en: ['Onam Greetings', 'Many oars, one song'] },
    { isPremium: true, stories: [] },
  ),
  festival('navratri', 'Navratri begins', halfWheel, 'navratri', dandiya(), {
    gu: ['નવરાત્રિની શુભેચ્છા', 'નવ રાત, ગરબાની વાત'],
    hi: ['शुभ नवरात्रि', 'नौ रात, भक्ति और उमंग'],
    en: ['Happy Navratri', 'Nine nights of light and dance'],
  }),
  festival('durga', 'Durga Ashtami', archWindow, 'vermilion', trident(), {
    bn: ['শুভ দুর্গাপূজা'],
    hi: ['शुभ दुर्गा अष्टमी', 'शक्ति, साहस और श्रद्धा'],
  }),
  festival('dussehra', 'Dussehra', split, 'vermilion', bow(), {
    hi: ['शुभ दशहरा', 'सत्य की जीत हो, हर बार'],
    gu: ['દશેરાની શુભેચ્છા', 'સત્યનો વિજય થાઓ'],
    en: ['Happy Dussehra', 'May the good win, every time'],
  }),
  festival('sharad', 'Sharad Purnima', nightSky, 'midnight', fullMoon(), {
    gu: ['શરદ પૂનમની શુભેચ્છા', 'ચાંદની જેવી શીતળતા રહે'],
    hi: ['शुभ शरद पूर्णिमा', 'चाँदनी सी शीतलता बनी रहे'],
  }),
  festival(
    'karva',
    'Karva Chauth',
    nightSky,
    'navratri',
    fullMoon(),
    {
      hi: ['करवा चौथ की शुभकामनाएँ', 'चाँद सा उजला साथ'],
    },
    { side: [diya()] },
  ),
  festival('dhanteras', 'Dhanteras', border, 'vermilion', kalash(), {
    hi: ['शुभ धनतेरस', 'धन, धान्य और स्वास्थ्य की वर्षा हो'],
    gu: ['શુભ ધનતેરસ', 'ધન, ધાન્ય અને આરોગ્ય વધે'],
    en: ['Happy Dhanteras', 'Health first, then wealth, then joy'],
  }),
  festival(
    'diwali-door',
    'Diwali',
    doorString,
    'saffron',
    diya(),
    {
      hi: ['शुभ दीपावली', 'दीप जले, मन खिले'],
      gu: ['શુભ દીપાવલી', 'દીવે દીવે ઉજાસ, ઘર ઘર ઉલ્લાસ'],
      en: ['Happy Diwali', 'Light in the home, light in the heart'],
    },
    { side: [floor, floor] },
  ),
  festival(
    'diwali-lantern',
    'Diwali',
    hanging,
    'diwali',
    starLantern(),
    {
      mr: ['दीपावलीच्या हार्दिक शुभेच्छा', 'प्रकाशाचा हा सण आनंद देवो'],
      ta: ['இனிய தீபாவளி வாழ்த்துகள்'],
      te: ['దీపావళి శుభాకాంక్షలు'],
      kn: ['ದೀಪಾವಳಿಯ ಶುಭಾಶಯಗಳು'],
    },
    { side: [diya(), diya()] },
  ),
  festival('gujarati-year', 'Gujarati New Year', fireworks, 'diwali', diya(), {
    gu: ['નૂતન વર્ષાભિનંદન', 'સાલ મુબારક'],
    hi: ['नूतन वर्षाभिनंदन', 'साल मुबारक'],
  }),
  festival('bhai-dooj', 'Bhai Dooj', medallion, 'saffron', marigold(), {
    hi: ['शुभ भाई दूज', 'स्नेह का तिलक, साथ का वचन'],
    gu: ['ભાઈબીજની શુભેચ્છા', 'સ્નેહનું તિલક, સાથનું વચન'],
  }),
  festival(
    'labh-pancham',
    'Labh Pancham',
    plateOn('lattice', 40),
    'vermilion',
    mandala(['#c0392b', '#f2b632', '#fff4df']),
    {
      gu: ['લાભ પાંચમની શુભેચ્છા', 'શુભ મુહૂર્ત, શુભ લાભ'],
    },
  ),
  festival(
    'chhath',
    'Chhath Puja',
    riverNight,
    'river',
    diya(),
    { hi: ['छठ महापर्व की शुभकामनाएँ', 'जय छठी मइया'] },
    { stories: [] },
  ),
  festival('chhath-sun', 'Chhath Puja', lowHero, 'dawn', sun(), {
    hi: ['छठ पूजा की शुभकामनाएँ', 'उगते और डूबते सूर्य को नमन'],
  }),
  festival('milad', 'Milad-un-Nabi', nightGround, 'eid', domes('#2a9a76', '#ffe2a0'), {
    ur: ['عید میلاد النبی مبارک'],
    en: ['Eid Milad-un-Nabi Mubarak', 'Peace and kindness to all'],
  }),
  festival(
    'varalakshmi',
    'Varalakshmi Vratam',
    garlands,
    'lotus',
    kalash(),
    { te: ['వరలక్ష్మీ వ్రత శుభాకాంక్షలు'] },
    { stories: [] },
  ),
  festival(
    'parsi',
    'Parsi New Year',
    plateOn('leaves', 90),
    'violet',
    bouquet(['#e84a7f', '#f778a1', '#ffd54a']),
    { en: ['Navroz Mubarak', 'Health, happiness and good company'], gu: ['નવરોઝ મુબારક', 'આરોગ્ય અને ખુશી રહે'] },
  ),
  festival(
    'anant',
    'Anant Chaturdashi',
    medallion,
    'peacock',
    conch(),
    { mr: ['पुढच्या वर्षी लवकर या', 'गणपती बाप्पा मोरया'] },
    { stories: [] },
  ),
  festival(
    'onam-carpet',
    'Onam',
    lowHero,
    'leaf',
    flowerCarpet(['#e4572e', '#f2b632', '#fff4df', '#c2185b', '#4caf50', '#f2b632']),
    { ml: ['ഓണാശംസകൾ'] },
    { stories: [] },
  ),
]
