import type { Route } from '@parichay/contract/route.ts'
import fc from 'fast-check'
import { z } from 'zod'
import { detailsFor } from './makers.ts'

type Schema = {
  type?: string | string[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  enum?: unknown[]
  const?: unknown
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
  format?: string
  pattern?: string
  additionalProperties?: Schema | boolean
}

const nasty = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\udfff',
  '😀'.repeat(40),
  'x'.repeat(600),
  '../../etc/passwd',
  "' or 1=1 --",
  '<script>',
  '=1+1',
  '{{7*7}}',
  '%00',
  '\u202e',
  '１２３',
  'NaN',
  'null',
  '__proto__',
  'constructor',
  '-1',
  '1e309',
  '\r\nSet-Cookie: a=b',
]
const known = [
  '+919812345678',
  'asha@shop.example',
  '#2d9bea',
  '09:30',
  '24:00',
  '395003',
  'https://shop.example/a',
  '123456',
  '2026-03-10',
  'Sweets',
  'a-shop',
  '7d4f2c7e-1f43-4a4e-8f0e-0a5a4f1a2b3c',
  'Mr.',
  'shop.example',
]
const text = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...known) },
  { weight: 3, arbitrary: fc.string({ maxLength: 80, unit: 'grapheme' }) },
  { weight: 2, arbitrary: fc.constantFrom(...nasty) },
)
const wild = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom(...nasty),
  fc.constantFrom<unknown>(2 ** 31, 2 ** 53, -1, 0, 1.5, 1e308, [], {}, [[]], true),
)

/** Values that mostly fit a schema. */
function fitting(schema: Schema, depth = 0): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return fc.oneof(...choices.map((one) => fitting(one, depth + 1)))
  if (schema.allOf?.[0]) return fitting(schema.allOf[0], depth + 1)
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type
  if (type === 'object') return objects(schema, depth)
  if (type === 'array')
    return fc.array(fitting(schema.items ?? {}, depth + 1), {
      minLength: Math.min(schema.minItems ?? 0, 2),
      maxLength: 3,
    })
  if (type === 'integer' || type === 'number') {
    const min = Math.max(schema.minimum ?? -5, -(2 ** 31))
    const max = Math.min(schema.maximum ?? 2 ** 31 - 1, 2 ** 31 - 1)
    return fc.oneof(
      fc.integer({ min: 1, max: 60 }),
      type === 'integer' ? fc.integer({ min, max }) : fc.double({ min, max, noNaN: true }),
    )
  }
  if (type === 'boolean') return fc.boolean()
  if (type === 'null') return fc.constant(null)
  if (type === 'string') return text
  return fc.oneof(text, fc.integer({ min: 1, max: 60 }), fc.constant(null))
}

function objects(schema: Schema, depth: number): fc.Arbitrary<Record<string, unknown>> {
  const fields = Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([name, field]) => [
      name,
      fc.oneof({ weight: 24, arbitrary: fitting(field, depth + 1) }, { weight: 1, arbitrary: wild }),
    ]),
  )
  const whole = fc.record(fields, { requiredKeys: (schema.required ?? []) as never[] }) as fc.Arbitrary<
    Record<string, unknown>
  >
  if (typeof schema.additionalProperties === 'object')
    return fc.dictionary(text, fitting(schema.additionalProperties, depth + 1), {
      maxKeys: 3,
    }) as fc.Arbitrary<Record<string, unknown>>
  return whole
}

const schemaOf = (type: z.ZodType) => z.toJSONSchema(type, { io: 'input', unrepresentable: 'any' }) as Schema

/** A request in parts, for the client. */
export type Given = {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
  file?: Blob
}

/** Requests for a route: most are nearly right, some are anything at all. `ids` are numbers of objects that exist. */
export function requestsFor(route: Route, ids: number[]): fc.Arbitrary<Given> {
  const parts: Record<string, fc.Arbitrary<unknown>> = {}
  const near = (type: z.ZodObject) => {
    const { shape } = type
    const fixed = Object.fromEntries(
      Object.keys(shape)
        .filter((name) => name === 'basicDetails')
        .map((name) => [name, fc.constant(detailsFor('fuzz'))]),
    )
    const numbered = Object.fromEntries(
      Object.keys(shape)
        .filter((name) =>
          /^(id|cardNo|businessId|userId|hierarchy2|linkTypeId|linkCategoryId|imageCategoryId|imageSubcategoryId|imageTagId|imageId|documentId)$/.test(
            name,
          ),
        )
        .map((name) => [name, fc.constantFrom(...ids)]),
    )
    return fc
      .tuple(objects(schemaOf(type), 0), fc.record({ ...numbered, ...fixed }), fc.integer({ min: 0, max: 2 }))
      .map(([any, real, mix]) =>
        mix === 0
          ? any
          : { ...any, ...Object.fromEntries(Object.entries(real).filter(([name]) => name in any)) },
      )
  }
  // An address cannot hold half a surrogate pair: no client can send it.
  const sendable = (params: Record<string, unknown>) =>
    Object.fromEntries(
      Object.entries(params).map(([name, value]) => [
        name,
        typeof value === 'string' ? value.toWellFormed() : value,
      ]),
    )
  if (route.params)
    parts.params = fc
      .oneof(
        { weight: 4, arbitrary: near(route.params) },
        {
          weight: 1,
          arbitrary: fc.record(
            Object.fromEntries(Object.keys(route.params.shape).map((name) => [name, text])),
          ),
        },
      )
      .map(sendable)
  if (route.query) parts.query = near(route.query)
  if (route.body)
    parts.body = fc.oneof(
      {
        weight: 9,
        arbitrary: route.body instanceof z.ZodObject ? near(route.body) : fitting(schemaOf(route.body)),
      },
      { weight: 1, arbitrary: wild },
    )
  if (route.upload)
    parts.file = fc.uint8Array({ maxLength: 400 }).map((bytes) => new Blob([new Uint8Array(bytes)]))
  return fc.record(parts) as fc.Arbitrary<Given>
}
