import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { z } from 'zod'
import { severities } from './rules.ts'
import type { Packages } from './rules.lock.ts'

const patienceMs = 20_000
/** An advisory is about a kilobyte. */
const mostBytes = 4 * 1024 * 1024

/** What of the answer is read. A severity of tomorrow is as grave as any. */
const Answer = z.record(
  z.string(),
  z.array(
    z.object({
      url: z.string().max(500),
      title: z.string(),
      severity: z.enum(severities).catch('critical'),
      vulnerable_versions: z.string(),
    }),
  ),
)
/** What a registry knows of packages, by their names. */
export type Advisories = z.output<typeof Answer>

/** The body as text; one that does not end is not read to its end. */
async function textOf(answer: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of answer.body ?? []) {
    bytes += part.byteLength
    if (bytes > mostBytes) throw new Error(`It answered with more than ${mostBytes} bytes`)
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

/**
 * Asks a registry what is known of these versions, by the question that `npm audit` asks: names and versions, and nothing of this
 * installation. Redirections are not followed. Throws where it is away, slow, too long or says something else.
 * https://docs.npmjs.com/cli/commands/npm-audit#bulk-advisory-endpoint
 */
export async function askAdvisories(registry: string, packages: Packages): Promise<Advisories> {
  const answer = await fetch(`${registry.replace(/\/+$/, '')}/-/npm/v1/security/advisories/bulk`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'content-encoding': 'gzip',
      accept: 'application/json',
    },
    body: await promisify(gzip)(JSON.stringify(packages)),
    redirect: 'error',
    signal: AbortSignal.timeout(patienceMs),
  })
  if (!answer.ok) throw new Error(`It answered ${answer.status}`)
  return Answer.parse(JSON.parse(await textOf(answer)))
}
