import { useLingui } from '@lingui/react/macro'
import { HostName } from '@parichay/contract/agency/change.ts'
import Box from '@mui/material/Box'
import { Plus } from 'lucide-react'
import { z } from 'zod'
import { Button } from '../ui/Button.tsx'
import { Form, usePanelForm } from '../ui/form/Form.tsx'
import { TextField } from '../ui/form/TextField.tsx'
import { sayDone } from '../ui/snackbar-store.ts'

type Props = {
  /** All names of the agency, the first one first. */
  names: readonly string[]
  /** Saves them; rejects as the call does. */
  onNames: (names: string[]) => Promise<void>
}

const Typed = z.object({ host: HostName })

/** One more name that an agency answers on at once. */
export function AddHostForm({ names, onNames }: Props) {
  const { t } = useLingui()
  const form = usePanelForm(Typed, { host: '' })
  return (
    <Form
      form={form}
      fieldNames={{ 'agency.hosts': 'host' }}
      onSubmit={async ({ host }) => {
        await onNames([...names, host])
        sayDone(t`The agency answers on ${host} now`)
        return 'saved' as const
      }}
      onSaved={() => form.reset({ host: '' })}
    >
      <TextField
        name="host"
        label={t`Another host name`}
        maxLength={253}
        inputMode="url"
        placeholder="cards.example.in"
        hint={t`Point this name to our server, and the agency answers there.`}
      />
      <Box>
        <Button type="submit" look="secondary" icon={Plus} busy={form.formState.isSubmitting}>
          {t`Add host name`}
        </Button>
      </Box>
    </Form>
  )
}
