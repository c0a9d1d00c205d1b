import { endOnSignal } from '@parichay/server/platform/process.ts'
import { startDemo } from './demo.ts'
import { dataFolder } from './launcher/data-folder.ts'

/** The server of `npm run dev`, started again by node --watch at each change; PostgreSQL outlives it. */
const port = Number(process.env['PORT'])
const starting = startDemo({
  dataFolder: dataFolder(),
  port,
  sandboxPort: port + 1,
  host: '127.0.0.1',
  posters: Infinity,
})
endOnSignal(async () => (await starting.catch(() => undefined))?.stop())
try {
  const demo = await starting
  console.log(`  server ready; codes by SMS and mail: ${demo.inboxUrl}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
}
