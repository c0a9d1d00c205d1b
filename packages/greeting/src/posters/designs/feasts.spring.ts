import { bonfire, diya, firework } from '../../motifs/lamps.ts'
import { gudi, kalash, kite, mace, pongalPot, trident } from '../../motifs/festive.ts'
import { lotus, marigold, yellowTones } from '../../motifs/flowers.ts'
import { bodhiLeaf } from '../../motifs/civic.ts'
import { chariot, domes, fireUrn, goldenShrine, temple } from '../../motifs/places.ts'
import { dharmaWheel } from '../../motifs/ornaments.ts'
import { crescent, sun } from '../../motifs/sky.ts'
import { fanous } from '../../motifs/lamps.ts'
import { bells, gift, lily, snowflake } from '../../motifs/winter.ts'
import { againFrom, noMotif } from '../again.ts'
import type { Design } from '../poster.ts'
import {
  goldenArch,
  mandalaLight,
  powderClouds,
  silkLocket,
  stringLights,
  torannedPaper,
} from '../rich/drawn.ts'
import { inRows, wreath } from '../rich/staged.ts'

const warmLights = ['#ffd98a', '#ff8a7a', '#9affc0', '#ffe9b0']

/** Further designs of the festivals from Christmas to Guru Purnima. */
export function springFeasts(designs: readonly Design[]): Design[] {
  const again = againFrom(designs, 'wish')
  return [
    again(
      'christmas-lights',
      ['christmas-tree', 'christmas-bells'],
      stringLights('crimson', warmLights),
      gift(),
      {
        mr: ['नाताळच्या हार्दिक शुभेच्छा', 'शांती, प्रेम आणि आनंद'],
        kn: ['ಕ್ರಿಸ್‌ಮಸ್ ಹಬ್ಬದ ಶುಭಾಶಯಗಳು'],
        te: ['క్రిస్మస్ శుభాకాంక్షలు'],
        bn: ['শুভ বড়দিন', 'শান্তি ও আনন্দে ভরুক ঘর'],
      },
      { stories: ['en', 'hi'] },
    ),
    again(
      'christmas-gold',
      ['christmas-tree', 'christmas-bells'],
      mandalaLight('emerald', 18),
      bells(),
      {
        pa: ['ਕ੍ਰਿਸਮਸ ਦੀਆਂ ਵਧਾਈਆਂ'],
      },
      { only: ['en', 'ml', 'ta', 'gu'], hand: 'festive' },
    ),
    again(
      'new-year-lights',
      ['new-year-sky', 'new-year-party'],
      stringLights('midnight', ['#ffd98a', '#9ad0ff', '#fff1c8']),
      firework(['#ffd98a', '#9ad0ff']),
      {
        mr: ['नववर्षाच्या हार्दिक शुभेच्छा', 'नवी सकाळ, नवी स्वप्ने'],
        ta: ['இனிய புத்தாண்டு வாழ்த்துகள்'],
        te: ['నూతన సంవత్సర శుభాకాంక్షలు'],
        kn: ['ಹೊಸ ವರ್ಷದ ಶುಭಾಶಯಗಳು'],
        bn: ['শুভ নববর্ষ'],
        ml: ['പുതുവത്സരാശംസകൾ'],
        pa: ['ਨਵੇਂ ਸਾਲ ਦੀਆਂ ਵਧਾਈਆਂ'],
      },
      { stories: ['en', 'hi', 'gu'] },
    ),
    again(
      'new-year-gold',
      ['new-year-sky', 'new-year-party'],
      mandalaLight('royal', 25),
      snowflake('#2a57b0'),
      {},
      {
        only: ['en', 'hi', 'gu'],
        hand: 'festive',
      },
    ),
    again('lohri-fire', ['lohri'], stringLights('cocoa', ['#ffb347', '#ff7a3c', '#ffd98a'], 29), bonfire(), {
      en: ['Happy Lohri', 'Warm hands around one fire'],
    }),
    again('uttarayan-sky', ['uttarayan', 'sankranti-kites'], silkLocket('royal', 4), kite(), {
      kn: ['ಮಕರ ಸಂಕ್ರಾಂತಿಯ ಶುಭಾಶಯಗಳು', 'ಎಳ್ಳು ಬೆಲ್ಲ ತಿಂದು ಒಳ್ಳೆ ಮಾತಾಡಿ'],
      bn: ['শুভ পৌষ সংক্রান্তি'],
    }),
    again(
      'uttarayan-paper',
      ['uttarayan'],
      torannedPaper('sky'),
      kite('#c2185b', '#ffd54a', '#1d7a8c', '#c2185b'),
      {},
      { hand: 'festive' },
    ),
    again(
      'pongal-gold',
      ['pongal'],
      mandalaLight('saffron', 36),
      pongalPot(),
      {
        hi: ['पोंगल की शुभकामनाएँ', 'घर में अन्न और आनंद उमड़े'],
        te: ['పొంగల్ శుభాకాంక్షలు'],
      },
      { hand: 'festive' },
    ),
    again('pongal-paper', ['pongal'], torannedPaper('butter'), pongalPot('#b5451f', '#7a2a10')),
    again('bihu-arch', ['bihu'], inRows('laddus', 'emerald', 'lamps'), noMotif),
    again('gobind-gold', ['gobind-singh'], mandalaLight('steel', 13), goldenShrine(), {
      pa: ['ਗੁਰੂ ਗੋਬਿੰਦ ਸਿੰਘ ਜੀ ਦੇ ਪ੍ਰਕਾਸ਼ ਪੁਰਬ ਦੀਆਂ ਵਧਾਈਆਂ'],
      en: ['Guru Gobind Singh Jayanti', 'Courage and service'],
    }),
    again('vasant-gold', ['vasant'], mandalaLight('butter', 20), lotus(), {
      en: ['Happy Vasant Panchami', 'Spring in the fields, learning in the home'],
      or: ['ବସନ୍ତ ପଞ୍ଚମୀର ଶୁଭେଚ୍ଛା'],
    }),
    again('shivaratri-night', ['shivaratri'], mandalaLight('midnight', 17), trident(), {
      mr: ['महाशिवरात्रीच्या शुभेच्छा', 'हर हर महादेव'],
      ta: ['மகா சிவராத்திரி வாழ்த்துகள்'],
      te: ['మహాశివరాత్రి శుభాకాంక్షలు', 'హర హర మహాదేవ'],
      kn: ['ಮಹಾಶಿವರಾತ್ರಿಯ ಶುಭಾಶಯಗಳು'],
    }),
    again('ramadan-arch', ['ramadan'], goldenArch('midnight', 'ivory', 3), fanous(), {
      bn: ['রমজান মোবারক'],
      ml: ['റമദാൻ മുബാറക്'],
    }),
    again(
      'eid-silk',
      ['eid'],
      silkLocket('emerald'),
      crescent(),
      {
        bn: ['ঈদ মোবারক', 'শান্তি আর সুখে ভরুক ঘর'],
        gu: ['ઈદ મુબારક', 'મીઠાશ અને અમન રહે'],
        ml: ['ഈദ് മുബാറക്'],
        te: ['ఈద్ ముబారక్'],
      },
      { hand: 'festive', stories: ['en', 'ur'] },
    ),
    again('eid-adha-gold', ['eid-moon'], mandalaLight('emerald', 28), domes('#0f5a48', '#e8b84a'), {
      hi: ['ईद-उल-अज़हा मुबारक', 'त्याग ही सच्ची ईद है'],
      ur: ['عید الاضحیٰ مبارک'],
    }),
    again('holika-fire', ['holika'], stringLights('wine', ['#ffb347', '#ff7a3c'], 33), bonfire(), {
      gu: ['હોલિકા દહનની શુભેચ્છા', 'બૂરાઈ બળે, ભલાઈ ફળે'],
      en: ['Happy Holika Dahan', 'Let the old burn away'],
    }),
    again(
      'holi-clouds',
      ['holi-powder'],
      powderClouds(),
      noMotif,
      {
        mr: ['होळीच्या हार्दिक शुभेच्छा', 'रंगात रंगूया'],
        bn: ['শুভ দোলযাত্রা', 'রঙে রাঙুক জীবন'],
        pa: ['ਹੋਲੀ ਦੀਆਂ ਵਧਾਈਆਂ'],
        te: ['హోలీ శుభాకాంక్షలు'],
        kn: ['ಹೋಳಿ ಹಬ್ಬದ ಶುಭಾಶಯಗಳು'],
      },
      { stories: ['hi', 'en', 'gu'], only: ['hi', 'en', 'gu'] },
    ),
    again('navroz-gold', ['navroz'], mandalaLight('mint', 22), fireUrn(), {
      en: ['Jamshedi Navroz Mubarak', 'A new day, a new hope'],
    }),
    again('easter-paper', ['easter'], torannedPaper('mint'), lily(), {
      ml: ['ഈസ്റ്റർ ആശംസകൾ'],
    }),
    again('gudi-gold', ['gudi'], goldenArch('saffron', 'butter'), gudi(), {}, { stories: ['mr', 'hi'] }),
    again(
      'gudi-paper',
      ['gudi'],
      torannedPaper('butter'),
      gudi('#c2185b', '#f2b632', '#d9952a'),
      {},
      { only: ['mr'], hand: 'festive' },
    ),
    again(
      'ugadi-paper',
      ['ugadi'],
      torannedPaper('ivory'),
      kalash(),
      {
        ta: ['யுகாதி வாழ்த்துகள்'],
      },
      { only: ['te', 'kn', 'en'], stories: ['te', 'kn'] },
    ),
    again('ugadi-gold', ['ugadi'], mandalaLight('emerald', 15), kalash(), {}, { only: ['te', 'kn'] }),
    again('chaitra-gold', ['chaitra'], mandalaLight('saffron', 41), kalash(), {
      gu: ['ચૈત્રી નવરાત્રિની શુભેચ્છા', 'માની કૃપા બની રહે'],
      en: ['Happy Chaitra Navratri', 'Nine mornings of grace'],
    }),
    again('cheti-chand-gold', ['cheti-chand'], silkLocket('peacock', 5), diya(), {
      en: ['Happy Cheti Chand', 'Jhulelal watch over you'],
    }),
    again(
      'baisakhi-fields',
      ['baisakhi'],
      wreath(['marigold'], 'plum', 'lamps'),
      noMotif,
      {},
      { hand: 'festive' },
    ),
    again('puthandu-gold', ['puthandu'], mandalaLight('cocoa', 44), kalash(), {
      en: ['Happy Puthandu', 'A sweet beginning to the year'],
    }),
    again('vishu-gold', ['vishu'], mandalaLight('butter', 46), marigold(yellowTones), {
      en: ['Happy Vishu', 'May the first sight be a bright one'],
    }),
    again('pohela-red', ['pohela'], silkLocket('crimson', 9), sun(), {
      en: ['Shubho Noboborsho', 'A bright Bengali new year'],
    }),
    again('ram-navami-gold', ['ram-navami'], mandalaLight('saffron', 48), temple(), {
      mr: ['श्रीराम नवमीच्या शुभेच्छा', 'जय श्री राम'],
      te: ['శ్రీరామ నవమి శుభాకాంక్షలు'],
      en: ['Happy Ram Navami', 'Truth, duty and kindness'],
    }),
    again('mahavir-gold', ['mahavir'], goldenArch('wine', 'ivory'), lotus(), {
      en: ['Mahavir Jayanti', 'Live, and let live'],
    }),
    again('hanuman-gold', ['hanuman'], silkLocket('saffron', 13), mace(), {
      gu: ['હનુમાન જયંતીની શુભેચ્છા', 'જય બજરંગબલી'],
      mr: ['हनुमान जयंतीच्या शुभेच्छा', 'जय बजरंगबली'],
    }),
    again('akshaya-gold', ['akshaya'], mandalaLight('wine', 50), kalash(), {
      mr: ['अक्षय तृतीयेच्या शुभेच्छा', 'शुभ ते अक्षय राहो'],
      en: ['Happy Akshaya Tritiya', 'What is good never runs out'],
      kn: ['ಅಕ್ಷಯ ತೃತೀಯದ ಶುಭಾಶಯಗಳು'],
    }),
    again(
      'buddha-gold',
      ['buddha', 'buddha-wheel'],
      goldenArch('saffron', 'ivory'),
      dharmaWheel('#b9791a', '#fff3d0'),
    ),
    again('buddha-leaf', ['buddha'], torannedPaper('mint'), bodhiLeaf(), {}, { hand: 'festive' }),
    again(
      'rath-yatra-gold',
      ['rath-yatra'],
      goldenArch('crimson', 'butter'),
      chariot(),
      {},
      { only: ['or', 'hi', 'gu'] },
    ),
    again('guru-purnima-gold', ['guru-purnima'], mandalaLight('plum', 52), lotus(), {
      mr: ['गुरुपौर्णिमेच्या शुभेच्छा', 'गुरुजनांना वंदन'],
      en: ['Happy Guru Purnima', 'To all who showed us the way'],
    }),
    again('teej-green', ['teej'], silkLocket('peacock', 8), lotus(), {
      en: ['Happy Hariyali Teej', 'Rain on the leaves, joy in the home'],
    }),
  ]
}
