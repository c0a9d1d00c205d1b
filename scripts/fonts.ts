import { allFaces } from '@parichay/scene/fonts/faces.ts'
import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { measureFaces } from './fonts/measure-faces.ts'

/** Writes a file of the repository; says whether it was another one before. */
function write(path: string, text: string): boolean {
  const file = resolve(import.meta.dirname, '..', path)
  const before = (() => {
    try {
      return readFileSync(file, 'utf8')
    } catch {
      return ''
    }
  })()
  writeFileSync(file, text)
  return before !== text
}

/** Writes down what the faces of scenes hold, and where the panel finds them: `npm run fonts`, after a change of fonts. */
const changed = write(
  'packages/scene/src/fonts/measured.json',
  `${JSON.stringify(measureFaces(), null, 2)}\n`,
)
write(
  'packages/web/src/ui/scene/face-urls.ts',
  `// Written by \`npm run fonts\`.
${allFaces.map((face, i) => `import f${i} from '${face.package}/files/${face.file}'`).join('\n')}

/** Where the panel finds the face of an id. */
export const faceUrls: Readonly<Record<string, string>> = {
${allFaces.map(({ id }, i) => `  '${id}': f${i},`).join('\n')}
}
`,
)
console.log(changed ? 'The faces changed; look at the pictures again.' : 'The faces are as they were.')
