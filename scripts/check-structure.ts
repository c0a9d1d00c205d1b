import { resolve } from 'node:path'
import { checkContents } from './structure/contents.ts'
import { checkDeclared } from './structure/declared.ts'
import { checkDirections } from './structure/directions.ts'
import { checkNames } from './structure/names.ts'
import { checkReading } from './structure/reading.ts'
import { checkSafety } from './structure/safety.ts'
import { checkSlimRoutes } from './structure/slim.ts'
import { type Problem, readSources } from './structure/sources.ts'
import { checkVerdicts } from './structure/verdicts.ts'

const sources = readSources(resolve(import.meta.dirname, '..'))
const problems = [
  ...checkNames(sources),
  ...checkDirections(sources),
  ...checkDeclared(sources),
  ...checkContents(sources),
  ...checkVerdicts(sources),
  ...checkSlimRoutes(sources),
  ...checkReading(sources),
  ...checkSafety(sources),
]
const [errors, warnings] = [
  problems.filter(({ warning }) => !warning),
  problems.filter(({ warning }) => warning),
]
const shown = process.argv.includes('--warnings') ? [...warnings, ...errors] : errors

const where = ({ path, line }: Problem) => (line ? `${path}:${line}` : path)
for (const problem of shown) console.error(`${where(problem)}\n    ${problem.advice}`)
if (warnings.length > 0)
  console.log(`${warnings.length} exports without a sentence above them (--warnings lists them)`)
console.log(`${sources.length} files, ${errors.length} problems`)
process.exit(errors.length > 0 ? 1 : 0)
