import {
  acrossCut as cut,
  banded as band,
  inRound as round,
  onCard as card,
  printed as print,
  threeArches as arcade,
} from '../rich/framed.ts'
import {
  onGround as ground,
  overWave as wave,
  propBelow as below,
  propBeside as beside,
  throughArch as arch,
} from '../rich/pictured.ts'
import { inCorner as corner, inRows as rows, wreath } from '../rich/staged.ts'
import type { SeriesDress } from './series.ts'

type Three = readonly [SeriesDress, SeriesDress, SeriesDress]

/** How each text for any day is put together: in Hindi, in English, in the languages of the states. */
export const seriesDresses: Readonly<Record<string, Three>> = {
  'new-day': [
    [round('sunrise-fields', 'saffron'), 'festive'],
    [card('mountains-dawn', 'butter'), 'serif'],
    [wave('sunrise-fields', 'peacock'), 'display'],
  ],
  smile: [
    [beside('rose-pink', 'blush', 'paper'), 'display'],
    [wave('balloons-sky', 'royal'), 'brush'],
    [corner('rose-pink', 'wine'), 'display'],
  ],
  'small-steps': [
    [cut('mountains-dawn', 'emerald'), 'festive'],
    [arch('mountains-dawn', 'sky'), 'serif'],
    [band('mountains-dawn', 'royal'), 'display'],
  ],
  early: [
    [arcade('kites-sky', 'saffron'), 'festive'],
    [ground('sunrise-fields', 'saffron', 'butter'), 'brush'],
    [cut('tea-morning', 'cocoa'), 'display'],
  ],
  'good-news': [
    [below('marigold', 'crimson', 'silk'), 'festive'],
    [print('kites-sky', 'sky'), 'serif'],
    [rows('marigold', 'butter', 'paper'), 'display'],
  ],
  'fresh-air': [
    [print('lotus-pond', 'mint'), 'display'],
    [cut('kites-sky', 'emerald'), 'brush'],
    [arch('lotus-pond', 'emerald'), 'display'],
  ],
  'health-first': [
    [corner('jasmine', 'mint'), 'festive'],
    [arch('health-desk', 'emerald'), 'display'],
    [below('jasmine', 'emerald', 'silk'), 'display'],
  ],
  'calm-mind': [
    [ground('lotus-pond', 'emerald', 'mint'), 'festive'],
    [band('sea-dusk', 'peacock'), 'serif'],
    [rows('lotus', 'peacock', 'lamps'), 'display'],
  ],
  'kind-words': [
    [wreath(['jasmine'], 'emerald', 'silk'), 'brush'],
    [beside('tea-glass', 'cocoa', 'silk'), 'serif'],
    [wave('tea-morning', 'cocoa'), 'display'],
  ],
  thankful: [
    [card('lotus-pond', 'blush'), 'display'],
    [corner('lotus', 'plum'), 'brush'],
    [arcade('sunrise-fields', 'saffron'), 'display'],
  ],
  home: [
    [wave('toran-door', 'crimson'), 'festive'],
    [arch('toran-door', 'cocoa'), 'display'],
    [below('jasmine', 'crimson', 'plain'), 'display'],
  ],
  effort: [
    [round('tea-morning', 'cocoa'), 'festive'],
    [rows('marigold', 'saffron', 'silk'), 'display'],
    [band('tea-morning', 'cocoa'), 'display'],
  ],
  'rest-well': [
    [round('moon-night', 'royal'), 'festive'],
    [wave('moon-night', 'midnight'), 'brush'],
    [ground('moon-night', 'midnight'), 'display'],
  ],
  'let-go': [
    [cut('sea-dusk', 'plum'), 'festive'],
    [card('candle-calm', 'ivory'), 'serif'],
    [wave('sea-dusk', 'midnight'), 'display'],
  ],
  'good-day': [
    [below('diya', 'midnight', 'lamps'), 'festive'],
    [print('sea-dusk', 'steel'), 'serif'],
    [arch('sea-dusk', 'plum'), 'display'],
  ],
  'sweet-dreams': [
    [arcade('moon-night', 'plum'), 'festive'],
    [wreath(['rose-pink'], 'midnight', 'velvet'), 'brush'],
    [rows('candle', 'midnight', 'lamps'), 'display'],
  ],
  'keep-going': [
    [wave('mountains-dawn', 'royal'), 'festive'],
    [arcade('mountains-dawn', 'cocoa'), 'brush'],
    [print('mountains-dawn', 'sky'), 'display'],
  ],
  'begin-today': [
    [card('sunrise-fields', 'mint'), 'display'],
    [band('sunrise-fields', 'saffron'), 'serif'],
    [cut('sunrise-fields', 'emerald'), 'display'],
  ],
  'after-night': [
    [corner('diya', 'wine'), 'festive'],
    [ground('candle-calm', 'cocoa'), 'serif'],
    [wave('diya-row', 'royal'), 'display'],
  ],
  learn: [
    [corner('books', 'saffron'), 'festive'],
    [wave('books-desk', 'cocoa'), 'serif'],
    [beside('books', 'royal', 'velvet'), 'display'],
  ],
  'dream-big': [
    [wave('kites-sky', 'royal'), 'festive'],
    [corner('kite', 'royal'), 'brush'],
    [round('kites-sky', 'peacock'), 'display'],
  ],
  honesty: [
    [beside('scales', 'emerald', 'velvet'), 'festive'],
    [print('law-desk', 'butter'), 'serif'],
    [corner('scales', 'cocoa'), 'display'],
  ],
  'hard-work': [
    [wave('tools-bench', 'cocoa'), 'festive'],
    [band('tools-bench', 'steel'), 'display'],
    [cut('wheel-khadi', 'cocoa'), 'display'],
  ],
  guest: [
    [beside('marigold', 'wine', 'silk'), 'festive'],
    [wreath(['marigold', 'marigold-deep'], 'crimson', 'silk'), 'serif'],
    [below('tea-glass', 'saffron', 'silk'), 'display'],
  ],
  time: [
    [rows('coins', 'emerald', 'lamps'), 'festive'],
    [wave('coins-fortune', 'royal'), 'serif'],
    [corner('coins', 'plum'), 'display'],
  ],
  together: [
    [print('balloons-sky', 'ivory'), 'display'],
    [round('balloons-sky', 'sky'), 'brush'],
    [wreath(['marigold'], 'emerald', 'velvet'), 'display'],
  ],
  health: [
    [wave('health-desk', 'mint'), 'festive'],
    [beside('stethoscope', 'sky', 'paper'), 'display'],
    [below('stethoscope', 'mint', 'paper'), 'display'],
  ],
  family: [
    [card('tea-morning', 'ivory'), 'display'],
    [arch('tea-morning', 'butter'), 'serif'],
    [print('tea-morning', 'butter'), 'display'],
  ],
  tree: [
    [wave('lotus-pond', 'emerald'), 'festive'],
    [print('sunrise-fields', 'mint'), 'serif'],
    [round('lotus-pond', 'emerald'), 'display'],
  ],
  'save-water': [
    [wave('rain-glass', 'peacock'), 'festive'],
    [cut('rain-glass', 'steel'), 'display'],
    [card('rain-glass', 'sky'), 'display'],
  ],
  'sweet-speech': [
    [corner('laddus', 'saffron'), 'festive'],
    [below('rose-pink', 'blush', 'paper'), 'serif'],
    [round('laddu-thali', 'wine'), 'display'],
  ],
  'our-strength': [
    [ground('gift-bokeh', 'plum', 'blush'), 'festive'],
    [below('lotus', 'wine', 'velvet'), 'brush'],
    [beside('lotus', 'plum', 'silk'), 'display'],
  ],
  elders: [
    [rows('diya', 'cocoa', 'silk'), 'festive'],
    [arch('diya-row', 'cocoa'), 'serif'],
    [below('marigold', 'crimson', 'velvet'), 'display'],
  ],
  'because-of-you': [
    [wreath(['rose'], 'wine', 'silk'), 'brush'],
    [card('rose-love', 'blush'), 'serif'],
    [below('rose', 'crimson', 'lamps'), 'display'],
  ],
  'at-service': [
    [below('tea-glass', 'peacock', 'velvet'), 'festive'],
    [arcade('toran-door', 'emerald'), 'display'],
    [below('tea-glass', 'crimson', 'lamps'), 'display'],
  ],
  special: [
    [below('gift', 'sale', 'lamps'), 'festive'],
    [corner('gift', 'sale'), 'display'],
    [wave('gift-bokeh', 'sale'), 'display'],
  ],
  'fair-price': [
    [beside('coins', 'emerald', 'velvet'), 'festive'],
    [round('coins-fortune', 'emerald'), 'display'],
    [below('coins', 'royal', 'lamps'), 'display'],
  ],
  weekend: [
    [round('confetti-party', 'neon'), 'display'],
    [corner('balloons', 'neon'), 'display'],
    [wave('confetti-party', 'plum'), 'display'],
  ],
  'new-stock': [
    [arch('gift-bokeh', 'crimson'), 'festive'],
    [beside('gift', 'royal', 'lamps'), 'display'],
    [band('gift-bokeh', 'plum'), 'display'],
  ],
  collection: [
    [cut('gold-velvet', 'wine'), 'festive'],
    [round('gift-bokeh', 'wine'), 'serif'],
    [corner('gift', 'royal'), 'display'],
  ],
  heat: [
    [round('sea-dusk', 'peacock'), 'festive'],
    [card('sea-dusk', 'sky'), 'brush'],
    [ground('sea-dusk', 'peacock'), 'display'],
  ],
  rains: [
    [arch('rain-glass', 'peacock'), 'festive'],
    [round('rain-glass', 'emerald'), 'brush'],
    [band('rain-glass', 'peacock'), 'display'],
  ],
  cold: [
    [below('tea-glass', 'steel', 'lamps'), 'festive'],
    [below('tea-glass', 'butter', 'paper'), 'brush'],
    [below('tea-glass', 'cocoa', 'velvet'), 'display'],
  ],
  'on-monday': [
    [corner('tea-glass', 'cocoa'), 'festive'],
    [round('mountains-dawn', 'royal'), 'brush'],
    [ground('mountains-dawn', 'royal', 'sky'), 'display'],
  ],
  'on-tuesday': [
    [corner('marigold', 'saffron'), 'festive'],
    [band('kites-sky', 'royal'), 'brush'],
    [arch('kites-sky', 'emerald'), 'display'],
  ],
  'on-wednesday': [
    [band('lotus-pond', 'emerald'), 'festive'],
    [cut('spice-bowls', 'cocoa'), 'serif'],
    [wreath(['rose-pink'], 'blush', 'paper'), 'display'],
  ],
  'on-thursday': [
    [arch('sunrise-fields', 'saffron'), 'festive'],
    [print('books-desk', 'butter'), 'serif'],
    [rows('marigold', 'saffron', 'lamps'), 'display'],
  ],
  'on-friday': [
    [round('rose-love', 'wine'), 'festive'],
    [arcade('balloons-sky', 'royal'), 'brush'],
    [card('kites-sky', 'sky'), 'display'],
  ],
  'on-saturday': [
    [card('balloons-sky', 'sky'), 'festive'],
    [cut('balloons-sky', 'plum'), 'brush'],
    [arch('balloons-sky', 'royal'), 'display'],
  ],
  'on-sunday': [
    [print('rose-love', 'blush'), 'festive'],
    [arch('rose-love', 'wine'), 'brush'],
    [cut('lotus-pond', 'emerald'), 'display'],
  ],
}
