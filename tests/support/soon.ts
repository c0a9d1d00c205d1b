import { vi } from 'vitest'

/** Asks again until what was read holds, 15 s at most. As `expect.poll`, which knows no test once another one beside it has ended. */
export const soon = <T>(read: () => T | Promise<T>, holds: (value: T) => void): Promise<void> =>
  vi.waitFor(async () => holds(await read()), { timeout: 15_000, interval: 100 })
