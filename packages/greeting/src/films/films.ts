import { motif, path, star } from '../motifs/draw.ts'
import { snowflake } from '../motifs/winter.ts'
import { type Film, filmsOf } from './film.ts'
import { fireworks } from './night-moves.ts'
import { powdered } from './powder-moves.ts'
import { burning, enthroned, hearts, hung, parted, waved } from './prop-moves.ts'
import { dawned, kindled, petal, showered } from './scenery-moves.ts'
import { flown } from './sky-moves.ts'

const tricolour = ['#f58220', '#ffffff', '#12823b']
const marigolds = {
  props: ['marigold', 'marigold-deep'],
  drawn: [petal('#ffc23d', '#e8820c'), petal('#ff8a3d', '#c23c0c')],
  size: 46,
}
const roses = { drawn: [petal('#ff9fb8', '#d8426a'), petal('#ffd0dc', '#f08aa8')], size: 60, count: 22 }
const deepRoses = { drawn: [petal('#f0466a', '#8e0f2c'), petal('#ff7a94', '#b01a3c')], size: 60, count: 22 }
const snow = { drawn: [snowflake('#ffffffee'), snowflake('#dff1ffcc')], size: 54, count: 34 }
const scraps = {
  drawn: ['#ff5a5f', '#ffd24a', '#3fa7d6', '#35b84b', '#c86bff'].map((colour) =>
    motif(path('M20 30L80 20L84 70L24 80Z', colour)),
  ),
  size: 40,
  count: 34,
}
const stars = { drawn: [motif(path(star(50, 50, 4, 46, 12), '#fff0c0'))], size: 36, count: 18 }

/** Every film of the library: occasions of the year, and what fits any day; the most wanted first. */
export const films: Film[] = filmsOf([
  { of: 'monday', move: dawned('tea-morning', 'butter', [180, 520], [530, 880]) },
  { of: 'diwali-door', move: kindled('diya-row', 'midnight') },
  { of: 'uttarayan', move: flown('royal', ['kite', 'kite-green']) },
  { of: 'holi-powder', move: powdered('gulal-bowls', 'blush') },
  { of: 'navratri', move: showered('dandiya-night', 'plum', { ...marigolds, count: 14 }) },
  { of: 'christmas-bells', move: showered('fir-baubles', 'emerald', { ...snow, count: 30 }) },
  { of: 'new-year-sky', move: fireworks('midnight') },
  { of: 'republic', move: waved('tricolour-cloth', 'ivory', tricolour) },
  { of: 'eid', move: hung('crescent-lantern', 'emerald', ['lantern'], stars) },
  { of: 'ganesh', move: showered('modak-plate', 'crimson', marigolds) },
  {
    of: 'janmashtami',
    move: showered('peacock-flute', 'peacock', { props: ['peacock-feather'], size: 70, count: 12 }),
  },
  { of: 'rakhi', move: enthroned('wine', deepRoses) },
  { of: 'independence', move: waved('tricolour-cloth', 'sky', tricolour) },
  { of: 'dhanteras', move: kindled('coins-fortune', 'crimson') },
  { of: 'gujarati-year', move: kindled('diya-night', 'plum', { ...marigolds, count: 12 }) },
  { of: 'dussehra', move: burning('crimson') },
  { of: 'ram-navami', move: kindled('temple-dusk', 'saffron', { ...marigolds, count: 12 }) },
  { of: 'gudi', move: showered('marigold-kalash', 'saffron', marigolds) },
  { of: 'pongal', move: dawned('sunrise-fields', 'butter', [530, 770]) },
  { of: 'lohri', move: burning('cocoa') },
  { of: 'christmas-snow', move: kindled('candle-calm', 'steel', snow) },
  { of: 'vasant', move: showered('marigold-flat', 'butter', marigolds) },
  {
    of: 'onam',
    move: kindled('rangoli-floor', 'emerald', {
      props: ['jasmine'],
      drawn: [petal('#ffffff', '#ffe9a0')],
      size: 52,
      count: 14,
    }),
  },
  { of: 'ramadan', move: hung('moon-night', 'midnight', ['lantern'], stars) },
  { of: 'mother', move: showered('rose-love', 'wine', roses) },
  {
    of: 'valentine',
    move: showered('gift-bokeh', 'crimson', {
      drawn: [...hearts(), ...deepRoses.drawn],
      size: 62,
      count: 24,
    }),
  },
  { of: 'thanks', move: showered('lotus-pond', 'mint', { props: ['lotus'], ...roses, count: 14 }) },
  { of: 'opening', move: parted('toran-door', 'butter', scraps) },
])
