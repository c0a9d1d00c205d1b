import { useLingui } from '@lingui/react/macro'
import { Title, titles, type User } from '@parichay/contract/auth/fields.ts'
import { authRoutes } from '@parichay/contract/auth/routes.ts'
import { line } from '@parichay/contract/ids.ts'
import { useQueryClient } from '@tanstack/react-query'
import Box from '@mui/material/Box'
import { z } from 'zod'
import { call } from '../api/client.ts'
import { keys } from '../api/keys.ts'
import { Form, usePanelForm } from '../ui/form/Form.tsx'
import { SaveBar } from '../ui/form/SaveBar.tsx'
import { SelectField } from '../ui/form/SelectField.tsx'
import { TextField } from '../ui/form/TextField.tsx'
import { sayDone } from '../ui/snackbar-store.ts'
import { titleNames } from './words.ts'

const schema = z.object({ title: Title.nullable(), name: line(80) })

/** Title and name, as letters and cards begin with them. */
export function ProfileForm({ user }: { user: User }) {
  const { t, i18n } = useLingui()
  const queries = useQueryClient()
  const form = usePanelForm(schema, { title: user.title, name: user.name })
  const save = async (change: z.output<typeof schema>) => {
    const { updatedUser } = await call(authRoutes.updatePreference, { body: change })
    queries.setQueryData(keys.user, updatedUser)
    sayDone(t`Your profile is saved.`)
    return 'saved' as const
  }
  return (
    <Form form={form} onSubmit={save}>
      <Box sx={{ display: 'grid', gridTemplateColumns: '108px minmax(0, 1fr)', gap: 1.5 }}>
        <SelectField
          name="title"
          label={t`Title`}
          placeholder="–"
          choices={titles.map((title) => ({ value: title, label: i18n._(titleNames[title]) }))}
        />
        <TextField name="name" label={t`Your name`} autoComplete="name" maxLength={80} />
      </Box>
      <SaveBar />
    </Form>
  )
}
