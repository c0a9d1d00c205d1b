import type { PanelLanguage } from '@parichay/contract/agency/fields.ts'

/** What is told when a copy is ready. */
export type ReadyFacts = {
  language: PanelLanguage
  agencyName: string
  /** From when on it can be fetched no more. */
  until: Date
  /** Where it is fetched, signed in. */
  url: string
}

const words = {
  en: {
    subject: (agency: string) => `Your data at ${agency} is ready`,
    ready: (agency: string) => `the copy of your data at ${agency} that you asked for is ready.`,
    greeting: 'Good day,',
    get: (end: string) => `Download it until ${end}, signed in with your password:`,
    notYou: (agency: string) =>
      `If you did not ask for it, somebody knows your password: change it at once and tell ${agency}.`,
    title: 'Your data is ready',
    body: (end: string) => `Download it until ${end}.`,
    open: 'Open',
  },
  hi: {
    subject: (agency: string) => `${agency} पर आपका डेटा तैयार है`,
    ready: (agency: string) => `${agency} पर आपने अपने डेटा की जो कॉपी माँगी थी, वह तैयार है।`,
    greeting: 'नमस्ते,',
    get: (end: string) => `${end} तक अपने पासवर्ड से साइन इन करके डाउनलोड करें:`,
    notYou: (agency: string) =>
      `अगर यह कॉपी आपने नहीं माँगी, तो कोई आपका पासवर्ड जानता है: उसे तुरंत बदलें और ${agency} को बताएँ।`,
    title: 'आपका डेटा तैयार है',
    body: (end: string) => `${end} तक डाउनलोड करें।`,
    open: 'खोलें',
  },
}
const places = { en: 'en-IN', hi: 'hi-IN' } as const
/** Day and hour in India: on its last day it is gone from then on. */
function endOf({ language, until }: ReadyFacts): string {
  const timeZone = 'Asia/Kolkata'
  const day = new Intl.DateTimeFormat(places[language], { day: 'numeric', month: 'long', timeZone })
  const hour = new Intl.DateTimeFormat(places[language], { hour: 'numeric', minute: '2-digit', timeZone })
  return `${day.format(until)}, ${hour.format(until)}`
}

/** The letter that it is ready. What it leads to opens for nobody who is not signed in. */
export function readyLetter(facts: ReadyFacts): { subject: string; text: string } {
  const said = words[facts.language]
  const { agencyName, url } = facts
  const lines = [
    said.greeting,
    '',
    said.ready(agencyName),
    '',
    said.get(endOf(facts)),
    url,
    '',
    said.notYou(agencyName),
    '',
    agencyName,
  ]
  return { subject: said.subject(agencyName), text: `${lines.join('\n')}\n` }
}

/** The same for a notification of a browser. */
export function readyNotice(facts: ReadyFacts): { title: string; body: string; open: string } {
  const said = words[facts.language]
  return { title: said.title, body: said.body(endOf(facts)), open: said.open }
}
