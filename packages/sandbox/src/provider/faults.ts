import { z } from 'zod'

/** Everything that may go wrong, by the codes of the payment design. */
export const faultCodes = [
  'F1',
  'F2',
  'F3',
  'F4',
  'F5',
  'F6',
  'F7',
  'F8',
  'F9',
  'F10',
  'F11',
  'F12',
  'F13',
  'F14',
  'F15',
  'F16',
  'F17',
  'F18',
  'F19',
  'F20',
  'F21',
  'F22',
] as const

/** One of F1 to F22. */
export type FaultCode = (typeof faultCodes)[number]

/** The kinds of call that F13 tells apart. */
export const callKinds = ['create', 'fetch', 'capture', 'refund', 'any'] as const
/** A kind of call of the API. */
export type CallKind = (typeof callKinds)[number]

/**
 * A fault that somebody asked for. What `variant`, `times`, `seconds`, `amount` and `only` mean for each is listed in
 * README.md beside this file.
 */
export const FaultWish = z.strictObject({
  code: z.enum(faultCodes),
  variant: z.string().max(20).optional(),
  times: z.coerce.number().int().min(1).max(1_000_000).optional(),
  seconds: z.coerce.number().min(0).max(2_000_000).optional(),
  amount: z.coerce.number().int().positive().optional(),
  call: z.enum(callKinds).optional(),
  only: z.union([z.boolean(), z.literal('true').transform(() => true)]).optional(),
})
/** A fault that somebody asked for. */
export type FaultWish = z.output<typeof FaultWish>

/**
 * Reads the note `sandbox` of an order: codes parted by blanks, each with its settings after a colon, as in
 * `F3:times=4 F5:variant=byte,only=true`. What it does not understand it leaves out.
 */
export function readWishes(note: string | undefined): FaultWish[] {
  return (note ?? '')
    .split(/\s+/)
    .filter(Boolean)
    .flatMap((part) => {
      const [code, settings = ''] = part.split(':')
      const pairs = settings
        .split(',')
        .filter(Boolean)
        .map((pair) => pair.split('=') as [string, string])
      const wish = FaultWish.safeParse({ code, ...Object.fromEntries(pairs) })
      return wish.success ? [wish.data] : []
    })
}

/** Counts how often each fault struck, so that one with `times` ends. */
export class FaultCounter {
  #struck = new Map<string, number>()

  /** Whether the fault strikes now; it counts. Without `times` it strikes `usually` so often. */
  strikes(scope: string, wish: FaultWish, usually = 1): boolean {
    const key = `${scope} ${wish.code}`
    const struck = this.#struck.get(key) ?? 0
    if (struck >= (wish.times ?? usually)) return false
    this.#struck.set(key, struck + 1)
    return true
  }

  /** Starts counting anew. */
  clear(): void {
    this.#struck.clear()
  }
}

/** The wish for a fault, if there is one. */
export const wishFor = (wishes: FaultWish[], code: FaultCode) => wishes.find((wish) => wish.code === code)
