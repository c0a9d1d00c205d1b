import { jobs } from '@parichay/server/jobs.ts'
import { makeLog } from '@parichay/server/platform/log.ts'
import { migrate } from '@parichay/server/platform/migrate.ts'
import { openWorld } from '@parichay/server/platform/open.ts'
import { prepareQueues } from '@parichay/server/platform/queue-tables.ts'
import { fillReference } from '@parichay/server/reference.ts'
import { parseArgs } from 'node:util'
import { seedFilms } from './demo/films.ts'
import { seedPosters } from './demo/posters.ts'
import { seedDemo } from './demo/seed.ts'
import { seedPages } from './demo/pages.ts'
import { seedPdfCards } from './demo/pdf-cards.ts'
import { seedPdfPeople } from './demo/pdf-people.ts'
import { seedUses } from './demo/uses.ts'
import { seedVideos } from './demo/videos.ts'
import { openInstallation } from './installation.ts'
import { FirstAgency, makeFirstAgency } from './seed/first-agency.ts'
import { readScale, seedScale } from './seed/scale.ts'

const usage = `npm run seed                 fills an empty installation with the demo
npm run seed -- --agency "Name" --host cards.example.in --admin-phone +919812345678 [--admin-name "Name"] [--primary '#0f766e']
                             makes the first agency of a production installation
npm run seed -- --scale 1m [--host localhost]
                             fills an empty installation with 200 agencies and 10k, 100k or 1m businesses; goes on where it broke off`

type Wanted = { first: FirstAgency } | { businesses: number; host: string } | null

/** Reads the words after `npm run seed --`; null asks for the demo. Throws a sentence for each fault. */
function readWords(): Wanted {
  const text = { type: 'string' } as const
  const { values } = parseArgs({
    options: {
      agency: text,
      host: text,
      'admin-phone': text,
      'admin-name': text,
      primary: text,
      scale: text,
    },
  })
  if (Object.keys(values).length === 0) return null
  const { scale, ...words } = values
  if (scale) return { businesses: readScale(scale), host: words.host ?? 'localhost' }
  const parsed = FirstAgency.safeParse(words)
  if (parsed.success) return { first: parsed.data }
  const faults = parsed.error.issues.map(
    (issue) => `  --${issue.path.join('.')}: ${issue.code === 'invalid_type' ? 'is missing' : issue.message}`,
  )
  throw new Error(`${faults.join('\n')}\n\n${usage}`)
}

try {
  const wanted = readWords()
  const installation = await openInstallation()
  try {
    await migrate(installation.databaseUrl, installation.secret)
    await prepareQueues(installation.databaseUrl, jobs, makeLog('error'))
    const world = await openWorld(installation.config)
    try {
      await fillReference(world.database)
      if (wanted && 'businesses' in wanted) {
        const { businesses, host } = wanted
        const admin = await seedScale(world, installation.databaseUrl, businesses, host, console.log)
        if (admin)
          console.log(
            `\n  ${host}/panel/franchisee-login\n  ${admin.phone}   ${admin.password}\n\nThe password is shown only here.`,
          )
      } else if (wanted) {
        const { first } = wanted
        const { password, hours } = await makeFirstAgency(world, first)
        console.log(
          `${first.agency} is ready.\n\n  https://${first.host}/panel/franchisee-login\n  ${first['admin-phone']}   ${password}\n\nThe password works for ${hours} hours and is replaced at the first sign-in. It is shown only here.`,
        )
      } else {
        const there = await world.database.platform
          .selectFrom('agency')
          .select('agencyName')
          .limit(1)
          .executeTakeFirst()
        if (there)
          throw new Error(
            `This installation is not empty: it has the agency ${there.agencyName}. The demo goes into an empty one only.`,
          )
        await seedDemo(world)
        await seedPages(world)
        await seedPdfCards(world)
        await seedPdfPeople(world)
        await seedVideos(world)
        console.log(`${await seedPosters(world)} posters drawn.`)
        console.log(`${await seedFilms(world)} greeting videos made.`)
        await seedUses(world)
        console.log('The demo is in place. npm start prints its sign-ins.')
      }
      await fillReference(world.database)
    } finally {
      await world.close()
    }
  } finally {
    await installation.close()
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}
