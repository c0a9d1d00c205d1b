import { routes } from '../../packages/contract/src/routes.ts'
import { verdictLines } from '../../packages/contract/src/verdict-lines.ts'
import { isTest, lineAt, type Problem, type Source } from './sources.ts'

/** Where permissions become pages. */
const registry = [
  'packages/web/src/shell/staff-pages.ts',
  'packages/web/src/shell/pages-behind.ts',
  'packages/web/src/api/staff.ts',
]
const asked = /\b(?:may|holds)\(\s*'([\w.]+)'/g

/** Permissions that a record's own verdict answers, each with the record and the deed. */
function answered(): Map<string, string> {
  const all = Object.entries(verdictLines).flatMap(([record, { lines }]) =>
    Object.entries(lines).flatMap(([name, line]): [string, string][] =>
      typeof line === 'string'
        ? [[routes[name as keyof typeof routes].access.staff, `${record}.can.${line}`]]
        : [],
    ),
  )
  return new Map(all.filter(([permission]) => permission.includes('.')))
}

/** The panel asks the record, never the permission behind a deed on it (decision 0025). */
export function checkVerdicts(sources: Source[]): Problem[] {
  const verdicts = answered()
  return sources
    .filter(({ path }) => path.startsWith('packages/web/src/') && !registry.includes(path) && !isTest(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(asked)].flatMap((found) => {
        const verdict = verdicts.get(found[1] ?? '')
        return verdict
          ? [
              {
                path,
                line: lineAt(text, found.index),
                advice: `ask the record, \`${verdict}\`: it knows its state too`,
              },
            ]
          : []
      }),
    )
}
