import { useLingui } from '@lingui/react/macro'
import { line } from '@parichay/contract/ids.ts'
import { greetingRoutes } from '@parichay/contract/greeting/routes.ts'
import { useQueryClient } from '@tanstack/react-query'
import Box from '@mui/material/Box'
import { Plus } from 'lucide-react'
import { z } from 'zod'
import { call } from '../../api/client.ts'
import { keys } from '../../api/keys.ts'
import { Button } from '../../ui/Button.tsx'
import { Form, usePanelForm } from '../../ui/form/Form.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { sayDone } from '../../ui/snackbar-store.ts'
import { saveFailure } from './words.ts'

/** An empty field is no fault: a message on leaving it would push the tags from under the finger. */
const NewTag = z.strictObject({ name: line(40) })

/** One word and a button; the field is ready for the next. */
export function AddTagForm() {
  const { t } = useLingui()
  const queries = useQueryClient()
  const form = usePanelForm(NewTag, { name: '' })
  const add = async ({ name }: { name: string }) => {
    if (name === '') {
      form.setFocus('name')
      return 'declined' as const
    }
    await call(greetingRoutes.saveImageTag, { body: { name } })
    await queries.invalidateQueries({ queryKey: keys.library('tags') })
    sayDone(t`${name} is among the tags`)
    return 'saved' as const
  }
  const next = () => {
    form.reset({ name: '' })
    form.setFocus('name')
  }
  return (
    <Box sx={{ maxWidth: 520, mb: 2.5 }}>
      <Form form={form} onSubmit={add} onSaved={next} words={saveFailure}>
        <Box
          sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: 1, alignItems: 'start' }}
        >
          <TextField name="name" label={t`New tag`} maxLength={40} counted />
          <Button
            type="submit"
            icon={Plus}
            busy={form.formState.isSubmitting}
            sx={{ mt: '26px', minHeight: 48 }}
          >
            {t`Add`}
          </Button>
        </Box>
      </Form>
    </Box>
  )
}
