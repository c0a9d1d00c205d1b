import { useLingui } from '@lingui/react/macro'
import type { BulkJob } from '@parichay/contract/bulk/fields.ts'
import { type ReactNode, useId, useState } from 'react'
import type { DefaultValues, FieldValues, Path } from 'react-hook-form'
import type { z } from 'zod'
import { failureText, type FailureWords } from '../failure-words.ts'
import { Button } from '../ui/Button.tsx'
import { Form, usePanelForm } from '../ui/form/Form.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Pile } from '../ui/shapes.tsx'
import { Sheet } from '../ui/Sheet.tsx'

type Props<In extends FieldValues, Out, Answer> = {
  title: string
  /** What the button says that begins the job. */
  button: string
  danger?: boolean
  schema: z.ZodType<Out, In>
  values: DefaultValues<In>
  /** Names of the server's fields that are called otherwise here. */
  fieldNames?: Record<string, Path<In>>
  send: (values: Out) => Promise<Answer>
  onAnswer: (answer: Answer | null) => void
  /** The screen's own words for failures. */
  words?: FailureWords
  children: ReactNode
}

/** What a job over many rows, or another deed, is asked for; what was typed stays when it could not begin, with the reason below. */
export function JobSheet<In extends FieldValues, Out, Answer = BulkJob>(props: Props<In, Out, Answer>) {
  const { title, button, danger = false, schema, values, fieldNames, send, onAnswer, words, children } = props
  const { t } = useLingui()
  const id = useId()
  const [failure, setFailure] = useState<string>()
  const form = usePanelForm<In, Out>(schema, values)
  return (
    <Sheet
      open
      role={danger ? 'alertdialog' : 'dialog'}
      title={title}
      onClose={() => onAnswer(null)}
      actions={
        <>
          <Button look="secondary" onClick={() => onAnswer(null)}>{t`Cancel`}</Button>
          <Button
            look={danger ? 'danger' : 'primary'}
            type="submit"
            form={id}
            busy={form.formState.isSubmitting}
          >
            {button}
          </Button>
        </>
      }
    >
      <Form
        id={id}
        form={form}
        onFailure={(error) => setFailure(failureText(error, words))}
        {...(words ? { words } : {})}
        {...(fieldNames ? { fieldNames } : {})}
        onSubmit={async (given) => {
          setFailure(undefined)
          onAnswer(await send(given))
          return 'saved' as const
        }}
      >
        <Pile gap={2}>
          {children}
          {failure && <Notice>{failure}</Notice>}
        </Pile>
      </Form>
    </Sheet>
  )
}
