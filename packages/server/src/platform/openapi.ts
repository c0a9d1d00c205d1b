import { errorStatus } from '@parichay/contract/errors.ts'
import type { Route } from '@parichay/contract/route.ts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'

const schemaOf = (type: z.ZodType, io: 'input' | 'output') => {
  const { $schema: _version, ...schema } = z.toJSONSchema(type, { io, unrepresentable: 'any' })
  return schema
}

const failure = {
  type: 'object',
  required: ['data'],
  properties: {
    data: {
      type: 'object',
      required: ['code', 'message', 'ref'],
      properties: {
        code: { type: 'string', enum: Object.keys(errorStatus) },
        message: { type: 'string' },
        field: { type: 'string' },
        retryAfterSec: { type: 'integer' },
        ref: { type: 'string' },
      },
    },
  },
}

const parametersOf = (type: z.ZodObject | undefined, place: 'path' | 'query') =>
  Object.entries(type?.shape ?? {}).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || !(field as z.ZodType).safeParse(undefined).success,
    schema: schemaOf(field as z.ZodType, 'input'),
  }))

/** What is done once however often it is sent. */
const onceParameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  schema: { type: 'string', pattern: '^[\\w-]{16,64}$' },
}

function operation(name: string, route: Route) {
  const body = route.upload
    ? {
        requestBody: {
          required: true,
          content: {
            'multipart/form-data': {
              schema: {
                type: 'object',
                required: ['file'],
                properties: { file: { type: 'string', format: 'binary' } },
              },
            },
          },
        },
      }
    : route.body
      ? {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: schemaOf(route.body, 'input') } },
          },
        }
      : {}
  const statuses = [
    ...new Set(['VALIDATION', ...route.errors].map((code) => errorStatus[code as keyof typeof errorStatus])),
  ].sort((a, b) => a - b)
  const reply = { type: 'object', required: ['data'], properties: { data: schemaOf(route.reply, 'output') } }
  return {
    operationId: name,
    summary: route.summary,
    'x-access': route.access,
    'x-errors': route.errors,
    parameters: [
      ...parametersOf(route.params, 'path'),
      ...parametersOf(route.query, 'query'),
      ...(route.once ? [onceParameter] : []),
    ],
    ...body,
    responses: {
      200: route.download
        ? {
            description: 'The file',
            content: { [route.download.split(';')[0]!]: { schema: { type: 'string', format: 'binary' } } },
          }
        : { description: 'Done', content: { 'application/json': { schema: reply } } },
      ...Object.fromEntries(
        statuses.map((status) => [
          status,
          {
            description: 'Refused',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
          },
        ]),
      ),
    },
  }
}

/** The contract as OpenAPI 3.1. */
export function describeApi(routes: Record<string, Route>) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const [name, route] of Object.entries(routes)) {
    const path = route.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(name, route) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'API', version: '1' },
    paths,
    components: { schemas: { Failure: failure } },
  }
}

/** Public on purpose: `/api/v1/openapi.json`. Built at first request. */
export function serveOpenApi(app: FastifyInstance, routes: Record<string, Route>): void {
  let text: string | undefined
  app.get('/api/v1/openapi.json', async (_request, reply) => {
    text ??= JSON.stringify(describeApi(routes))
    return reply
      .type('application/json; charset=utf-8')
      .header('cache-control', 'public, max-age=300')
      .send(text)
  })
}
