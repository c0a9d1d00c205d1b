import { isTest, lineAt, type Problem, type Source } from './sources.ts'

/** Where the library's own hook is made into ours. */
const makers = ['packages/web/src/api/remote.ts', 'packages/web/src/ui/list/list-page.ts']

/** Screens read by one hook, whose five facts mean the same everywhere (specification 3, `Remote` in `api/remote.ts`). */
export const checkReading = (sources: Source[]): Problem[] =>
  sources
    .filter(({ path }) => path.startsWith('packages/web/src/') && !isTest(path) && !makers.includes(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/\buseQuery\(/g)].map((found) => ({
        path,
        line: lineAt(text, found.index),
        advice: 'read by `useRemote` (api/remote.ts), or by `useListPage` where pages are turned',
      })),
    )
