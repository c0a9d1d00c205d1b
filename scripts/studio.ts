import { spawnSync } from 'node:child_process'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { finish } from './studio/finish.ts'
import { keep, measures, readAbout, renew } from './studio/manifest.ts'

/**
 * Renders pictures of the studio again: `npm run studio -- name [name …]`, with `--draft` a small noisy one outside the repository, with
 * `--filter` from what Blender left the last time; without a name only the list is written anew. Needs Blender's Cycles; nothing else in the repository does.
 */
const asked = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const draft = process.argv.includes('--draft')
const again = process.argv.includes('--filter')
const scripts = join(import.meta.dirname, 'studio', 'pictures')
const known = (await readdir(scripts))
  .filter((file) => file.endsWith('.py'))
  .map((file) => basename(file, '.py'))
for (const name of asked) {
  if (!known.includes(name))
    throw new Error(`There is no picture "${name}". There are: ${known.toSorted().join(', ')}`)
  const folder = join(tmpdir(), 'studio', name)
  if (!again) await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const script = join(scripts, `${name}.py`)
  const about = await readAbout(script)
  const sizes = measures[about.kind]
  const [width, height, samples] = draft
    ? [Math.round(sizes.rendered[0] / 2), Math.round(sizes.rendered[1] / 2), 24]
    : [...sizes.rendered, sizes.samples]
  const words = ['-b', '--factory-startup', '-P', join(import.meta.dirname, 'studio', 'render.py'), '--']
  const from = Date.now()
  const made = again
    ? undefined
    : spawnSync('blender', [...words, script, folder, `${width}`, `${height}`, `${samples}`], {
        encoding: 'utf8',
      })
  const wrong = made?.error?.message ?? /Traceback[\s\S]*/.exec(made?.stderr ?? '')?.[0]
  if (wrong) throw new Error(`Blender could not render ${name}: ${wrong}`)
  const picture = await finish(folder, { ...sizes, alpha: about.kind === 'prop' })
  await keep(draft ? folder : undefined, name, picture)
  console.log(`${name}: ${picture.length} bytes in ${Math.round((Date.now() - from) / 1000)} s`)
}
if (!draft) console.log(await renew(known))
