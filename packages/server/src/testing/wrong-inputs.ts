import { z } from 'zod'

type Schema = {
  type?: string | string[]
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  enum?: unknown[]
  const?: unknown
  minimum?: number
  additionalProperties?: Schema | boolean
  propertyNames?: Schema
}

/** Stands for a field that is not there. */
const absent = Symbol('absent')
const long = 'x'.repeat(20_001)
const wrong: unknown[] = [absent, null, 5, 1.5, -1, 1e15, true, '', ' ', 'x', long, [], {}, ['x'], [{}]]

/** Something that may fit; what is wrong with it is only told too. */
function sample(schema: Schema): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  const choice = (schema.anyOf ?? schema.oneOf ?? schema.allOf)?.[0]
  if (choice) return sample(choice)
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type
  if (type === 'object')
    return Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([name, field]) => [name, sample(field)]),
    )
  if (type === 'array') return [sample(schema.items ?? {})]
  if (type === 'number' || type === 'integer') return Math.max(1, schema.minimum ?? 1)
  if (type === 'boolean') return true
  return type === 'null' ? null : 'x'
}

/** The same input with one place of it wrong, for every place and every way of being wrong. */
function* mutants(schema: Schema, around: (value: unknown) => unknown, depth: number): Generator<unknown> {
  for (const value of wrong) yield around(value)
  if (depth > 4) return
  for (const choice of [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])])
    yield* mutants(choice, around, depth + 1)
  const whole = sample(schema)
  if (schema.properties)
    for (const [name, field] of Object.entries(schema.properties))
      yield* mutants(
        field,
        (value) => {
          const { [name]: _old, ...rest } = whole as Record<string, unknown>
          return around(value === absent ? rest : { ...rest, [name]: value })
        },
        depth + 1,
      )
  if (schema.items) {
    yield around(Array.from({ length: 3000 }, () => sample(schema.items ?? {})))
    yield* mutants(schema.items, (value) => around(value === absent ? [] : [value]), depth + 1)
  }
  if (typeof schema.additionalProperties === 'object')
    yield* mutants(
      schema.additionalProperties,
      (value) => around(value === absent ? {} : { key: value }),
      depth + 1,
    )
}

/** Inputs with a field missing, of a wrong kind, too long, too many or unknown: one place at a time. */
export function* wrongInputs(schema: z.ZodType): Generator<unknown> {
  const shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema
  for (const input of mutants(shape, (value) => value, 0)) yield input === absent ? undefined : input
  const whole = sample(shape)
  if (typeof whole === 'object' && whole !== null) yield { ...whole, notAField: 1 }
}
