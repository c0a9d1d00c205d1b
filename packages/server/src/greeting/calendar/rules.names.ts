import type { PostLanguage } from '@parichay/contract/greeting/languages.ts'
import namesByKey from './names.json' with { type: 'json' }
import type { Occasion } from './rules.ts'

/** The languages of `names.json`, in the order of its columns. English, Hindi and Gujarati stand with the rules. */
export const namedIn = ['mr', 'bn', 'ta', 'te', 'kn', 'ml', 'pa', 'or', 'ur'] as const

const made: Record<string, string | undefined> = namesByKey

/** The names of an occasion in all languages of posts, each in its own script. */
export function namesOf({
  key,
  name,
  names,
}: Pick<Occasion, 'key' | 'name' | 'names'>): Record<PostLanguage, string> {
  const others = (made[key] ?? '').split(' | ')
  return {
    en: name,
    ...names,
    ...(Object.fromEntries(namedIn.map((language, place) => [language, others[place] ?? ''])) as Record<
      (typeof namedIn)[number],
      string
    >),
  }
}

const nameMonth = (month: number): readonly string[] =>
  (['en', 'hi', 'gu', ...namedIn] as const).flatMap((language) =>
    (['long', 'short'] as const).map((how) =>
      new Intl.DateTimeFormat(language, { month: how, timeZone: 'UTC' }).format(
        new Date(Date.UTC(2026, month - 1, 1)),
      ),
    ),
  )

/** Many occasions share a month, and asking for its names in twelve languages takes milliseconds: they are asked for once. */
const months = new Map<number, readonly string[]>()
function monthsOf(month: number): readonly string[] {
  const names = months.get(month) ?? nameMonth(month)
  months.set(month, names)
  return names
}

/** How an occasion with the same date every year is asked for: `26 january`, `jan 26`, `26jan`. */
export function datesOf({ rule }: Pick<Occasion, 'rule'>): string[] {
  if (rule.by !== 'fixed') return []
  const day = String(rule.day)
  const english = monthsOf(rule.month).slice(0, 2)
  return [day, ...monthsOf(rule.month), ...english.flatMap((month) => [`${day}${month}`, `${month}${day}`])]
}
