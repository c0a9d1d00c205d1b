import { sceneVersion, type Scene } from '@parichay/scene/scene.ts'
import { autumn } from './designs/autumn.ts'
import { autumnFeasts } from './designs/feasts.autumn.ts'
import { nationFeasts } from './designs/feasts.nation.ts'
import { springFeasts } from './designs/feasts.spring.ts'
import { daily } from './designs/daily.ts'
import { furtherDays } from './designs/further.days.ts'
import { furtherFeasts } from './designs/further.feasts.ts'
import { nationDays } from './designs/nation.ts'
import { observed } from './designs/observed.ts'
import { brightOffers } from './designs/offers.ts'
import { secondDays } from './designs/second.days.ts'
import { secondFeasts } from './designs/second.feasts.ts'
import { spring } from './designs/spring.ts'
import { trades } from './designs/trade.ts'
import { dressed } from './dress.ts'
import { inFurther } from './further.ts'
import { type Design, type Language, type Poster, sheetOf, type Words } from './poster.ts'
import { secondFrom } from './second.ts'
import { seriesDresses } from './series/dresses.ts'
import { deals, life } from './series/life.ts'
import { mornings, nights } from './series/mornings.ts'
import { seasons } from './series/seasons.ts'
import { seriesOf } from './series/series.ts'
import { thoughts } from './series/thoughts.ts'
import { tradeSeries, tradeTexts } from './series/trades.ts'
import { weekdays } from './series/weekdays.ts'

const first: Design[] = [...autumn, ...spring, ...nationDays, ...daily, ...trades].map(dressed)

const chosen: Design[] = [
  ...first,
  ...autumnFeasts(first),
  ...springFeasts(first),
  ...nationFeasts(first),
  ...observed.map(dressed),
  ...brightOffers(first),
]

/**
 * Every design: those that were chosen, and second compositions of occasions that had one, in all languages that keep the day;
 * then the series for any day in every language, and those of every trade.
 */
export const designs: Design[] = [
  ...inFurther([...chosen, ...secondFrom(chosen, [...secondFeasts, ...secondDays])], {
    ...furtherFeasts,
    ...furtherDays,
  }),
  ...seriesOf(
    [...mornings, ...nights, ...thoughts, ...life, ...deals, ...seasons, ...weekdays],
    seriesDresses,
  ),
  ...tradeSeries(tradeTexts),
]

/** Squares are free for everybody; the stories of these need a plan. */
const withPremiumStories = new Set(['Festivals', 'Offers', 'Political'])

/** Every poster of the library. */
export const posters: Poster[] = designs.flatMap((design) =>
  (Object.entries(design.words) as [Language, Words][]).flatMap(([language, words], i) =>
    (['SQUARE', 'STORY'] as const)
      .filter((shape) => shape === 'SQUARE' || (design.stories?.includes(language) ?? i === 0))
      .map((shape) => ({
        id: `${design.id}-${language}-${shape.toLowerCase()}`,
        design,
        language,
        words,
        shape,
        isPremium:
          design.isPremium === true || (shape === 'STORY' && withPremiumStories.has(design.category)),
      })),
  ),
)

/** Draws a poster as a scene. */
export function posterScene({ design, language, words, shape }: Poster): Scene {
  const sheet = sheetOf(shape)
  const { palette, hero, side = [], hand = 'display' } = design
  return {
    version: sceneVersion,
    unit: 'px',
    width: sheet.width,
    height: sheet.height,
    language: language === 'pa' ? 'pa-Guru' : language,
    layers: design.compose({ sheet, palette, words, language, hand, hero, side }),
  }
}
