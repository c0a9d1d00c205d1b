import { isTest, lineAt, type Problem, type Source } from './sources.ts'

const schemaOfRoute = /\b\w*[rR]outes\.\w+\.(?:query|body|params|reply)\b/g

/** The panel that people get has routes without their schemas (`packages/web/slim-routes.ts`): what reads one breaks there only. */
export const checkSlimRoutes = (sources: Source[]): Problem[] =>
  sources
    .filter(
      ({ path }) => path.startsWith('packages/web/src/') && !isTest(path) && !path.includes('/testing/'),
    )
    .flatMap(({ path, text }) =>
      [...text.matchAll(schemaOfRoute)].map((found) => ({
        path,
        line: lineAt(text, found.index),
        advice:
          'the built panel has no schemas of routes: take this one from the contract’s fields.ts or filters.ts',
      })),
    )
