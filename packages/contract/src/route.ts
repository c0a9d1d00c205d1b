import type { z } from 'zod'
import type { ErrorCode } from './errors.ts'
import type { PermissionName } from './franchisee/fields.ts'

/**
 * Who may call a route. `public`: P anybody, pre a pre-auth session, otp a verified code.
 * `customer`: O own objects, S any signed-in. `staff`: a permission by name, or S any staff.
 * `admin`: A own agency, s admins of the super-admin agency only, S any. `superadmin`: X all agencies.
 * `key` names the object that decides own and foreign. `-` is refused with 403 (401 without a session).
 */
export type Access = {
  public: 'P' | 'pre' | 'otp' | '-'
  customer: 'P' | 'pre' | 'otp' | 'O' | 'S' | '-'
  staff: 'P' | 'pre' | 'otp' | 'S' | PermissionName | '-'
  admin: 'P' | 'pre' | 'otp' | 'A' | 'a' | 's' | 'S' | '-'
  superadmin: 'P' | 'pre' | 'otp' | 'X' | 'S' | '-'
  key: string
}

/** One call: its exact path, who may call it, what goes in, what comes out in `{data}`, and how it can fail. */
export type Route = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: `/${string}`
  summary: string
  access: Access
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  /** One file in the field `file`; the handler receives its bytes. */
  upload?: { maxBytes: number }
  /** The largest body in bytes, where it is more than 1 MiB. */
  bodyBytes?: number
  /** Sent again with the same `Idempotency-Key` it is done once: what was answered is answered again, for a day. */
  once?: true
  /** What is sent instead of `{data}`: a file of this type. The handler gives its bytes and name. */
  download?:
    | 'application/pdf'
    | 'text/csv; charset=utf-8'
    | 'image/jpeg'
    | 'image/webp'
    | 'video/mp4'
    | 'audio/mpeg'
    | 'application/zip'
  reply: z.ZodType
  errors: readonly ErrorCode[]
}

/** Keeps the literal types of a route. */
export const defineRoute = <const R extends Route>(route: R): R => route

/** The columns of the permission matrix, in its order. */
export const access = (
  publicCell: Access['public'],
  customer: Access['customer'],
  staff: Access['staff'],
  admin: Access['admin'],
  superadmin: Access['superadmin'],
  key: string,
): Access => ({ public: publicCell, customer, staff, admin, superadmin, key })

/** Anybody, in any state of the browser. */
export const forEveryone = (key: string) => access('P', 'P', 'P', 'P', 'P', key)

type In<T> = T extends z.ZodType ? z.input<T> : undefined
type Out<T> = T extends z.ZodType ? z.output<T> : undefined
type Part<R extends Route, K extends keyof Route> = R extends Record<K, infer T> ? T : undefined

/** Path parameters of a route, checked. */
export type Params<R extends Route> = Out<Part<R, 'params'>>
/** Query of a route, checked. */
export type Query<R extends Route> = Out<Part<R, 'query'>>
/** Body of a route, checked. */
export type Body<R extends Route> = Out<Part<R, 'body'>>
/** Answer of a route as a caller reads it. */
export type Reply<R extends Route> = z.output<R['reply']>
/** Answer of a route as a handler gives it. */
export type ReplyInput<R extends Route> = z.input<R['reply']>
/** Codes a caller must have words for. */
export type Failure<R extends Route> = R['errors'][number] | 'INTERNAL' | 'VALIDATION'

type Given<K extends string, T> = undefined extends T
  ? unknown
  : Record<never, never> extends T
    ? { [P in K]?: T }
    : { [P in K]: T }

/** What a caller hands to the typed client. */
export type Input<R extends Route> = Given<'params', In<Part<R, 'params'>>> &
  Given<'query', In<Part<R, 'query'>>> &
  Given<'body', In<Part<R, 'body'>>> &
  (R extends { upload: object } ? { file: Blob; fileName?: string } : unknown)
