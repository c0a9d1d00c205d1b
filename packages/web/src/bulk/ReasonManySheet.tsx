import { useLingui } from '@lingui/react/macro'
import type { BulkJob } from '@parichay/contract/bulk/fields.ts'
import { z } from 'zod'
import { TextField } from '../ui/form/TextField.tsx'
import { Quiet } from '../ui/shapes.tsx'
import { JobSheet } from './JobSheet.tsx'

type Props = {
  title: string
  /** What becomes of them. */
  message: string
  button: string
  /** Without a reason it is not done. */
  isRequired?: boolean
  danger?: boolean
  send: (said: { reason?: string }) => Promise<BulkJob>
  onAnswer: (job: BulkJob | null) => void
}

/** Asks for a deed on many rows with its reason, which stands in the history of each. */
export function ReasonManySheet(props: Props) {
  const { title, message, button, isRequired = false, danger = false, send, onAnswer } = props
  const { t } = useLingui()
  const text = z.string().trim()
  const rules = z.object({ reason: isRequired ? text.min(1, 'This field is required.') : text })
  return (
    <JobSheet
      title={title}
      button={button}
      danger={danger}
      schema={rules}
      values={{ reason: '' }}
      send={({ reason }) => send(reason ? { reason } : {})}
      onAnswer={onAnswer}
    >
      <Quiet>{message}</Quiet>
      <TextField name="reason" label={t`Reason`} required={isRequired} rows={2} maxLength={200} autoFocus />
    </JobSheet>
  )
}
