import { useLingui } from '@lingui/react/macro'
import { Password } from '@parichay/contract/auth/fields.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod'
import { makeOwnData } from '../api/own-data.ts'
import { userQuery } from '../api/people.ts'
import { useRemote } from '../api/remote.ts'
import { type Failed, failedNow, FailureNotice, waitEnd } from '../auth/FailureNotice.tsx'
import { accountFailure } from '../auth/words.ts'
import { Button } from '../ui/Button.tsx'
import { useSecondsUntil } from '../ui/countdown.ts'
import { Form, usePanelForm } from '../ui/form/Form.tsx'
import { PasswordField } from '../ui/form/PasswordField.tsx'

const schema = z.object({ password: Password })

/** The password, so that nobody else takes the data along; then the copy is begun. */
export function AskDataForm({ label, onAsked }: { label: string; onAsked?: () => void }) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const { data: user } = useRemote(userQuery)
  const [failed, setFailed] = useState<Failed | null>(null)
  const form = usePanelForm(schema, { password: '' })
  const wait = useSecondsUntil(waitEnd(failed))
  const submit = async ({ password }: z.output<typeof schema>) => {
    setFailed(null)
    await makeOwnData(queries, password)
    return 'saved' as const
  }
  return (
    <Form
      form={form}
      onSubmit={submit}
      words={accountFailure}
      onFailure={(error) => setFailed(failedNow(error))}
      {...(onAsked && { onSaved: onAsked })}
    >
      <input
        type="text"
        name="username"
        autoComplete="username"
        value={user?.phoneNumber ?? user?.email ?? ''}
        readOnly
        hidden
      />
      <PasswordField name="password" hint={t`The one you sign in with, so that nobody else can do this.`} />
      <FailureNotice failed={failed} words={accountFailure} />
      <Button
        type="submit"
        size="large"
        fullWidth
        busy={form.formState.isSubmitting}
        disabledReason={wait > 0 ? t`Please wait until the time is over.` : undefined}
      >
        {label}
      </Button>
    </Form>
  )
}
