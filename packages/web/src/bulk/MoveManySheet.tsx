import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { BulkJob } from '@parichay/contract/bulk/fields.ts'
import { bulkRoutes } from '@parichay/contract/bulk/routes.ts'
import { useRemote } from '../api/remote.ts'
import { useState } from 'react'
import { z } from 'zod'
import { call } from '../api/client.ts'
import { everybodyQuery } from '../api/staff-list.ts'
import { failureText } from '../failure-words.ts'
import { roleNames } from '../shell/role-names.ts'
import { Button } from '../ui/Button.tsx'
import { ask, dialogPriority } from '../ui/dialog-queue.ts'
import { CheckField } from '../ui/form/CheckField.tsx'
import { Form, usePanelForm } from '../ui/form/Form.tsx'
import { SelectField } from '../ui/form/SelectField.tsx'
import { InlineError } from '../ui/list/InlineError.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Pile, Quiet } from '../ui/shapes.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { FormSkeleton } from '../ui/Skeletons.tsx'
import type { ManyProps } from './words.ts'

/** Asks who shall look after all businesses of a filter; gives the job, or null. */
export const askMove = (choice: ManyProps['choice']): Promise<BulkJob | null> =>
  ask<BulkJob | null>(dialogPriority.confirm, (answer) => <MoveManySheet choice={choice} onAnswer={answer} />)

const Choice = z.object({ to: z.number('This field is required.'), outsideToo: z.boolean() })

function MoveManySheet({ choice, onAnswer }: ManyProps) {
  const { t, i18n } = useLingui()
  const [failure, setFailure] = useState<string>()
  const { filter, expected, agencyId } = choice
  const everybody = useRemote(everybodyQuery(agencyId))
  const form = usePanelForm<{ to: number | null; outsideToo: boolean }, z.output<typeof Choice>>(
    Choice as never,
    { to: null, outsideToo: false },
  )
  const people = everybody.data?.list.filter((one) => one.isActive && one.agencyId === agencyId)
  return (
    <Sheet
      open
      title={t`Move to a franchisee`}
      onClose={() => onAnswer(null)}
      actions={
        <>
          <Button look="secondary" onClick={() => onAnswer(null)}>{t`Cancel`}</Button>
          {people && (
            <Button type="submit" form="move-many" busy={form.formState.isSubmitting}>
              {plural(expected, { one: 'Move # business', other: 'Move # businesses' })}
            </Button>
          )}
        </>
      }
    >
      {everybody.error ? (
        <InlineError message={failureText(everybody.error)} onRetry={everybody.reload} />
      ) : !people ? (
        <FormSkeleton fields={2} />
      ) : (
        <Form
          id="move-many"
          form={form}
          onFailure={(error) => setFailure(failureText(error))}
          fieldNames={{ toFranchiseeId: 'to' }}
          onSubmit={async ({ to, outsideToo }) => {
            const body = { filter, expected, toFranchiseeId: to, outsideToo }
            onAnswer(await call(bulkRoutes.moveInBulk, { body }))
            return 'saved' as const
          }}
        >
          <Pile gap={2}>
            <Quiet>
              {plural(expected, {
                one: 'The business with its card, payments and feedback. The customer notices nothing, and it can be taken back for 30 days.',
                other:
                  'All businesses that the filters find, with their cards, payments and feedback. The customers notice nothing, and it can be taken back for 30 days.',
              })}
            </Quiet>
            <SelectField
              name="to"
              label={t`Who looks after them from now on`}
              required
              placeholder={t`Choose`}
              choices={people.map((one) => ({
                value: one.franchiseeId,
                label: `${one.name} · ${i18n._(roleNames[one.roles[0]!])}`,
              }))}
            />
            <CheckField
              name="outsideToo"
              required={false}
              label={t`Those outside their territory too. Otherwise these are left out.`}
            />
            {failure && <Notice>{failure}</Notice>}
          </Pile>
        </Form>
      )}
    </Sheet>
  )
}
