import { Problem } from '@parichay/contract/errors.ts'
import { z } from 'zod'
import { isDatabaseAway } from './database-away.ts'
import { contractSentence, type Spoken, unknownField } from './sentences.ts'
import { isDiskFull } from './storage.ts'

const megabyte = 1024 * 1024

/** A file of more bytes than its call takes. */
export const tooLarge = (maxBytes: number): Problem =>
  new Problem(
    'UPLOAD_TOO_LARGE',
    `The file is too large. Choose one of at most ${Math.floor(maxBytes / megabyte)} MB.`,
    { field: 'file' },
  )

/** What any error says to whoever called; one that nobody foresaw is INTERNAL. */
export function toProblem(error: unknown, language: Spoken): Problem {
  if (error instanceof Problem) return error
  if (error instanceof z.ZodError) {
    const issue = error.issues[0]
    const unknown = issue?.code === 'unrecognized_keys' ? issue.keys[0] : undefined
    const field = (unknown ?? issue?.path.join('.'))?.slice(0, 200).toWellFormed()
    const message =
      unknown === undefined
        ? contractSentence(issue?.message ?? 'Check what you typed.', issue?.path ?? [], language)
        : unknownField(unknown, language)
    return new Problem('VALIDATION', message, field ? { field } : {})
  }
  if (isDatabaseAway(error))
    return new Problem('SERVICE_BUSY', 'The service is very busy right now. Try again in a moment.', {
      retryAfterSec: 2,
      cause: error,
    })
  if (isDiskFull(error))
    return new Problem(
      'SERVICE_BUSY',
      'There is no room for files at the moment. Nothing was saved or counted. Try again later.',
      { retryAfterSec: 300, cause: error },
    )
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE')
    return new Problem(
      'UPLOAD_TOO_LARGE',
      'This is too much to be sent at once. Shorten it, or save it in parts.',
    )
  if (code === 'FST_FILES_LIMIT' || code === 'FST_PARTS_LIMIT' || code === 'FST_FIELDS_LIMIT')
    return new Problem('VALIDATION', 'Send one file at a time.', { field: 'file' })
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return new Problem('CROSS_SITE', 'Send JSON.')
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500
  if (status >= 400 && status < 500) return new Problem('VALIDATION', 'The request could not be read.')
  return new Problem('INTERNAL', 'Something went wrong on our side. Try again.', { cause: error })
}
