import type { World } from '../../platform/world.ts'
import { readStamps } from './store.ts'

/** Once a minute cached pages are compared with their data, so that a lost notice never leaves an old page standing. */
export function watchPages(world: World, everyMs = 60_000): { stop(): void } {
  const compare = async () => {
    const kept = world.pages.stamps()
    const keys = [...new Map(kept.map(({ subject }) => [subject, subject.split(':')])).values()].map(
      ([agencyId, cardId]) => ({ agencyId: Number(agencyId), cardId: cardId ?? '' }),
    )
    const present = new Map(
      (await readStamps(world.database.platform, keys)).map((row) => [
        `${row.agencyId}:${row.cardId}`,
        row.stamp,
      ]),
    )
    for (const { subject, stamp } of kept) if (present.get(subject) !== stamp) world.pages.drop(subject)
  }
  const timer = setInterval(
    () => void compare().catch((error: unknown) => world.log.warn({ err: error }, 'pages not compared')),
    everyMs,
  )
  timer.unref()
  return { stop: () => clearInterval(timer) }
}
