import { motif, path, petals, star } from '../motifs/draw.ts'
import { butterPot, kite } from '../motifs/festive.ts'
import { marigold } from '../motifs/flowers.ts'
import { fanous, starLantern } from '../motifs/lamps.ts'
import { dove } from '../motifs/sky.ts'
import { balloon, bells, snowflake } from '../motifs/winter.ts'
import { bursting, strewn, swinging, unfolding } from './feast-moves.ts'
import { dawning, lamps, rising } from './sky-moves.ts'
import { type Film, filmsOf } from './film.ts'

const kites = [
  kite(),
  kite('#7b3ff2', '#ffd24a', '#e4572e', '#7b3ff2'),
  kite('#1d7a8c', '#f9c74f', '#c2185b', '#1d7a8c'),
]
const petal = (colour: string) => motif(path(petals(1, 0, 60, 22, { x: 50, y: 80, blunt: 0.3 }), colour))
const flowers = () => [marigold(), petal('#f08a12'), petal('#e4572e')]
const roses = () => [petal('#e4577a'), petal('#c2185b'), petal('#ffb3c7')]
const snow = () => [snowflake('#ffffffdd'), snowflake('#dff1ffcc')]
const scraps = () =>
  ['#ff5a5f', '#ffd24a', '#3fa7d6', '#35b84b'].map((colour) =>
    motif(path('M20 30L80 20L84 70L24 80Z', colour)),
  )
const tricolour = () =>
  ['#f58220', '#ffffff', '#12823b'].map((colour) => motif(path('M20 30L80 20L84 70L24 80Z', colour)))
const stars = () => [
  motif(path(star(50, 50, 5, 46, 20), '#ffd24a')),
  motif(path(star(50, 50, 4, 46, 12), '#ffffff')),
]

/** Every film of the library: occasions of the year, and what fits any day; the most wanted first. */
export const films: Film[] = filmsOf([
  { of: 'monday', move: dawning },
  { of: 'diwali-door', move: lamps },
  { of: 'uttarayan', move: rising(kites) },
  { of: 'holi-powder', move: bursting },
  { of: 'navratri', move: unfolding },
  { of: 'christmas-bells', move: swinging(bells()) },
  { of: 'new-year-sky', move: strewn(scraps, 44, 60) },
  { of: 'republic', move: strewn(tricolour, 40, 60) },
  { of: 'eid', move: swinging(fanous()) },
  { of: 'ganesh', move: strewn(flowers) },
  { of: 'janmashtami', move: swinging(butterPot()) },
  { of: 'rakhi', move: unfolding },
  { of: 'independence', move: rising([dove(), balloon('#f58220'), balloon('#12823b')]) },
  { of: 'dhanteras', move: lamps },
  { of: 'gujarati-year', move: lamps },
  { of: 'dussehra', move: strewn(flowers) },
  { of: 'ram-navami', move: strewn(flowers) },
  { of: 'gudi', move: strewn(flowers) },
  { of: 'pongal', move: dawning },
  { of: 'lohri', move: strewn(stars, 46) },
  { of: 'christmas-snow', move: strewn(snow, 70, 60) },
  { of: 'vasant', move: strewn(flowers) },
  { of: 'onam', move: unfolding },
  { of: 'ramadan', move: swinging(starLantern()) },
  { of: 'mother', move: strewn(roses) },
  { of: 'valentine', move: rising([balloon('#e4577a'), balloon('#c2185b'), balloon('#ff8fab')]) },
  { of: 'thanks', move: strewn(roses) },
  { of: 'opening', move: strewn(scraps, 44, 60) },
])
