import type { DatedSubcategory, ImageSubcategoryChange } from '@parichay/contract/greeting/fields.ts'

type Day = { day: string; who: string }

/** Years ahead for which a fixed date is written down. */
const yearsAhead = 2

/** The same day of every year that has it: the years that stood there, and this one with the next two. Pure. */
export function yearlyDays(days: readonly Day[], today: string): Day[] {
  const [first] = days
  if (!first) return []
  const monthAndDay = first.day.slice(4)
  const thisYear = Number(today.slice(0, 4))
  const years = new Set([
    ...days.map(({ day }) => Number(day.slice(0, 4))),
    ...Array.from({ length: yearsAhead + 1 }, (_, ahead) => thisYear + ahead),
  ])
  return [...years]
    .sort((one, other) => one - other)
    .map((year) => `${String(year).padStart(4, '0')}${monthAndDay}`)
    .filter((day) => !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day))
    .map((day) => ({ day, who: first.who }))
}

/** The next day of an occasion, or its last one. Pure. */
export const nextDay = (days: readonly Day[], today: string): string | undefined =>
  days
    .map(({ day }) => day)
    .sort()
    .find((day) => day >= today) ?? days.at(-1)?.day

type Kind = DatedSubcategory['dateType']

/** The days to keep: none without a kind of date, those of each year of a fixed one, else those that stand there. Pure. */
export const daysOfEachYear = (
  { dateType, days }: { dateType: Kind; days: readonly Day[] },
  today: string,
): Day[] => (dateType === null ? [] : dateType === 'FIXED' ? yearlyDays(days, today) : [...days])

/** What is written in the form of a subcategory. Pure. */
export function factsOfSubcategory(
  row: DatedSubcategory,
): Omit<ImageSubcategoryChange, 'imageSubcategoryId' | 'order' | 'version'> {
  const { name, names, dateType, days, regions, communities } = row
  const { priority, showDaysBefore, source, searchWords = '' } = row
  return {
    name,
    names: { hi: names.hi ?? '', gu: names.gu ?? '' },
    dateType,
    days,
    regions,
    communities,
    priority,
    showDaysBefore,
    source,
    searchWords,
  }
}
