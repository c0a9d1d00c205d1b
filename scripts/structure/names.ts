import { basename } from 'node:path'
import { isCode, isTest, type Problem, type Source } from './sources.ts'

const serverFiles = [
  'http',
  'usecase',
  'policy',
  'rules',
  'store',
  'present',
  'jobs',
  'work',
  'gateway',
  'mail',
  'fixtures',
]
const serverHouse = ['platform', 'migrations', 'testing']
const webHouse = ['api', 'ui', 'kit', 'shell', 'routes', 'locales', 'testing']
const vague = /^(index|utils?|helpers?|common|misc|shared)$/i
const vagueClass = /(Service|Manager|Helper|Util)s?$/

/** Which folder of the server or the panel is a feature, and which file of it a path names. */
export function featureOf(
  path: string,
): { side: 'server' | 'web'; feature: string; file: string } | undefined {
  const found = /^packages\/(server|web)\/src\/([\w-]+)\/(.+)$/.exec(path)
  if (!found) return undefined
  const [, side, feature, file] = found as unknown as [string, 'server' | 'web', string, string]
  return (side === 'server' ? serverHouse : webHouse).includes(feature) ? undefined : { side, feature, file }
}

/** The role of a server file: `store` for store.ts, store.search.ts and otp/store.ts. */
export const roleOf = (path: string) => basename(path).split('.')[0] ?? ''

/** File names are a closed list, so that everything is found by its name. */
export function checkNames(sources: Source[]): Problem[] {
  return sources.flatMap(({ path }) => [...nameProblems(path)].map((advice) => ({ path, advice })))
}

function* nameProblems(path: string): Generator<string> {
  if (!isCode(path)) return
  const role = roleOf(path)
  const vaguePart = path.split('/').find((part) => vague.test(part.split('.')[0] ?? ''))
  if (vaguePart)
    yield `"${vaguePart}" says nothing: name the file after what it does, and import it by that name`
  if (vagueClass.test(role)) yield `"${role}" ends in an empty word: name it after what it does`
  if (path.endsWith('.tsx') && !path.startsWith('packages/web/'))
    yield '.tsx belongs to packages/web only; elsewhere write .ts'
  if (isTest(path)) return
  const feature = featureOf(path)
  if (feature?.side === 'server' && !serverFiles.includes(role)) {
    yield `a server feature holds ${serverFiles.join(', ')} only: move this into one of them, into platform/, or into a sub-folder with these names`
  }
  if (feature?.side === 'web' && !/^[A-Z]\w*\.tsx$/.test(basename(path)) && role !== 'words') {
    yield 'a feature of the panel holds <Noun>Screen.tsx, <Verb>Form.tsx, words.ts and small PascalCase parts: rules belong to the contract, shared parts to ui/ or api/'
  }
  const component = path.endsWith('.tsx') && /^[A-Z]/.test(role)
  if (!component && !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(role))
    yield 'file names are lower-case with dashes; only a file of one component is PascalCase'
}
