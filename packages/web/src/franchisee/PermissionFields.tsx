import { useLingui } from '@lingui/react/macro'
import type { PermissionName, StaffRole } from '@parichay/contract/franchisee/fields.ts'
import { fieldOfPermission, type PersonForm, ticksOf } from '@parichay/contract/franchisee/person-form.ts'
import { defaultPermissions } from '@parichay/contract/franchisee/rules.ts'
import Box from '@mui/material/Box'
import { useFormContext, useWatch } from 'react-hook-form'
import { useStaff } from '../api/staff.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { CheckField } from '../ui/form/CheckField.tsx'
import { permissionGroups, permissionWords } from './words.ts'

type Props = { permissions: readonly PermissionName[]; role: StaffRole }

/** Usual lists of the roles, and whether the form holds one of them. */
export function useUsual(permissions: readonly PermissionName[]) {
  const { ofSuperAdminAgency } = useStaff()
  const { setValue } = useFormContext<PersonForm>()
  const ticks = useWatch<PersonForm>({ name: permissions.map(fieldOfPermission) }) as unknown[]
  const held = permissions.filter((_name, at) => ticks[at] === true)
  const usual = (role: StaffRole) => defaultPermissions(role, ofSuperAdminAgency)
  return {
    isUsual: (role: StaffRole) =>
      permissions.every((name) => held.includes(name) === usual(role).includes(name)),
    take: (role: StaffRole) => {
      for (const [field, on] of Object.entries(ticksOf(usual(role))))
        setValue(field as keyof PersonForm, on as never, { shouldDirty: true })
    },
  }
}

/** Every permission that does something, by what it is about. */
export function PermissionFields({ permissions, role }: Props) {
  const { t, i18n } = useLingui()
  const { isUsual, take } = useUsual(permissions)
  const groups = permissionGroups.flatMap((group) => {
    const names = permissions.filter((name) => group.begins.some((begin) => name.startsWith(begin)))
    return names.length > 0 ? [{ ...group, names }] : []
  })
  return (
    <Card flush>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 1,
          minHeight: 64,
          px: { xs: 2, md: 2.5 },
          py: 1,
        }}
      >
        <Box component="h2" sx={{ typography: 'h3' }}>{t`What they may do`}</Box>
        {isUsual(role) ? (
          <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{t`As usual for this role`}</Box>
        ) : (
          <Button look="text" onClick={() => take(role)}>{t`Take the usual list`}</Button>
        )}
      </Box>
      {groups.map(({ title, names }) => (
        <Box
          key={title.id}
          component="fieldset"
          sx={{
            m: 0,
            minWidth: 0,
            border: 0,
            borderTop: '1px solid',
            borderColor: 'divider',
            px: { xs: 2, md: 2.5 },
            py: 2,
          }}
        >
          <Box
            component="legend"
            sx={{
              float: 'left',
              width: '100%',
              p: 0,
              mb: 1.5,
              typography: 'subtitle2',
              color: 'text.secondary',
            }}
          >
            {i18n._(title)}
          </Box>
          <Box
            sx={{
              clear: 'both',
              display: 'grid',
              columnGap: 2,
              rowGap: 1.75,
              gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 230px), 1fr))',
            }}
          >
            {names.map((name) => (
              <CheckField
                key={name}
                name={fieldOfPermission(name)}
                required={false}
                label={
                  <>
                    {i18n._(permissionWords[name].name)}
                    <Box
                      component="span"
                      sx={{ display: 'block', typography: 'body2', color: 'text.secondary' }}
                    >
                      {i18n._(permissionWords[name].says)}
                    </Box>
                  </>
                }
              />
            ))}
          </Box>
        </Box>
      ))}
    </Card>
  )
}
