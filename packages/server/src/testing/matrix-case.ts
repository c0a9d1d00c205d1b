import type { Objects } from './actors.ts'

type Loose = {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: Record<string, unknown>
  file?: Blob
}

/** One call of the matrix: how it names its object, and what it answers when it is allowed. */
export type MatrixCase = {
  /** Which object decides own and foreign; none for calls about oneself or about nothing. */
  object: keyof Objects | null
  input(target: Objects): Loose
  allowed?: number
  /** The call uses its object up. */
  consumes?: true
  /** Where the call writes: each of its columns is tried as a field too many. */
  table?: string
}
