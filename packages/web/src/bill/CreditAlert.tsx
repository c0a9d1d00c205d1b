import { useLingui } from '@lingui/react/macro'
import { billRoutes } from '@parichay/contract/bill/routes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { call } from '../api/client.ts'
import { keys } from '../api/keys.ts'
import { Card } from '../ui/Card.tsx'
import { Form, usePanelForm } from '../ui/form/Form.tsx'
import { SaveBar } from '../ui/form/SaveBar.tsx'
import { TextField } from '../ui/form/TextField.tsx'
import { sayDone } from '../ui/snackbar-store.ts'

const range = 'Type a number from 0 to 1,00,000.'
const rules = z.object({ below: z.number(range).int(range).min(0, range).max(100_000, range) })
type Values = z.infer<typeof rules>

/** From how few credits on the agency is told. */
export function CreditAlert({ below }: { below: number }) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const form = usePanelForm<Values, Values>(rules, { below })
  const save = async (body: Values) => {
    const saved = await call(billRoutes.setPdfCreditAlert, { body })
    queries.setQueryData(keys.bills('pdf', undefined), saved)
    sayDone(t`Saved`)
    return 'saved' as const
  }
  return (
    <Card>
      <Form form={form} onSubmit={save}>
        <TextField
          name="below"
          type="number"
          label={t`Warn when fewer credits are left than`}
          hint={t`0 for no warning.`}
          maxLength={6}
        />
        <SaveBar />
      </Form>
    </Card>
  )
}
