import { z } from 'zod'
import { escapeText, fold } from '../content-line.ts'
import { IstDate } from '../ids.ts'

/** When somebody wants to be reminded: an IST day, and a time of it as `HH:MM`. */
export const Reminder = z.strictObject({ day: IstDate, time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/) })
/** See the schema of the same name. */
export type Reminder = z.infer<typeof Reminder>

/** Times of day that are offered, each half hour from 6 to 22. */
export const reminderTimes: readonly string[] = Array.from(
  { length: 33 },
  (_, half) => `${String(6 + Math.floor(half / 2)).padStart(2, '0')}:${half % 2 === 0 ? '00' : '30'}`,
)

const stamp = (at: Date) => `${at.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`

/**
 * A calendar entry of a quarter of an hour that rings when it begins and leads back to what is to be sent (RFC 5545):
 * the phone's own calendar reminds, also when nobody has the panel open.
 */
export function reminderFile(
  { day, time }: Reminder,
  what: { id: string; title: string; note: string; url: string },
  now: Date,
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    // Programs of an agency's customers show it: it is named by the host that the entry leads to.
    `PRODID:-//${new URL(what.url).hostname}//Greetings//EN`,
    'BEGIN:VEVENT',
    `UID:${what.id}-${day}`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(new Date(`${day}T${time}:00+05:30`))}`,
    'DURATION:PT15M',
    `SUMMARY:${escapeText(what.title)}`,
    `DESCRIPTION:${escapeText(`${what.note}\n${what.url}`)}`,
    `URL:${what.url}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapeText(what.title)}`,
    'TRIGGER:PT0S',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}
