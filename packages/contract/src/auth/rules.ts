import { passwordLength } from './fields.ts'
import { holdsNumber, isEasyWord, isMadeOfNames } from './rules.passwords.ts'

/** Why a password may not be used. */
export type PasswordFault = 'short' | 'long' | 'phone' | 'name' | 'common'

/** A small list for the panel's live checklist; the server checks a far longer one. */
const everyday = [
  'password',
  '12345678',
  '123456789',
  '11111111',
  'qwerty',
  'qwertyui',
  'welcome',
  'abcd1234',
]

/** Whose password it is; `names` are those of person, business and agency, that a stranger would try first. */
export type PasswordOwner = {
  kind: 'customer' | 'staff'
  phoneNumber?: string | null
  names?: readonly string[]
}

/** Why a password is refused. Pure: the panel's checklist and the server use the same rule (ASVS 6.2). */
export function passwordFaults(
  password: string,
  who: PasswordOwner,
  isCommon: (password: string) => boolean = (text) => everyday.includes(text.toLowerCase()),
): PasswordFault[] {
  const faults: PasswordFault[] = []
  if ([...password].length < passwordLength[who.kind]) faults.push('short')
  if ([...password].length > passwordLength.max) faults.push('long')
  if (holdsNumber(password, who.phoneNumber)) faults.push('phone')
  if (isMadeOfNames(password, who.names ?? [])) faults.push('name')
  if (isCommon(password) || isEasyWord(password, isCommon)) faults.push('common')
  return faults
}

/** `+919812344321` becomes `+91 98••••4321`; `asha@shop.in` becomes `as••@shop.in`. */
export function maskIdentity(who: { phoneNumber?: string | null; email?: string | null }): string {
  if (who.phoneNumber) {
    const digits = who.phoneNumber.slice(3)
    return `+91 ${digits.slice(0, 2)}••••${digits.slice(-4)}`
  }
  const [name = '', host = ''] = (who.email ?? '').split('@')
  return `${name.slice(0, 2)}••@${host}`
}

const browsers: [RegExp, string][] = [
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/(?:Edg|EdgA|EdgiOS)\//, 'Edge'],
  [/(?:OPR|Opera)\//, 'Opera'],
  [/UCBrowser\//, 'UC Browser'],
  [/MiuiBrowser\//, 'Mi Browser'],
  [/(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:Chrome|CriOS)\//, 'Chrome'],
  [/Version\/.*Safari\//, 'Safari'],
]
const systems: [RegExp, string, 'phone' | 'computer'][] = [
  [/Android/, 'Android', 'phone'],
  [/iPhone|iPod/, 'iPhone', 'phone'],
  [/iPad/, 'iPad', 'phone'],
  [/KAIOS/, 'KaiOS', 'phone'],
  [/Windows/, 'Windows', 'computer'],
  [/CrOS/, 'ChromeOS', 'computer'],
  [/Mac OS X|Macintosh/, 'Mac', 'computer'],
  [/Linux/, 'Linux', 'computer'],
]

/** What a browser calls itself, in names people know; null where it does not say. */
export function describeDevice(userAgent: string): {
  browser: string | null
  system: string | null
  kind: 'phone' | 'computer'
} {
  const browser = browsers.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null
  const [, system = null, kind = 'computer'] = systems.find(([pattern]) => pattern.test(userAgent)) ?? []
  return { browser, system, kind }
}
