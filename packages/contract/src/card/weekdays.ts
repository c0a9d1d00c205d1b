/** Days of the week, Monday first, as shops in India write it. They stand here without zod, for pages that only show hours. */
export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
/** One of `weekdays`. */
export type Weekday = (typeof weekdays)[number]
