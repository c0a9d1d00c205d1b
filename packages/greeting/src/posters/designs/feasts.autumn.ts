import {
  bow,
  butterPot,
  conch,
  dandiya,
  kalash,
  laddus,
  modaks,
  rakhi,
  thali,
  tulsi,
} from '../../motifs/festive.ts'
import { lotus, marigold, orangeTones, yellowTones } from '../../motifs/flowers.ts'
import { brassLamp, diya } from '../../motifs/lamps.ts'
import { flowerCarpet, peacockFeather, rangoli } from '../../motifs/ornaments.ts'
import { domes, goldenShrine } from '../../motifs/places.ts'
import { fullMoon } from '../../motifs/sky.ts'
import { againFrom, noMotif } from '../again.ts'
import type { Design } from '../poster.ts'
import { goldenArch, mandalaLight, silkLocket, stringLights, torannedPaper } from '../rich/drawn.ts'
import { inRows } from '../rich/staged.ts'

const floor = rangoli(['#e4572e', '#c2185b', '#f2b632', '#1d7a8c'])

/** Further designs of the festivals from the rains to Dev Deepawali. */
export function autumnFeasts(designs: readonly Design[]): Design[] {
  const again = againFrom(designs, 'wish')
  return [
    again('tulsi-arch', ['tulsi-vivah'], goldenArch('peacock'), tulsi(), {
      en: ['Happy Tulsi Vivah', 'May the home stay green and glad'],
    }),
    again(
      'gurpurab-light',
      ['guru-nanak-shrine', 'guru-nanak-gold'],
      mandalaLight('saffron', 8),
      goldenShrine(),
      {},
      { hand: 'festive' },
    ),
    again('dev-deepawali-lights', ['dev-deepawali'], stringLights('royal'), diya(), {
      en: ['Happy Dev Deepawali', 'A lamp on the water, a wish in the heart'],
    }),
    again('rakhi-silk', ['rakhi', 'rakhi-tray'], silkLocket('plum'), rakhi(), {
      mr: ['रक्षाबंधनाच्या हार्दिक शुभेच्छा', 'एक धागा, आयुष्यभराची साथ'],
      pa: ['ਰੱਖੜੀ ਦੀਆਂ ਵਧਾਈਆਂ', 'ਇੱਕ ਧਾਗਾ, ਉਮਰਾਂ ਦਾ ਸਾਥ'],
      bn: ['রাখি বন্ধনের শুভেচ্ছা', 'ভালোবাসার বাঁধন অটুট থাক'],
    }),
    again('janmashtami-peacock', ['janmashtami'], mandalaLight('peacock', 12), peacockFeather(), {
      mr: ['श्रीकृष्ण जन्माष्टमीच्या शुभेच्छा', 'गोकुळाचा आनंद घरी नांदो'],
      ta: ['கிருஷ்ண ஜெயந்தி வாழ்த்துகள்'],
      te: ['కృష్ణాష్టమి శుభాకాంక్షలు'],
      kn: ['ಕೃಷ್ಣ ಜನ್ಮಾಷ್ಟಮಿಯ ಶುಭಾಶಯಗಳು'],
    }),
    again('dahi-handi-gold', ['dahi-handi'], silkLocket('saffron'), butterPot(), {
      hi: ['दही हांडी की शुभकामनाएँ', 'गोविंदा आला रे'],
    }),
    again('ganesh-gold', ['ganesh', 'ganesh-plate'], mandalaLight('crimson', 5), modaks(), {
      kn: ['ಗಣೇಶ ಚತುರ್ಥಿಯ ಶುಭಾಶಯಗಳು'],
      ta: ['விநாயகர் சதுர்த்தி வாழ்த்துகள்'],
      te: ['వినాయక చవితి శుభాకాంక్షలు', 'గణపతి బప్పా మోరియా'],
    }),
    again(
      'ganesh-paper',
      ['ganesh', 'ganesh-plate'],
      torannedPaper('ivory'),
      laddus(),
      {},
      { only: ['mr', 'gu', 'hi'], hand: 'festive' },
    ),
    again('samvatsari-calm', ['samvatsari'], goldenArch('wine', 'blush'), lotus(), {
      en: ['Micchami Dukkadam', 'For every hurt, known or unknown, forgive us'],
    }),
    again(
      'onam-gold',
      ['onam'],
      mandalaLight('butter', 16),
      flowerCarpet(['#f2a01e', '#e4572e', '#c2185b', '#ffd54a']),
      {},
      { hand: 'festive' },
    ),
    again('onam-lamp', ['onam'], goldenArch('peacock'), brassLamp(), {}, { only: ['ml', 'en'] }),
    again(
      'navratri-night',
      ['navratri'],
      stringLights('plum', ['#ffd98a', '#ff9ac8', '#8fe0ff']),
      dandiya(),
      {
        mr: ['नवरात्रीच्या हार्दिक शुभेच्छा', 'नऊ रात्री, नऊ रंग'],
      },
      { only: ['gu', 'hi', 'en'] },
    ),
    again(
      'navratri-gold',
      ['navratri'],
      mandalaLight('crimson', 19),
      kalash(),
      {
        bn: ['শুভ নবরাত্রি'],
        te: ['దేవీ నవరాత్రుల శుభాకాంక్షలు'],
      },
      { only: ['gu', 'hi'], hand: 'festive' },
    ),
    again('durga-gold', ['durga'], mandalaLight('crimson', 23), conch(), {
      en: ['Happy Durga Puja', 'Strength, courage and grace'],
      or: ['ଦୁର୍ଗାପୂଜାର ଶୁଭେଚ୍ଛା'],
    }),
    again('dussehra-bow', ['dussehra'], silkLocket('saffron', 6), bow(), {
      mr: ['दसऱ्याच्या हार्दिक शुभेच्छा', 'सोन्यासारखे रहा'],
      bn: ['শুভ বিজয়া', 'মন্দের উপর ভালোর জয়'],
      kn: ['ದಸರಾ ಹಬ್ಬದ ಶುಭಾಶಯಗಳು'],
      te: ['విజయదశమి శుభాకాంక్షలు'],
    }),
    again('sharad-night', ['sharad'], silkLocket('midnight'), fullMoon(), {
      bn: ['শুভ কোজাগরী পূর্ণিমা'],
    }),
    again('karva-silk', ['karva'], silkLocket('wine', 11), fullMoon(), {
      en: ['Happy Karva Chauth', 'Under one moon, one promise'],
    }),
    again('dhanteras-gold', ['dhanteras'], mandalaLight('cocoa', 7), kalash(), {
      mr: ['धनत्रयोदशीच्या शुभेच्छा', 'आरोग्य आणि समृद्धी लाभो'],
    }),
    again(
      'diwali-gold',
      ['diwali-door', 'diwali-lantern'],
      mandalaLight('crimson'),
      diya(),
      {
        bn: ['শুভ দীপাবলি', 'আলোয় ভরে উঠুক জীবন'],
        pa: ['ਦੀਵਾਲੀ ਦੀਆਂ ਵਧਾਈਆਂ', 'ਘਰ ਘਰ ਚਾਨਣ ਹੋਵੇ'],
        ta: ['இனிய தீபாவளி நல்வாழ்த்துகள்'],
        te: ['దీపావళి శుభాకాంక్షలు', 'వెలుగులు నిండాలి'],
        ml: ['ദീപാവലി ആശംസകൾ'],
        or: ['ଦୀପାବଳିର ଶୁଭେଚ୍ଛା'],
        ur: ['دیوالی مبارک'],
      },
      { stories: ['hi', 'en', 'gu', 'mr'] },
    ),
    again(
      'diwali-night',
      ['diwali-door', 'diwali-lantern'],
      stringLights('midnight'),
      floor,
      {},
      {
        only: ['hi', 'en', 'gu', 'mr'],
        hand: 'festive',
      },
    ),
    again(
      'gujarati-year-arch',
      ['gujarati-year'],
      goldenArch('crimson'),
      kalash(),
      {
        en: ['Happy Gujarati New Year', 'Saal Mubarak'],
      },
      { stories: ['gu', 'hi'] },
    ),
    again(
      'gujarati-year-gold',
      ['gujarati-year'],
      mandalaLight('midnight', 14),
      diya(),
      {},
      { hand: 'festive' },
    ),
    again('bhai-dooj-silk', ['bhai-dooj'], silkLocket('wine'), thali(), {
      mr: ['भाऊबीजेच्या हार्दिक शुभेच्छा', 'स्नेहाचा टिळा, साथीचे वचन'],
      en: ['Happy Bhai Dooj', 'A mark of love, a promise kept'],
    }),
    again('labh-pancham-gold', ['labh-pancham'], mandalaLight('emerald', 9), kalash(), {
      hi: ['लाभ पंचमी की शुभकामनाएँ', 'शुभ मुहूर्त, शुभ लाभ'],
    }),
    again('chhath-dawn', ['chhath'], inRows('diya', 'plum', 'silk'), noMotif, {
      en: ['Happy Chhath Puja', 'To the sun that sets, and rises again'],
    }),
    again('milad-gold', ['milad'], goldenArch('emerald'), domes('#0f5a48', '#e8b84a'), {
      hi: ['ईद मिलादुन्नबी मुबारक', 'अमन और भाईचारा बना रहे'],
      gu: ['ઈદે મિલાદ મુબારક', 'અમન અને ભાઈચારો રહે'],
    }),
    again('varalakshmi-gold', ['varalakshmi'], mandalaLight('crimson', 31), kalash(), {
      kn: ['ವರಮಹಾಲಕ್ಷ್ಮಿ ಹಬ್ಬದ ಶುಭಾಶಯಗಳು'],
      ta: ['வரலட்சுமி விரத வாழ்த்துகள்'],
    }),
    again('parsi-paper', ['parsi'], torannedPaper('mint'), marigold(yellowTones)),
    again('anant-gold', ['anant'], mandalaLight('saffron', 27), modaks(), {
      hi: ['अगले बरस तू जल्दी आ', 'गणपति बप्पा मोरया'],
    }),
    again('gita-silk', ['gita-jayanti'], mandalaLight('peacock', 33), conch(), {
      en: ['Gita Jayanti', 'Your right is to the work alone'],
    }),
    again('datta-gold', ['datta'], goldenArch('saffron', 'butter'), marigold(orangeTones)),
  ]
}
