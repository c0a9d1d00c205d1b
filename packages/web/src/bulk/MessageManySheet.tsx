import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { bulkBounds, type BulkJob } from '@parichay/contract/bulk/fields.ts'
import { bulkRoutes } from '@parichay/contract/bulk/routes.ts'
import { useState } from 'react'
import { z } from 'zod'
import { call } from '../api/client.ts'
import { failureText } from '../failure-words.ts'
import { Button } from '../ui/Button.tsx'
import { ask, dialogPriority } from '../ui/dialog-queue.ts'
import { Form, usePanelForm } from '../ui/form/Form.tsx'
import { TextField } from '../ui/form/TextField.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Pile, Quiet } from '../ui/shapes.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import type { ManyProps } from './words.ts'

/** Asks what is written to the customers of a filter; gives the list of messages, or null. */
export const askMessage = (choice: ManyProps['choice']): Promise<BulkJob | null> =>
  ask<BulkJob | null>(dialogPriority.confirm, (answer) => (
    <MessageManySheet choice={choice} onAnswer={answer} />
  ))

const Choice = z.object({ text: z.string().trim().min(1, 'This field is required.').max(bulkBounds.message) })
type Values = z.output<typeof Choice>

function MessageManySheet({ choice, onAnswer }: ManyProps) {
  const { t } = useLingui()
  const [failure, setFailure] = useState<string>()
  const { filter, expected } = choice
  const form = usePanelForm<Values, Values>(Choice, {
    text: t`Namaste ${'{name}'}! Here is your digital card: ${'{link}'}`,
  })
  return (
    <Sheet
      open
      title={t`Message on WhatsApp`}
      onClose={() => onAnswer(null)}
      actions={
        <>
          <Button look="secondary" onClick={() => onAnswer(null)}>{t`Cancel`}</Button>
          <Button type="submit" form="message-many" busy={form.formState.isSubmitting}>
            {plural(expected, { one: 'Make a list of # message', other: 'Make a list of # messages' })}
          </Button>
        </>
      }
    >
      <Form
        id="message-many"
        form={form}
        onFailure={(error) => setFailure(failureText(error))}
        onSubmit={async ({ text }) => {
          onAnswer(await call(bulkRoutes.messageInBulk, { body: { filter, expected, text } }))
          return 'saved' as const
        }}
      >
        <Pile gap={2}>
          <Quiet>{t`You get a list and send each message yourself: one press opens WhatsApp with the text. Nothing is sent by itself.`}</Quiet>
          <TextField
            name="text"
            label={t`Message`}
            required
            rows={4}
            counted
            maxLength={bulkBounds.message}
            hint={t`${'{name}'} becomes the name of the business, ${'{link}'} the address of its card.`}
          />
          {failure && <Notice>{failure}</Notice>}
        </Pile>
      </Form>
    </Sheet>
  )
}
