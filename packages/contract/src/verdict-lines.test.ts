import { expect, test } from 'vitest'
import { type RouteName, routes } from './routes.ts'
import { verdictLines } from './verdict-lines.ts'

type Shape = { shape?: Record<string, unknown>; _zod?: { def: { innerType?: Shape; in?: Shape } } }

/** The names in a schema, whatever is wrapped around it. */
function namesIn(schema: Shape | undefined): string[] {
  if (!schema) return []
  if (schema.shape) return Object.keys(schema.shape)
  const { innerType, in: input } = schema._zod?.def ?? {}
  return namesIn(innerType ?? input)
}

const deeds = Object.entries(routes).flatMap(([name, route]) => {
  if (route.method === 'GET') return []
  const { params, query, body } = route as { params?: Shape; query?: Shape; body?: Shape }
  const names = new Set([params, query, body].flatMap((schema) => namesIn(schema)))
  // `:id` is a business below its own address only.
  if (!route.path.startsWith('/api/v1/business/:id')) names.delete('id')
  return [{ name: name as RouteName, names }]
})

test.each(Object.entries(verdictLines))(
  'every deed on a %s has its verdict, or a reason for none',
  (record, one) => {
    const { keys, can } = one
    const lines = one.lines as Record<string, string | { none: string }>
    const acting = deeds.filter(({ names }) => keys.some((key) => names.has(key))).map(({ name }) => name)
    const missing = acting.filter((name) => !(name in lines))
    expect(missing, `give ${record}.can a verdict for it and a line in verdict-lines.ts`).toEqual([])
    expect(
      Object.keys(lines).filter((name) => !acting.includes(name as RouteName)),
      'a line of a call that does nothing to it any more',
    ).toEqual([])
    for (const line of Object.values(lines))
      if (typeof line === 'string') expect(can).toContain(line)
      else expect(line.none.length).toBeGreaterThan(10)
  },
)
