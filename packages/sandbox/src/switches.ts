import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'

/** How a channel behaves: it works, it says no in its own words, or it breaks as a server does that is out of order. */
export type Mode = 'work' | 'refuse' | 'break'

/** A change of behaviour that a test or an evaluator asks for. `times`: for that many messages only. */
export const SwitchOrder = z.object({
  channel: z.enum(['sms', 'mail', 'push']),
  mode: z.enum(['work', 'refuse', 'break']).default('work'),
  delayMs: z.number().int().min(0).max(120_000).default(0),
  times: z.number().int().positive().optional(),
})

type Channel = 'sms' | 'mail' | 'push'
type Setting = { mode: Mode; delayMs: number; times: number }

/** Makes the sandbox fail or be slow on demand. */
export class Switches {
  #settings = new Map<Channel, Setting>()

  /** Sets how a channel behaves from now on. */
  set({ channel, mode, delayMs, times = Infinity }: z.output<typeof SwitchOrder>): void {
    this.#settings.set(channel, { mode, delayMs, times })
  }

  /** Called once for each message: waits as long as was asked for, and says how to answer. */
  async next(channel: Channel): Promise<Mode> {
    const setting = this.#settings.get(channel)
    if (!setting) return 'work'
    setting.times -= 1
    if (setting.times <= 0) this.#settings.delete(channel)
    if (setting.delayMs) await sleep(setting.delayMs)
    return setting.mode
  }
}
