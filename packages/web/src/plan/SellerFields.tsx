import { Trans, useLingui } from '@lingui/react/macro'
import type { PlanForm } from '@parichay/contract/plan/plan-form.ts'
import Box from '@mui/material/Box'
import { useEffect } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { Card } from '../ui/Card.tsx'
import { CheckField } from '../ui/form/CheckField.tsx'
import { Quiet, Text } from '../ui/shapes.tsx'

/** Who may sell a plan. Admins may give any plan to anybody. */
export function SellerFields() {
  const { t } = useLingui()
  const { trigger, getFieldState, control } = useFormContext<PlanForm>()
  const { soldOnline, soldByStaff, soldByFranchisees } = useWatch({ control })
  // One of them is enough, so the complaint at the first goes away with any.
  useEffect(() => {
    if (getFieldState('soldOnline').error) void trigger('soldOnline')
  }, [trigger, getFieldState, soldOnline, soldByStaff, soldByFranchisees])
  return (
    <Card component="fieldset" sx={{ m: 0, minWidth: 0, p: { xs: 2, md: 2.5 }, display: 'grid', gap: 1.75 }}>
      <Box
        component="legend"
        sx={{ position: 'absolute', clipPath: 'inset(50%)', width: '1px', height: '1px', p: 0 }}
      >
        <Trans>Who may sell it</Trans>
      </Box>
      <Text aria-hidden as="h3">
        <Trans>Who may sell it</Trans>
      </Text>
      <CheckField name="soldOnline" label={t`Customers buy it online`} required={false} />
      <CheckField name="soldByStaff" label={t`Your creators sell it`} required={false} />
      <CheckField name="soldByFranchisees" label={t`Your franchisees sell it`} required={false} />
      <Quiet>
        <Trans>Admins can give every plan.</Trans>
      </Quiet>
    </Card>
  )
}
