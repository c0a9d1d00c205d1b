import { failureText } from '../failure-words.ts'
import { isCallFailed } from '../failures.ts'
import { InlineError } from '../ui/list/InlineError.tsx'

/** In the place of a tile that could not be read: why, and the way to try again. Nothing where there is nothing of its kind. */
export function TileFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (isCallFailed(error) && error.code === 'NOT_FOUND') return null
  return <InlineError message={failureText(error)} onRetry={onRetry} />
}
