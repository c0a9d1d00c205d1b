import { Trans, useLingui } from '@lingui/react/macro'
import { staffRoles } from '@parichay/contract/franchisee/fields.ts'
import { Card } from '../ui/Card.tsx'
import { SwitchField } from '../ui/form/SwitchField.tsx'
import { Heading, Pile, Quiet } from '../ui/shapes.tsx'
import { roleNames } from '../shell/role-names.ts'

/** Who of an agency's staff must sign in with a second step. */
export function SecurityFields() {
  const { t, i18n } = useLingui()
  return (
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
  )
}
