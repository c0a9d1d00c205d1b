import { msg } from '@lingui/core/macro'
import type { weekdays } from '@parichay/contract/card/weekdays.ts'

/** Days as a timetable writes them. */
export const shortDays = {
  mon: msg`Mon`,
  tue: msg`Tue`,
  wed: msg`Wed`,
  thu: msg`Thu`,
  fri: msg`Fri`,
  sat: msg`Sat`,
  sun: msg`Sun`,
} as const satisfies Record<(typeof weekdays)[number], unknown>
