import type { CodeSent } from '@parichay/contract/auth/fields.ts'
import { create } from 'zustand'
import type { PanelLanguage } from './boot.ts'

/** Somebody named by phone, or by e-mail if foreign. */
export type Who = { phoneNumber?: string; email?: string }

/** The attempt under way: who asked for a code, where it went, and where the person wanted to go. */
export type AuthData = Who & {
  kind: 'customer' | 'staff'
  fromForgotPassword: boolean
  /** The password was right, and this browser is new for the person: the code ends the sign-in. */
  newDevice?: boolean
  /** Null where it went to the address of an account, if there is one. */
  sentTo: string | null
  channel: CodeSent['channel']
  /** By what else the next code may be asked for. */
  otherWays: CodeSent['otherWays']
  /** When another code may be asked for, in milliseconds. */
  resendAt: number
  codesSent: number
  /** Wrong codes since the last one was sent. */
  wrongCodes: number
  next?: string
}

/** Somebody whose password was right, before the code of their app. */
export type Second = { kind: 'customer' | 'staff'; who: Who; next: string | undefined }

type Kept = {
  authData: AuthData | null
  otpData: { otpVerified: boolean }
  /** What stands in the field of the sign-in page. */
  typed: Who
  /** The password was right; the code of the app comes next. */
  second: Second | null
}

type AuthState = Kept & {
  /** A language chosen on these pages just now: it goes before the one of the account. */
  chosenLanguage: PanelLanguage | null
  chooseLanguage: (language: PanelLanguage | null) => void
  begin: (
    start: Who & Pick<AuthData, 'kind' | 'fromForgotPassword' | 'newDevice'> & { next?: string | undefined },
    code: CodeSent,
  ) => void
  /** Another code is on its way. */
  sentAgain: (code: CodeSent) => void
  change: (change: Partial<Pick<AuthData, 'resendAt' | 'wrongCodes'>>) => void
  verify: () => void
  /** The password was right: the code of the app comes next. */
  awaitSecond: (second: Second) => void
  type: (typed: Who) => void
  /** Signed in, or begun again: nothing of the attempt is kept. */
  clear: () => void
}

const name = 'panel.sign-in'
const noWays: Pick<AuthData, 'otherWays'> = { otherWays: [] }
const nothing: Kept = { authData: null, otpData: { otpVerified: false }, typed: {}, second: null }

function read(): Kept {
  try {
    const kept = { ...nothing, ...(JSON.parse(sessionStorage.getItem(name) ?? '{}') as Partial<Kept>) }
    // An attempt that a page of before the last update began knows no other ways.
    return kept.authData ? { ...kept, authData: { ...noWays, ...kept.authData } } : kept
  } catch {
    return nothing
  }
}

function write(kept: Kept) {
  try {
    if (kept.authData || kept.second || Object.keys(kept.typed).length > 0)
      sessionStorage.setItem(name, JSON.stringify(kept))
    else sessionStorage.removeItem(name)
  } catch {
    return
  }
}

const readyAt = (code: CodeSent) => Date.now() + code.resendAfterSec * 1000

/** The sign-in of this tab (`authData`, `otpData` of the specification). It survives a reload and ends with the tab. */
export const useAuthData = create<AuthState>()((set) => ({
  ...read(),
  chosenLanguage: null,
  chooseLanguage: (chosenLanguage) => set({ chosenLanguage }),
  begin: ({ next, ...start }, code) =>
    set({
      authData: {
        ...start,
        ...(next ? { next } : {}),
        sentTo: code.sentTo,
        channel: code.channel,
        otherWays: code.otherWays,
        resendAt: readyAt(code),
        codesSent: 1,
        wrongCodes: 0,
      },
      otpData: { otpVerified: false },
    }),
  sentAgain: (code) =>
    set(({ authData }) => ({
      authData: authData && {
        ...authData,
        sentTo: code.sentTo,
        channel: code.channel,
        otherWays: code.otherWays,
        resendAt: readyAt(code),
        codesSent: authData.codesSent + 1,
        wrongCodes: 0,
      },
    })),
  change: (change) => set(({ authData }) => ({ authData: authData && { ...authData, ...change } })),
  verify: () => set({ otpData: { otpVerified: true } }),
  awaitSecond: (second) => set({ ...nothing, second }),
  type: (typed) => set({ typed }),
  clear: () => set(nothing),
}))

useAuthData.subscribe(({ authData, otpData, typed, second }) => write({ authData, otpData, typed, second }))
