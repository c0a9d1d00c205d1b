import { plural, t } from '@lingui/core/macro'
import type { BulkJob } from '@parichay/contract/bulk/fields.ts'
import { bulkRoutes } from '@parichay/contract/bulk/routes.ts'
import { useState } from 'react'
import { z } from 'zod'
import { call } from '../api/client.ts'
import { failureText } from '../failure-words.ts'
import { Button } from '../ui/Button.tsx'
import { ask, dialogPriority } from '../ui/dialog-queue.ts'
import { confirm } from '../ui/dialogs.tsx'
import { Form, usePanelForm } from '../ui/form/Form.tsx'
import { TextField } from '../ui/form/TextField.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Pile, Quiet } from '../ui/shapes.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import type { ManyProps } from './words.ts'

/** Asks twice whether all businesses of a filter shall go, the second time with their number; gives the job, or null. */
export async function askDelete(choice: ManyProps['choice']): Promise<BulkJob | null> {
  const yes = await confirm({
    title: plural(choice.expected, { one: 'Delete # business?', other: 'Delete # businesses?' }),
    message: plural(choice.expected, {
      one: 'It leaves the list and its card goes offline. It can be brought back for 30 days; with paid time it stays.',
      other:
        'They leave the list and their cards go offline. They can be brought back for 30 days; those with paid time stay.',
    }),
    okLabel: t`Go on`,
    danger: true,
  })
  if (!yes) return null
  return ask<BulkJob | null>(dialogPriority.confirm, (answer) => (
    <DeleteManySheet choice={choice} onAnswer={answer} />
  ))
}

function DeleteManySheet({ choice, onAnswer }: ManyProps) {
  const [failure, setFailure] = useState<string>()
  const { filter, expected } = choice
  const rules = z.object({
    typed: z
      .string()
      .refine((text) => text.replace(/[\s,]/g, '') === String(expected), t`This is not the number.`),
  })
  const form = usePanelForm<{ typed: string }, { typed: string }>(rules, { typed: '' })
  return (
    <Sheet
      open
      role="alertdialog"
      title={t`Type the number`}
      onClose={() => onAnswer(null)}
      actions={
        <>
          <Button look="secondary" onClick={() => onAnswer(null)}>{t`Cancel`}</Button>
          <Button look="danger" type="submit" form="delete-many" busy={form.formState.isSubmitting}>
            {t`Delete`}
          </Button>
        </>
      }
    >
      <Form
        id="delete-many"
        form={form}
        onFailure={(error) => setFailure(failureText(error))}
        fieldNames={{ confirmed: 'typed' }}
        onSubmit={async () => {
          const body = { filter, expected, confirmed: expected }
          onAnswer(await call(bulkRoutes.deleteInBulk, { body }))
          return 'saved' as const
        }}
      >
        <Pile gap={2}>
          <Quiet>{t`So that it does not happen by mistake: type how many businesses shall be deleted.`}</Quiet>
          <TextField
            name="typed"
            label={t`${expected} businesses`}
            required
            inputMode="numeric"
            maxLength={7}
            autoFocus
          />
          {failure && <Notice>{failure}</Notice>}
        </Pile>
      </Form>
    </Sheet>
  )
}
