import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type BulkJob, exportFormats } from '@parichay/contract/bulk/fields.ts'
import { bulkRoutes } from '@parichay/contract/bulk/routes.ts'
import { useState } from 'react'
import { z } from 'zod'
import { call } from '../api/client.ts'
import { failureText } from '../failure-words.ts'
import { Button } from '../ui/Button.tsx'
import { ask, dialogPriority } from '../ui/dialog-queue.ts'
import { Form, usePanelForm } from '../ui/form/Form.tsx'
import { SelectField } from '../ui/form/SelectField.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Pile, Quiet } from '../ui/shapes.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { formatNames, type ManyProps } from './words.ts'

/** Asks what kind of file the businesses are written into; gives the job, or null. */
export const askExport = (choice: ManyProps['choice']): Promise<BulkJob | null> =>
  ask<BulkJob | null>(dialogPriority.confirm, (answer) => (
    <ExportManySheet choice={choice} onAnswer={answer} />
  ))

const Choice = z.object({ format: z.enum(exportFormats) })
type Values = z.output<typeof Choice>

function ExportManySheet({ choice, onAnswer }: ManyProps) {
  const { t, i18n } = useLingui()
  const [failure, setFailure] = useState<string>()
  const { filter, expected } = choice
  const form = usePanelForm<Values, Values>(Choice, { format: 'csv' })
  const language = i18n.locale === 'hi' ? ('hi' as const) : ('en' as const)
  return (
    <Sheet
      open
      title={t`Export to a file`}
      onClose={() => onAnswer(null)}
      actions={
        <>
          <Button look="secondary" onClick={() => onAnswer(null)}>{t`Cancel`}</Button>
          <Button type="submit" form="export-many" busy={form.formState.isSubmitting}>
            {plural(expected, { one: 'Export # business', other: 'Export # businesses' })}
          </Button>
        </>
      }
    >
      <Form
        id="export-many"
        form={form}
        onFailure={(error) => setFailure(failureText(error))}
        onSubmit={async ({ format }) => {
          onAnswer(await call(bulkRoutes.exportInBulk, { body: { filter, expected, format, language } }))
          return 'saved' as const
        }}
      >
        <Pile gap={2}>
          <Quiet>{t`Names, phone numbers, subscription and card of each business. The file is made in the background and kept for 30 days among the jobs.`}</Quiet>
          <SelectField
            name="format"
            label={t`Kind of file`}
            choices={exportFormats.map((value) => ({ value, label: i18n._(formatNames[value]) }))}
          />
          {failure && <Notice>{failure}</Notice>}
        </Pile>
      </Form>
    </Sheet>
  )
}
