import { useLingui } from '@lingui/react/macro'
import { spokenNumber } from '@parichay/card-page/phone.ts'
import type { Business } from '@parichay/contract/business/fields.ts'
import { viewMinutes } from '@parichay/contract/view/rules.ts'
import { ViewReason } from '@parichay/contract/view/fields.ts'
import { viewRoutes } from '@parichay/contract/view/routes.ts'
import Box from '@mui/material/Box'
import { Eye } from 'lucide-react'
import { call } from '../api/client.ts'
import { paths } from '../paths.ts'
import { Button } from '../ui/Button.tsx'
import { ask, dialogPriority } from '../ui/dialog-queue.ts'
import { Form, usePanelForm } from '../ui/form/Form.tsx'
import { TextField } from '../ui/form/TextField.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { page } from '../load-anew.ts'
import { setViewing } from '../viewing.ts'

/** Asks for the reason and shows the customer's panel in this tab. */
export const viewAs = (business: Business): Promise<void> =>
  ask<void>(dialogPriority.confirm, (close) => <ViewForm business={business} onClose={() => close()} />)

function ViewForm({ business, onClose }: { business: Business; onClose: () => void }) {
  const { t } = useLingui()
  const { user, businessId } = business
  const who = user.name || (user.phoneNumber ? spokenNumber(user.phoneNumber) : (user.email ?? ''))
  const form = usePanelForm(ViewReason, { reason: '' })
  const begin = async ({ reason }: { reason: string }) => {
    const { viewId, endsAt } = await call(viewRoutes.viewAsCustomer, {
      body: { userId: user.userId, businessId, reason },
    })
    setViewing({ viewId, endsAt, who, backTo: paths.adminBusiness(businessId) })
    page.loadAnew(paths.customer())
    return 'saved' as const
  }
  return (
    <Sheet open width="sm" onClose={onClose} title={t`View as ${who}`}>
      <Form form={form} onSubmit={begin}>
        <Box sx={{ color: 'text.secondary' }}>
          {t`You see the panel as the customer sees it, for ${viewMinutes} minutes and without changing anything. It is written in the activity log with your reason.`}
        </Box>
        <TextField
          name="reason"
          label={t`Reason`}
          required
          maxLength={200}
          autoFocus
          hint={t`Such as: cannot find the card link`}
        />
        <Button type="submit" icon={Eye} busy={form.formState.isSubmitting} fullWidth>
          {t`View as customer`}
        </Button>
      </Form>
    </Sheet>
  )
}
