import { isCode, isTest, lineAt, type Problem, type Source } from './sources.ts'

const lineLimit = 400
const written = [
  'TO' + 'DO',
  'FIX' + 'ME',
  'XX' + 'X',
  'HA' + 'CK',
  'lorem' + ' ipsum',
  'not ' + 'implemented',
  'coming ' + 'soon',
]
const leftOver = new RegExp(`\\b(${written.join('|')})\\b`, 'g')
const narrowed = /\b(?:test|it|describe)(?:\.\w+)*\.(?:only|skip|todo)\b|\b(?:xit|xdescribe|fdescribe)\(/g
const exported =
  /^export (?:declare )?(?:async )?(function\*?|const|type|class|interface|abstract class) (\w+)/gm
const defaultExport = /^export default\b/m

/** What a file may hold: not too much, nothing half-done, and a sentence above everything that others use. */
export function checkContents(sources: Source[]): Problem[] {
  return sources.flatMap((source) => [
    ...size(source),
    ...marks(
      source,
      leftOver,
      (mark) => `"${mark}" is left over: finish it, or open an issue and delete the mark`,
    ),
    ...(isTest(source.path)
      ? marks(source, narrowed, (mark) => `"${mark}" hides tests: run them all or delete them`)
      : []),
    ...undocumented(source),
    ...named(source),
    ...lockAddresses(source),
  ])
}

function size({ path, text }: Source): Problem[] {
  const lines = text.split('\n').length - 1
  if (!/\.(tsx?|css)$/.test(path) || lines <= lineLimit) return []
  return [{ path, advice: `${lines} lines are more than ${lineLimit}: split it by what its parts do` }]
}

function marks({ path, text }: Source, pattern: RegExp, advice: (mark: string) => string): Problem[] {
  if (path === 'package-lock.json') return []
  return [...text.matchAll(pattern)].map((found) => ({
    path,
    line: lineAt(text, found.index),
    advice: advice(found[0]),
  }))
}

function undocumented({ path, text }: Source): Problem[] {
  if (!/^packages\/[\w-]+\/src\/.*\.ts$/.test(path) || isTest(path) || path.endsWith('.d.ts')) return []
  const problems: Problem[] = []
  const seen = new Set<string>()
  for (const found of text.matchAll(exported)) {
    const [, , name = ''] = found
    const above = text.slice(0, found.index).trimEnd()
    if (!above.endsWith('*/') && !seen.has(name)) {
      problems.push({
        path,
        line: lineAt(text, found.index),
        advice: `${name} is used elsewhere: say above it, in a /** sentence */, what it is for`,
        warning: true,
      })
    }
    seen.add(name)
  }
  return problems
}

function named({ path, text }: Source): Problem[] {
  if (
    !path.startsWith('packages/') ||
    !isCode(path) ||
    path.endsWith('.config.ts') ||
    !defaultExport.test(text)
  )
    return []
  return [
    {
      path,
      advice:
        'exports have names here, so that a thing is called the same everywhere: write `export const` or `export function`',
    },
  ]
}

function lockAddresses({ path, text }: Source): Problem[] {
  if (!path.endsWith('package-lock.json')) return []
  const found = /"resolved": *"https?:/.exec(text)
  if (!found) return []
  return [
    {
      path,
      line: lineAt(text, found.index),
      advice:
        'the lock names download addresses: install with omit-lockfile-registry-resolved=true (it stands in .npmrc)',
    },
  ]
}
