import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { loadTool } from './tools.ts'

/**
 * `npm run marks`: writes down the brand marks that the link store names, out of the whole of simple-icons (CC0, 26 MB), so that
 * neither an installation nor a start loads three thousand others. After a link type with a new mark, or a new simple-icons.
 */
const folder = resolve(import.meta.dirname, '../packages/server/src/link-store')
const file = join(folder, 'fixtures.marks.ts')
type Icons = Record<string, { title: string; path: string; hex: string }>
const { default: icons } = await loadTool<{ default: Icons }>('simple-icons')
const names = [
  ...new Set(
    globSync('fixtures.*.ts', { cwd: folder })
      .filter((name) => name !== 'fixtures.marks.ts')
      .flatMap((name) => readFileSync(join(folder, name), 'utf8').match(/\bsi[A-Z0-9]\w*/g) ?? []),
  ),
].toSorted()
const unknown = names.filter((name) => !icons[name])
if (unknown.length > 0) throw new Error(`simple-icons has no ${unknown.join(', ')}`)
const text = `// Written by \`npm run marks\` from simple-icons (CC0).

/** The mark of a brand: the \`d\` of one filled 24×24 path, and its colour without the hash. */
export type BrandMark = { path: string; hex: string }

${names.map((name) => `/** ${icons[name]!.title} */\nexport const ${name}: BrandMark = ${JSON.stringify({ path: icons[name]!.path, hex: icons[name]!.hex })}`).join('\n')}
`
writeFileSync(file, text)
console.log(`${names.length} marks written. Run \`npx oxfmt ${file}\` before you commit.`)
