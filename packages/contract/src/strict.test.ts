import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Route } from './route.ts'
import { routes } from './routes.ts'

type Inside = { _zod?: { def: Record<string, unknown> } }

/** The parts of a schema that take an object with fields nobody named; every kind of schema that bodies are made of is known. */
function loose(schema: unknown, path: string): string[] {
  const def = (schema as Inside | undefined)?._zod?.def
  if (!def) return []
  const into = (keys: string[], step = '') => keys.flatMap((key) => loose(def[key], path + step))
  switch (def['type']) {
    case 'object': {
      const rest = (def['catchall'] as Inside | undefined)?._zod?.def['type']
      const parts = Object.entries(def['shape'] as Record<string, unknown>)
      return [
        ...(rest === 'never' ? [] : [path]),
        ...parts.flatMap(([name, part]) => loose(part, `${path}.${name}`)),
      ]
    }
    case 'union':
      return (def['options'] as unknown[]).flatMap((one) => loose(one, path))
    case 'tuple':
      return (def['items'] as unknown[]).flatMap((one) => loose(one, `${path}[]`))
    case 'array':
      return into(['element'], '[]')
    case 'record':
      return into(['valueType'], '{}')
    case 'intersection':
      return into(['left', 'right'])
    case 'pipe':
      return into(['in', 'out'])
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'readonly':
      return into(['innerType'])
    case 'string':
    case 'number':
    case 'boolean':
    case 'enum':
    case 'literal':
    case 'transform':
    case 'null':
      return []
    default:
      return [`${path}: a schema of the type ${String(def['type'])}, which is not known here`]
  }
}

/** Bodies that leave out what they do not know, each for a reason. */
const forgiving: Record<string, string> = {
  addFeedback: 'a plain form of any visitor, whose browser may add fields of its own',
  addCardReport: 'a plain form of any visitor, as above',
  openCard: 'a plain form of any visitor, as above',
  addLead: 'a plain form of any visitor, whose browser may add fields of its own',
}

test('no body of any call takes a field that nobody named, however deep', () => {
  const found = (Object.entries(routes) as [string, Route][]).flatMap(([name, { body }]) =>
    name in forgiving ? [] : loose(body, name),
  )
  expect(found).toEqual([])
})

test('what is let through at the top is closed below it', () => {
  for (const name of Object.keys(forgiving))
    expect(loose((routes as Record<string, Route>)[name]?.body, name)).toEqual([name])
})

test('an open part is found at any depth', () => {
  const open = z.object({ a: z.string() })
  expect(loose(z.strictObject({ b: z.array(open).optional() }), 'call')).toEqual(['call.b[]'])
  expect(loose(z.union([z.string(), z.strictObject({ c: open.nullable() })]), 'call')).toEqual(['call.c'])
})
