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

/** A subcategory as the call that saves it wants it. Pure. */
export function changeOfSubcategory(row: DatedSubcategory): ImageSubcategoryChange {
  const { imageSubcategoryId, name, names, order, dateType, days, regions, communities } = row
  const { priority, showDaysBefore, source, searchWords = '' } = row
  return {
    imageSubcategoryId,
    name,
    names,
    order,
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
