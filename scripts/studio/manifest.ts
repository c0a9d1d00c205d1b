import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import type { Picture } from '@parichay/greeting/pictures/picture.ts'

const root = join(import.meta.dirname, '..', '..')
const pictures = join(root, 'packages/greeting/pictures')
const list = join(root, 'packages/greeting/src/pictures/pictures.json')

/** How each kind is rendered (pixels, samples) and what is kept of it: pixels and at most so many bytes. */
export const measures = {
  ground: { rendered: [1080, 1920], samples: 40, width: 1080, height: 1920, most: 180_000 },
  prop: { rendered: [720, 720], samples: 40, width: 720, height: 720, most: 60_000 },
} as const

type About = Pick<Picture, 'kind' | 'room' | 'light' | 'tone' | 'square'>

/** What a script says about its picture: the words of its `PICTURE`. */
export async function readAbout(script: string): Promise<About> {
  const text = await readFile(script, 'utf8')
  const words = /^PICTURE = dict\((.*)\)$/m.exec(text)?.[1]
  if (!words) throw new Error(`${script} does not say what it is: PICTURE = dict(…)`)
  const value = (name: string) =>
    new RegExp(`\\b${name}=(?:'([^']*)'|(\\d+))`).exec(words)?.slice(1).find(Boolean)
  return {
    kind: value('kind') === 'prop' ? 'prop' : 'ground',
    room: (value('room') ?? 'none') as About['room'],
    light: (value('light') ?? 'left') as About['light'],
    tone: (value('tone') ?? 'dark') as About['tone'],
    square: Number(value('square') ?? 0),
  }
}

/** Puts a finished picture into `folder`, or into the repository. */
export async function keep(folder: string | undefined, name: string, picture: Buffer): Promise<void> {
  const home = folder ?? pictures
  await mkdir(home, { recursive: true })
  await writeFile(join(home, `${name}.webp`), picture)
}

/** Writes the list of all pictures that are there; says how many and how large they are together. */
export async function renew(names: string[]): Promise<string> {
  const rows: Picture[] = []
  for (const name of names.toSorted()) {
    const file = join(pictures, `${name}.webp`)
    if (!existsSync(file)) continue
    const script = join(import.meta.dirname, 'pictures', `${name}.py`)
    const about = await readAbout(script)
    const { width, height } = measures[about.kind]
    rows.push({
      name,
      script: relative(root, script).split(sep).join('/'),
      width,
      height,
      bytes: (await stat(file)).size,
      ...about,
    })
  }
  await writeFile(list, JSON.stringify(rows, null, 2))
  execFileSync(process.execPath, [join(root, 'node_modules/oxfmt/bin/oxfmt'), list], { cwd: root })
  return `${rows.length} pictures, ${rows.reduce((sum, { bytes }) => sum + bytes, 0)} bytes`
}
