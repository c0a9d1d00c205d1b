import { gstStates, type StateCode, stateCodeOf } from '../invoice/states.ts'
import { stateOfPin } from '../business/rules.pin.ts'
import type { postLanguages } from './tastes.ts'

/** A language of posts. */
export type PostLanguage = (typeof postLanguages)[number]

// Official languages of the states, as far as posts are written in them (Commissioner for Linguistic Minorities, 52nd report).
const spoken: Partial<Record<StateCode, readonly PostLanguage[]>> = {
  '01': ['ur', 'hi'],
  '02': ['hi'],
  '03': ['pa'],
  '04': ['pa', 'hi'],
  '05': ['hi'],
  '06': ['hi'],
  '07': ['hi'],
  '08': ['hi'],
  '09': ['hi', 'ur'],
  '10': ['hi', 'ur'],
  '16': ['bn'],
  '18': ['bn'],
  '19': ['bn'],
  '20': ['hi'],
  '21': ['or'],
  '22': ['hi'],
  '23': ['hi'],
  '24': ['gu'],
  '26': ['gu'],
  '27': ['mr'],
  '29': ['kn'],
  '30': ['mr'],
  '32': ['ml'],
  '33': ['ta'],
  '34': ['ta'],
  '35': ['hi'],
  '36': ['te', 'ur'],
  '37': ['te'],
}

const scripts: readonly (readonly [RegExp, PostLanguage])[] = [
  [/\p{Script=Devanagari}/u, 'hi'],
  [/\p{Script=Gujarati}/u, 'gu'],
  [/\p{Script=Bengali}/u, 'bn'],
  [/\p{Script=Tamil}/u, 'ta'],
  [/\p{Script=Telugu}/u, 'te'],
  [/\p{Script=Kannada}/u, 'kn'],
  [/\p{Script=Malayalam}/u, 'ml'],
  [/\p{Script=Gurmukhi}/u, 'pa'],
  [/\p{Script=Oriya}/u, 'or'],
  [/\p{Script=Arabic}/u, 'ur'],
]

/** Languages that are read beyond their states: the two the Union writes in. */
export const linkLanguages: readonly PostLanguage[] = ['hi', 'en']

/**
 * The languages of a business, the nearest first: those its owner wants greetings in, the one of the panel, those whose
 * script it writes itself in, those of its state (by PIN or name).
 */
export function languagesOfBusiness(known: {
  wanted?: readonly PostLanguage[] | undefined
  chosen?: PostLanguage | undefined
  pin?: string | null | undefined
  state?: string | undefined
  /** What the business writes of itself: name, address. */
  texts: readonly string[]
}): PostLanguage[] {
  const name = (known.pin && stateOfPin(known.pin)) || known.state
  const code = name ? stateCodeOf(name) : undefined
  const written = scripts.filter(([script]) => known.texts.some((text) => script.test(text)))
  return [
    ...new Set([
      ...(known.wanted ?? []),
      ...(known.chosen ? [known.chosen] : []),
      ...written.map(([, language]) => language),
      ...((code && spoken[code]) ?? []),
    ]),
  ]
}

// Indian states by ISO 3166-2 where the letters of occasions name them.
const isoStates: Record<string, StateCode> = {
  JK: '01',
  HP: '02',
  PB: '03',
  CH: '04',
  UK: '05',
  UT: '05',
  HR: '06',
  DL: '07',
  RJ: '08',
  UP: '09',
  BR: '10',
  SK: '11',
  AR: '12',
  NL: '13',
  MN: '14',
  MZ: '15',
  TR: '16',
  ML: '17',
  AS: '18',
  WB: '19',
  JH: '20',
  OD: '21',
  OR: '21',
  CT: '22',
  CG: '22',
  MP: '23',
  GJ: '24',
  DH: '26',
  MH: '27',
  KA: '29',
  GA: '30',
  LD: '31',
  KL: '32',
  TN: '33',
  PY: '34',
  AN: '35',
  TS: '36',
  TG: '36',
  AP: '37',
  LA: '38',
}

type Place = { pin?: string | null | undefined; state?: string | undefined }
const codeOf = ({ pin, state }: Place): StateCode | undefined => {
  const name = (pin && stateOfPin(pin)) || state
  return name ? stateCodeOf(name) : undefined
}

/** The letters occasions name a state by, such as GJ: of a PIN, else of a name. */
export function regionsOf(place: Place): string[] {
  const code = codeOf(place)
  return Object.keys(isoStates).filter((letters) => isoStates[letters] === code)
}

/** The English name of the state of a PIN or name, as notes of days write it; undefined where it is not known. */
export const stateNameOf = (place: Place): string | undefined => {
  const code = codeOf(place)
  return code && gstStates[code]
}

/** Languages that posts for these states are written in, by the letters of the states; none for the whole country. */
export const languagesOfRegions = (regions: readonly string[]): PostLanguage[] => [
  ...new Set(regions.flatMap((letters) => spoken[isoStates[letters]!]?.slice(0, 1) ?? [])),
]
