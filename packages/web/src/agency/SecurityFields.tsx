import { Trans, useLingui } from '@lingui/react/macro'
import { staffRoles } from '@parichay/contract/franchisee/fields.ts'
import { Card } from '../ui/Card.tsx'
import { SwitchField } from '../ui/form/SwitchField.tsx'
import { Heading, Pile, Quiet } from '../ui/shapes.tsx'
import { roleNames } from '../shell/role-names.ts'

/** How customers of an agency sign in, and who of its staff must have a second step. */
export function SecurityFields() {
  const { t, i18n } = useLingui()
  return (
    <Pile gap={2.5} oneColumn>
      <Card component="section" aria-label={t`Sign-in of customers`} sx={{ p: { xs: 2, md: 2.5 } }}>
        <Pile gap={2.25}>
          <Heading>{t`Sign-in of customers`}</Heading>
          <SwitchField
            name="codeOnNewDevice"
            label={t`A code on a new device`}
            hint={t`Where a customer signs in for the first time on a phone or computer, a code by SMS or e-mail follows the password. Each message may cost you.`}
          />
          <SwitchField
            name="otpInsteadOfPassword"
            label={t`A code instead of the password`}
            hint={t`The sign-in page offers a code beside the password; a new password is chosen with it.`}
          />
          <SwitchField
            name="foreignUsers"
            label={t`E-mail for customers abroad`}
            hint={t`Who has no Indian mobile number signs up by e-mail. Off: nobody new does, and who did before still signs in where the browser knows them.`}
          />
        </Pile>
      </Card>
      <Card component="section" aria-label={t`Second step`} sx={{ p: { xs: 2, md: 2.5 } }}>
        <Pile gap={2.25}>
          <Pile gap={0.5}>
            <Heading>{t`Second step at sign-in`}</Heading>
            <Quiet>
              <Trans>
                Besides the password, a code of an authenticator app. Whoever has a role that is switched on
                here sets it up at their next sign-in, before anything else.
              </Trans>
            </Quiet>
          </Pile>
          {staffRoles.map((role) => (
            <SwitchField key={role} name={role} label={i18n._(roleNames[role])} />
          ))}
        </Pile>
      </Card>
    </Pile>
  )
}
