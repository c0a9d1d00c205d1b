import { useLingui } from '@lingui/react/macro'
import type { BulkJob } from '@parichay/contract/bulk/fields.ts'
import type { z } from 'zod'
import { ChipsField, type ChipsFieldProps } from '../ui/form/ChipsField.tsx'
import { JobSheet } from './JobSheet.tsx'

type Tags<Tag> = { add: Tag[]; takeOff: Tag[] }
type Props<Tag extends string | number> = {
  schema: z.ZodType<Tags<Tag>, { add?: Tag[] | undefined; takeOff?: Tag[] | undefined }>
  choices: ChipsFieldProps['choices']
  /** What the button says. */
  button: string
  send: (tags: Tags<Tag>) => Promise<BulkJob>
  onAnswer: (job: BulkJob | null) => void
}

/** Which tags many rows get, and which they lose; whatever else they bear stays. */
export function TagsManySheet<Tag extends string | number>({ schema, choices, ...sheet }: Props<Tag>) {
  const { t } = useLingui()
  return (
    <JobSheet title={t`Tags`} schema={schema} values={{ add: [], takeOff: [] } as never} {...sheet}>
      <ChipsField name="add" label={t`Put on`} placeholder={t`Type a word`} choices={choices} />
      <ChipsField name="takeOff" label={t`Take off`} placeholder={t`Type a word`} choices={choices} />
    </JobSheet>
  )
}
