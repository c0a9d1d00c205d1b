import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startPostgres } from '../../scripts/launcher/postgres.ts'

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface ProvidedContext {
    /** A superuser's address of the PostgreSQL that the tests run on: `inject('adminUrl')`. */
    adminUrl: string
  }
}

/**
 * The data is thrown away, so nothing waits for the disk. On Linux PostgreSQL is reached by a socket in the data folder: what tests
 * cost is mostly questions, and over the loopback each costs a fifth more.
 */
export function hasty(dataFolder: string): Record<string, string> {
  const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }
  if (process.platform !== 'linux') return settings
  const sockets = join(dataFolder, 'sockets')
  mkdirSync(sockets)
  // As root the server runs as another user.
  chmodSync(sockets, 0o777)
  return { ...settings, unix_socket_directories: sockets }
}

/** Runs once before the tests that need PostgreSQL: the server named by TEST_DATABASE_URL, else one of our own. */
async function setup(project: TestProject): Promise<void | (() => Promise<void>)> {
  const given = process.env['TEST_DATABASE_URL']
  if (given) return project.provide('adminUrl', given)

  const dataFolder = mkdtempSync(join(tmpdir(), 'parichay-test-'))
  chmodSync(dataFolder, 0o711)
  const server = await startPostgres({ dataFolder, settings: hasty(dataFolder) })
  project.provide('adminUrl', server.adminUrl)
  return async () => {
    await server.stop()
    rmSync(dataFolder, { recursive: true, force: true })
  }
}

/** Vitest takes what the default export gives back as the end of the set-up. */
export default setup
