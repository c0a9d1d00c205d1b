import { useLingui } from '@lingui/react/macro'
import { NewImageRequest, postLanguages } from '@parichay/contract/greeting/fields.ts'
import { imagePostRoutes } from '@parichay/contract/greeting/routes.posts.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useId } from 'react'
import { call } from '../api/client.ts'
import { keys } from '../api/keys.ts'
import { Button } from '../ui/Button.tsx'
import { dropDraft, readDraft, writeDraft } from '../ui/form/drafts.ts'
import { Form, usePanelForm } from '../ui/form/Form.tsx'
import { DateField } from '../ui/form/DateField.tsx'
import { SelectField } from '../ui/form/SelectField.tsx'
import { TextField } from '../ui/form/TextField.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { sayDone } from '../ui/snackbar-store.ts'
import { languageNames } from './words.ts'

type Props = {
  businessId: number
  open: boolean
  onClose: () => void
  /** What was looked for in vain. */
  looked?: { occasion?: string | undefined; day?: string | undefined; language?: string | undefined }
}

const Asked = NewImageRequest.omit({ businessId: true })

/** Asks for pictures of an occasion. What was typed stays until it was sent. */
export function RequestForm({ businessId, open, onClose, looked = {} }: Props) {
  const { t, i18n } = useLingui()
  const queries = useQueryClient()
  const id = useId()
  const name = `image-request.${businessId}`
  const language = postLanguages.find((one) => one === (looked.language ?? i18n.locale)) ?? 'en'
  const fresh = { occasion: looked.occasion ?? '', day: looked.day ?? null, language, note: '' }
  const form = usePanelForm(Asked, { ...fresh, ...readDraft<typeof fresh>(name)?.values })
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => writeDraft<unknown>(name, { values, base: {}, version: 0 }),
      }),
    [form, name],
  )
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t`Request an image`}
      actions={
        <Button type="submit" form={id} size="large" fullWidth busy={form.formState.isSubmitting}>
          {t`Send request`}
        </Button>
      }
    >
      <Form
        id={id}
        form={form}
        onSubmit={async (values) => {
          await call(imagePostRoutes.requestImages, { body: { businessId, ...values } })
          await queries.invalidateQueries({ queryKey: keys.imageRequests(businessId) })
          sayDone(t`Thank you. We tell you here as soon as it is ready.`)
          return 'saved' as const
        }}
        onSaved={() => {
          // The next wish is another one; what the form says while it begins anew is no draft either.
          form.reset(fresh)
          dropDraft(name)
          onClose()
        }}
      >
        <TextField
          name="occasion"
          label={t`Occasion`}
          required
          maxLength={80}
          placeholder={t`Such as Bonalu`}
        />
        <DateField name="day" label={t`Date`} />
        <SelectField
          name="language"
          label={t`Language`}
          choices={postLanguages.map((value) => ({ value, label: languageNames[value] }))}
        />
        <TextField
          name="note"
          label={t`Note`}
          rows={3}
          maxLength={500}
          counted
          hint={t`What should be in the picture?`}
        />
      </Form>
    </Sheet>
  )
}
