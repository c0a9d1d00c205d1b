/** A part of the day that decides to which day a lunar day belongs. */
export type DayPart =
  | 'sunrise'
  | 'purvahna'
  | 'madhyahna'
  | 'aparahna'
  | 'sunset'
  | 'pradosha'
  | 'nishita'
  | 'moonrise'
  | 'dawn'

/**
 * How the days of an occasion are found. Lunar months are counted from new moon to new moon (amanta), 0 Chaitra to
 * 11 Phalguna, lunar days (tithi) 1 to 30, signs of the zodiac 0 Mesha to 11 Mina (sidereal, Lahiri), Hijri and
 * Gregorian months from 1, weekdays from 0 Sunday. `plus` moves by days.
 */
export type Rule =
  | { by: 'fixed'; month: number; day: number }
  | { by: 'weekday'; month: number; weekday: number; nth: number }
  | {
      by: 'tithi'
      month: number
      tithi: number
      at: DayPart
      /** Which of two days that both fit. */
      tie?: 'first' | 'last' | 'longest'
      plus?: number
    }
  /** The day after the fire of Holi: full moon of Phalguna in the evening, free of Bhadra. */
  | { by: 'holi'; plus?: number }
  /** Full moon of Shravana that lasts three muhurtas of the morning; otherwise the day before. */
  | { by: 'rakhi' }
  | { by: 'friday-before-rakhi' }
  | {
      by: 'ingress'
      sign: number
      /** What counts: the civil day, the one after, the day from sunrise, the first sunrise after, or sunset as the limit. */
      day: 'civil' | 'after-civil' | 'from-sunrise' | 'next-sunrise' | 'before-sunset'
      plus?: number
    }
  | { by: 'nakshatra'; sign: number; nakshatra: number; plus?: number }
  | { by: 'hijri'; month: number; day: number }
  | { by: 'easter'; plus: number }
  /** The year of 365 days of the Shahenshahi calendar. */
  | { by: 'parsi'; plus: number }

/** What an occasion is; each is an image category of its own. */
export type OccasionKind = 'festival' | 'national' | 'observance' | 'community'

/** An occasion of the Indian year, with the rule and the source of its days. */
export type Occasion = {
  /** Its name in files and tests. */
  key: string
  name: string
  names: { hi: string; gu: string }
  kind: OccasionKind
  rule: Rule
  /** Who keeps it on another day, and by which rule. */
  others: { who: string; rule: Rule }[]
  /** Where rule or day come from. */
  source: string
  /** States by their ISO code, such as GJ; none for the whole country. */
  regions: string[]
  /** Such as hindu, jain; none for everybody. */
  communities: string[]
  /** 1 is for everybody, 5 for few. */
  priority: number
  /** Other names people look for, in any spelling. */
  words: string
}

type Extra = Partial<Pick<Occasion, 'others' | 'source' | 'regions' | 'communities' | 'priority' | 'words'>>

/** Notes an occasion; what is not said is for everybody, everywhere. */
export const occasion = (
  kind: OccasionKind,
  key: string,
  [name, hi, gu]: readonly [string, string, string],
  rule: Rule,
  source: string,
  { others = [], regions = [], communities = [], priority = 3, words = '', ...rest }: Extra = {},
): Occasion => ({
  key,
  name,
  names: { hi, gu },
  kind,
  rule,
  source,
  others,
  regions,
  communities,
  priority,
  words,
  ...rest,
})
