import { charkha, openBook, scales, votedHand } from '../../motifs/civic.ts'
import { bouquet, marigold } from '../../motifs/flowers.ts'
import { wheel } from '../../motifs/ornaments.ts'
import { fort } from '../../motifs/places.ts'
import { globe } from '../../motifs/sky.ts'
import { books, stethoscope } from '../../motifs/trades.ts'
import { gift } from '../../motifs/winter.ts'
import { againFrom, noMotif } from '../again.ts'
import type { Design } from '../poster.ts'
import { goldenArch, mandalaLight, silkLocket, stringLights, torannedPaper } from '../rich/drawn.ts'
import { onGround } from '../rich/pictured.ts'
import { inCorner } from '../rich/staged.ts'

const flagWheel = wheel('#1b2f7a')
const roses = bouquet(['#e84a7f', '#f778a1', '#ffd54a'])

/** Further designs of national days, great lives and days of the world. */
export function nationFeasts(designs: readonly Design[]): Design[] {
  const civic = againFrom(designs, 'civic')
  const again = againFrom(designs, 'wish')
  return [
    civic(
      'constitution-book',
      ['constitution'],
      silkLocket('royal', 3),
      openBook(),
      {},
      { only: ['en', 'hi', 'gu'] },
    ),
    civic(
      'republic-wheel',
      ['republic'],
      mandalaLight('saffron', 24),
      flagWheel,
      {
        gu: ['પ્રજાસત્તાક દિનની શુભેચ્છા', 'જય હિંદ'],
        bn: ['প্রজাতন্ত্র দিবসের শুভেচ্ছা', 'জয় হিন্দ'],
      },
      { stories: ['hi', 'en'] },
    ),
    civic(
      'independence-wheel',
      ['independence'],
      goldenArch('saffron', 'ivory', 5),
      flagWheel,
      {
        // The arch is too narrow for a longer line.
        en: ['Happy Independence Day', 'Jai Hind'],
        mr: ['स्वातंत्र्य दिनाच्या हार्दिक शुभेच्छा', 'जय हिंद'],
        te: ['స్వాతంత్ర్య దినోత్సవ శుభాకాంక్షలు'],
        kn: ['ಸ್ವಾತಂತ್ರ್ಯ ದಿನಾಚರಣೆಯ ಶುಭಾಶಯಗಳು'],
        bn: ['স্বাধীনতা দিবসের শুভেচ্ছা', 'জয় হিন্দ'],
      },
      { stories: ['hi', 'en'] },
    ),
    civic(
      'gandhi-wheel',
      ['gandhi', 'charkha'],
      torannedPaper('butter'),
      charkha(),
      {},
      { only: ['hi', 'gu', 'en'] },
    ),
    civic('voters-hand', ['voters'], silkLocket('peacock', 12), votedHand()),
    civic('gujarat-gold', ['gujarat'], mandalaLight('cocoa', 34), marigold(), {
      en: ['Happy Gujarat Day', 'Jai Jai Garvi Gujarat'],
      hi: ['गुजरात दिवस की शुभकामनाएँ', 'जय जय गरवी गुजरात'],
    }),
    civic('maharashtra-fort', ['maharashtra'], goldenArch('dawn', 'butter', 21), fort(), {
      hi: ['महाराष्ट्र दिवस की शुभकामनाएँ', 'जय महाराष्ट्र'],
    }),
    civic('kannada-gold', ['kannada'], mandalaLight('wine', 38), marigold(), {
      en: ['Happy Kannada Rajyotsava', 'Jai Karnataka'],
    }),
    civic(
      'shivaji-gold',
      ['shivaji'],
      mandalaLight('saffron', 55),
      fort(),
      {
        hi: ['छत्रपति शिवाजी जयंती', 'जय भवानी, जय शिवराय'],
      },
      { hand: 'festive' },
    ),
    civic('ambedkar-book', ['ambedkar'], goldenArch('royal', 'sky'), openBook(), {
      en: ['Ambedkar Jayanti', 'Educate, unite, rise'],
    }),
    civic(
      'law-scales',
      ['constitution'],
      goldenArch('midnight', 'ivory', 12),
      scales(),
      {},
      { only: ['en', 'hi'] },
    ),
    again('women-silk', ['women'], silkLocket('wine', 14), roses, {
      mr: ['महिला दिनाच्या हार्दिक शुभेच्छा', 'नारी शक्तीला वंदन'],
      ta: ['மகளிர் தின வாழ்த்துகள்'],
    }),
    again('mother-arch', ['mother'], goldenArch('wine', 'blush', 7), roses, {
      gu: ['માતૃ દિનની શુભેચ્છા', 'મા, તારાથી જ ઘર છે'],
    }),
    again('teachers-gold', ['teachers'], mandalaLight('royal', 57), books(), {
      mr: ['शिक्षक दिनाच्या शुभेच्छा', 'गुरुजनांना वंदन'],
      ta: ['ஆசிரியர் தின வாழ்த்துகள்'],
    }),
    again('yoga-dawn', ['yoga'], onGround('sunrise-fields', 'saffron', 'butter'), noMotif),
    again('earth-night', ['earth'], silkLocket('steel', 8), globe(), {
      hi: ['पृथ्वी दिवस', 'यही एक घर है हमारा'],
    }),
    again('doctors-silk', ['doctors'], silkLocket('peacock', 15), stethoscope(), {
      hi: ['डॉक्टर्स डे की शुभकामनाएँ', 'सेवा और संवेदना को नमन'],
    }),
    again('farmers-fields', ['farmers'], inCorner('kalash', 'emerald'), noMotif),
    again(
      'friends-lights',
      ['friendship'],
      stringLights('plum', ['#ffd98a', '#ff9ac8', '#9ad0ff'], 51),
      gift(),
      {
        hi: ['मित्रता दिवस की शुभकामनाएँ', 'पुराने दोस्त, नई बातें'],
      },
    ),
  ]
}
