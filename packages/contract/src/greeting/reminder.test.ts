import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { Reminder, reminderFile, reminderTimes } from './reminder.ts'

const what = {
  id: 'greeting-7',
  title: 'Send “दिवाली; की शुभकामनाएँ, सबको\\” on WhatsApp',
  note: 'One line\nand another, with a very long end: '.padEnd(300, 'अ'),
  url: 'https://cards.example.in/panel/customer/daily-image?item=7&day=2026-11-24',
}

test('a calendar reads the reminder back: its time in India, its words, its address, its alarm', () => {
  const file = reminderFile({ day: '2026-11-24', time: '08:30' }, what, new Date('2026-11-21T10:00:00Z'))
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(file).not.toMatch(/(^|[^\r])\n/)
  const calendar = new ICAL.Component(ICAL.parse(file) as never)
  expect(calendar.getFirstPropertyValue('prodid')).toBe('-//cards.example.in//Greetings//EN')
  const entry = calendar.getFirstSubcomponent('vevent')!
  const event = new ICAL.Event(entry)
  expect(event.startDate.toJSDate().toISOString()).toBe('2026-11-24T03:00:00.000Z')
  expect(event.endDate.toJSDate().toISOString()).toBe('2026-11-24T03:15:00.000Z')
  expect(event.summary).toBe(what.title)
  expect(event.description).toBe(`${what.note}\n${what.url}`)
  expect(event.uid).toBe('greeting-7-2026-11-24')
  expect(entry.getFirstPropertyValue('url')).toBe(what.url)
  expect(entry.getFirstSubcomponent('valarm')!.getFirstPropertyValue('trigger')!.toString()).toBe('PT0S')
})

test('times are each half hour from six to ten at night', () => {
  expect([reminderTimes[0], reminderTimes[1], reminderTimes.at(-1)]).toEqual(['06:00', '06:30', '22:00'])
  for (const time of reminderTimes) expect(Reminder.safeParse({ day: '2026-11-24', time }).success).toBe(true)
  expect(Reminder.safeParse({ day: '2026-11-24', time: '24:00' }).success).toBe(false)
})
