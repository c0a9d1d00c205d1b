// Runs after every `npm ci` under whatever Node npm has, so it is plain JavaScript without packages. It deletes what
// nothing here opens: source maps and minified doubles of packages, their manuals, and Node's C headers. That is a
// seventh of what npm brings and pays for the video encoder (decision 0048).
import { readdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '../node_modules')
const isManual = (name) =>
  /^(readme|changelog|changes|history|upgrading|migrating)\b.*\.(md|markdown)$/i.test(name)
const isMap = (name) => /\.(js|mjs|cjs|css|ts|mts|cts)\.map$/.test(name)

/** Deletes below a folder what `isSpare` says, without following links, which lead to our own packages. */
function slim(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) {
      if (!entry.name.startsWith('.')) slim(path)
    } else if (entry.isFile() && (isMap(entry.name) || isManual(entry.name))) rmSync(path, { force: true })
  }
}

for (const name of readdirSync(root))
  if (/^node-(linux|win|darwin)-/.test(name))
    rmSync(join(root, name, 'include'), { recursive: true, force: true })
slim(root)
for (const spare of [
  'lucide-react/dist/lucide-react.prefixed.d.ts',
  'lucide-react/dist/lucide-react.suffixed.d.ts',
  'lucide-react/dynamicIconImports.d.ts',
  'lucide-react/dynamicIconImports.d.mts',
  'lucide-react/dynamic.d.ts',
  'lucide-react/dynamic.d.mts',
])
  rmSync(join(root, spare), { force: true })
