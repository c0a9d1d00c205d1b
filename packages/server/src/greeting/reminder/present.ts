import { firstPart } from '@parichay/contract/first-part.ts'
import type { ReminderPayload } from './present.worker.ts'

/** What a notification says. Addresses are of the agency's own host. */
export type NoticeFacts = {
  language: 'en' | 'hi'
  day: string
  businessName: string
  /** Null where there is no picture to show: only somebody who tries the reminder out is told then. */
  picture: { imageId: number; title: string; url: string } | null
  stopToken: string
}

const words = {
  en: {
    title: 'Your greeting for today is ready',
    body: (title: string, business: string) => `${title} · ${business}`,
    none: 'Notifications reach this browser. Today there is no picture for you.',
    open: 'Share',
    stop: 'Switch off',
    stopped: 'The reminder is switched off in this browser.',
    failed: 'It could not be switched off. Open the panel to do it there.',
  },
  hi: {
    title: 'आज की शुभकामना तैयार है',
    body: (title: string, business: string) => `${title} · ${business}`,
    none: 'नोटिफ़िकेशन इस ब्राउज़र तक पहुँच रहे हैं। आज आपके लिए कोई तस्वीर नहीं है।',
    open: 'शेयर करें',
    stop: 'बंद करें',
    stopped: 'इस ब्राउज़र में याद दिलाना बंद कर दिया गया है।',
    failed: 'बंद नहीं हो पाया। पैनल खोलकर वहाँ बंद करें।',
  },
}

/** Where the picture is opened, ready to be shared. */
export const sharePath = (day: string, imageId: number): string =>
  `/panel/customer/daily-image?day=${day}&image=${imageId}`

const cut = (text: string, most: number) => (text.length > most ? `${firstPart(text, most - 1)}…` : text)

/** A notification as the panel's worker reads it: far below the 3,993 bytes that fit into a message (RFC 8291, 4). */
export function noticeOf({ language, day, businessName, picture, stopToken }: NoticeFacts): string {
  const said = words[language]
  const payload: ReminderPayload = {
    title: said.title,
    body: picture ? said.body(cut(picture.title, 120), cut(businessName, 80)) : said.none,
    lang: language,
    tag: `reminder-${day}`,
    icon: '/favicon.ico',
    ...(picture ? { image: picture.url } : {}),
    url: picture ? sharePath(day, picture.imageId) : '/panel/customer/account/reminder',
    stop: stopToken,
    words: { open: said.open, stop: said.stop, stopped: said.stopped, failed: said.failed },
  }
  return JSON.stringify(payload)
}
