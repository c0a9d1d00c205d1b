import { Trans, useLingui } from '@lingui/react/macro'
import { expiringSoonRange } from '@parichay/contract/business/rules.ts'
import { Card } from '../ui/Card.tsx'
import { TextField } from '../ui/form/TextField.tsx'
import { Heading, Pile, Quiet } from '../ui/shapes.tsx'

/** How early an agency begins to look after a plan that ends. */
export function RenewalsFields() {
  const { t } = useLingui()
  const { least, most } = expiringSoonRange
  return (
    <Card component="section" aria-label={t`Renewals`} sx={{ p: { xs: 2, md: 2.5 } }}>
      <Pile gap={2.25}>
        <Pile gap={0.5}>
          <Heading>{t`Renewals`}</Heading>
          <Quiet>
            <Trans>
              From this many days before its last one, a paid plan counts as expiring: in lists and reports,
              on the home with whom to call, in the morning letter, and for its owner, who is offered to
              renew.
            </Trans>
          </Quiet>
        </Pile>
        <TextField
          name="expiringSoonDays"
          label={t`Expiring soon, in days`}
          type="number"
          required
          maxLength={2}
          hint={t`From ${least} to ${most}. Reminders to owners keep their days: 30, 15, 7, 1 and 0 before the end, 3 and 7 after it.`}
        />
      </Pile>
    </Card>
  )
}
