import { useLingui } from '@lingui/react/macro'
import type { Person } from '@parichay/contract/franchisee/fields.people.ts'
import { type PermissionName, type StaffRole, staffRoles } from '@parichay/contract/franchisee/fields.ts'
import type { PersonForm } from '@parichay/contract/franchisee/person-form.ts'
import Box from '@mui/material/Box'
import { useWatch } from 'react-hook-form'
import { reasonText } from '../failure-words.ts'
import { roleNames } from '../shell/role-names.ts'
import { Card } from '../ui/Card.tsx'
import { SelectField } from '../ui/form/SelectField.tsx'
import { SwitchField } from '../ui/form/SwitchField.tsx'
import { Notice } from '../ui/Notice.tsx'
import { PermissionFields, useUsual } from './PermissionFields.tsx'
import { roleSays } from './words.ts'

type Props = { person: Person | null; permissions: readonly PermissionName[] }

/** Role, permissions, and whether somebody sees billing; the own ones are read only. */
export function RightsFields({ person, permissions }: Props) {
  const { t, i18n } = useLingui()
  const role = useWatch<PersonForm, 'role'>({ name: 'role' })
  const { isUsual, take } = useUsual(permissions)
  const verdict = person?.can.rights ?? true
  if (verdict !== true) {
    return (
      <Card sx={{ display: 'grid', gap: 1.5, p: { xs: 2, md: 2.5 } }}>
        <Box component="h2" sx={{ typography: 'h3' }}>
          {i18n._(roleNames[role])}
        </Box>
        <Box>{i18n._(roleSays[role])}</Box>
        <Notice tone="info">
          {reasonText(verdict, {})} {t`Name, e-mail, places and notes you may change here.`}
        </Notice>
      </Card>
    )
  }
  return (
    <>
      <Card sx={{ display: 'grid', gap: 2, p: { xs: 2, md: 2.5 } }}>
        <SelectField
          name="role"
          label={t`Role`}
          required
          // Who chose permissions one by one keeps them; who has a role's usual list gets that of the new role.
          onChoose={(next) => (isUsual(role) || role === 'admin') && take(next as StaffRole)}
          choices={staffRoles.map((value) => ({ value, label: i18n._(roleNames[value]) }))}
          hint={i18n._(roleSays[role] ?? roleSays.creator)}
        />
        <SwitchField
          name="hideBilling"
          label={t`Hide billing`}
          hint={t`No bills, and no payments or invoices of customers or reports of them. They can still give plans if they may.`}
        />
      </Card>
      {role === 'admin' ? (
        <Notice tone="info">{t`An admin holds every permission. There is nothing to choose.`}</Notice>
      ) : (
        <PermissionFields permissions={permissions} role={role} />
      )}
    </>
  )
}
