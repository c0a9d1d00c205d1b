import { plural, t } from '@lingui/core/macro'
import type { BulkJob } from '@parichay/contract/bulk/fields.ts'
import { bulkRoutes } from '@parichay/contract/bulk/routes.ts'
import { z } from 'zod'
import { call } from '../api/client.ts'
import { ask, dialogPriority } from '../ui/dialog-queue.ts'
import { confirm } from '../ui/dialogs.tsx'
import { plainDigits } from '../ui/form/digits.ts'
import { TextField } from '../ui/form/TextField.tsx'
import { Quiet } from '../ui/shapes.tsx'
import { JobSheet } from './JobSheet.tsx'
import type { ManyProps } from './words.ts'

type Deleting = {
  expected: number
  title: string
  message: string
  /** What is typed, as so many of them. */
  label: string
  send: (confirmed: number) => Promise<BulkJob>
}

/** Asks twice whether many rows shall go, the second time with their number; gives the job, or null. */
export async function askDeletion({ title, message, ...deleting }: Deleting): Promise<BulkJob | null> {
  if (!(await confirm({ title, message, okLabel: t`Go on`, danger: true }))) return null
  return ask<BulkJob | null>(dialogPriority.confirm, (answer) => (
    <DeleteManySheet {...deleting} onAnswer={answer} />
  ))
}

/** Asks twice whether all businesses of a filter shall go; gives the job, or null. */
export const askDelete = ({ filter, expected }: ManyProps['choice']): Promise<BulkJob | null> =>
  askDeletion({
    expected,
    title: plural(expected, { one: 'Delete # business?', other: 'Delete # businesses?' }),
    message: plural(expected, {
      one: 'It leaves the list and its card goes offline. It can be brought back for 30 days; with paid time it stays.',
      other:
        'They leave the list and their cards go offline. They can be brought back for 30 days; those with paid time stay.',
    }),
    label: plural(expected, { one: '# business', other: '# businesses' }),
    send: (confirmed) => call(bulkRoutes.deleteInBulk, { body: { filter, expected, confirmed } }),
  })

function DeleteManySheet({
  expected,
  label,
  send,
  onAnswer,
}: Omit<Deleting, 'title' | 'message'> & { onAnswer: (job: BulkJob | null) => void }) {
  const rules = z.object({
    typed: z
      .string()
      .refine(
        (text) => plainDigits(text).replace(/[\s,]/g, '') === String(expected),
        t`This is not the number.`,
      ),
  })
  return (
    <JobSheet
      title={t`Type the number`}
      button={t`Delete`}
      danger
      schema={rules}
      values={{ typed: '' }}
      fieldNames={{ confirmed: 'typed' }}
      send={() => send(expected)}
      onAnswer={onAnswer}
    >
      <Quiet>{t`So that it does not happen by mistake: type how many shall be deleted.`}</Quiet>
      <TextField name="typed" label={label} required inputMode="numeric" maxLength={7} autoFocus />
    </JobSheet>
  )
}
