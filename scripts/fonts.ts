import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { measureFaces } from './fonts/measure-faces.ts'

/** Writes down what the faces of scenes hold: `npm run fonts`, after a font package changed. */
const file = resolve(import.meta.dirname, '../packages/scene/src/fonts/measured.json')
const text = `${JSON.stringify(measureFaces(), null, 2)}\n`
const before = (() => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
})()
writeFileSync(file, text)
console.log(
  before === text ? 'The faces are as they were.' : 'The faces changed; look at the pictures again.',
)
