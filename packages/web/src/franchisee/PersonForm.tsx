import { useLingui } from '@lingui/react/macro'
import type { Person } from '@parichay/contract/franchisee/fields.people.ts'
import type { PermissionName } from '@parichay/contract/franchisee/fields.ts'
import {
  factsOfForm,
  fieldOfPermission,
  formOfPerson,
  type PersonForm as Typed,
  personFormRules,
} from '@parichay/contract/franchisee/person-form.ts'
import { peopleRoutes } from '@parichay/contract/franchisee/routes.people.ts'
import { useQueryClient } from '@tanstack/react-query'
import Box from '@mui/material/Box'
import { useCallback, useMemo } from 'react'
import { call } from '../api/client.ts'
import { keys } from '../api/keys.ts'
import { useStaff } from '../api/staff.ts'
import { useGo } from '../go.ts'
import { paths } from '../paths.ts'
import { Card } from '../ui/Card.tsx'
import { RecordForm } from '../ui/form/RecordForm.tsx'
import { sayDone } from '../ui/snackbar-store.ts'
import { fromDesktop } from '../ui/theme.ts'
import { CommissionFields } from './CommissionFields.tsx'
import { LimitFields } from './LimitFields.tsx'
import { PersonFields } from './PersonFields.tsx'
import { RightsFields } from './RightsFields.tsx'
import { TerritoryFields } from './TerritoryFields.tsx'
import { saveFailure } from './words.ts'

type Props = {
  /** Null: somebody new. */
  person: Person | null
  /** Permissions that do something here. */
  permissions: readonly PermissionName[]
}

const versionOf = (person: Person | null) => person?.version ?? 0

/** All that an admin writes of a person, on one page: who they are, where they work, what they may do. */
export function PersonForm({ person, permissions }: Props) {
  const { t } = useLingui()
  const go = useGo()
  const queries = useQueryClient()
  const { ofSuperAdminAgency } = useStaff()
  const id = person?.franchiseeId
  const typed = useCallback((of: Person | null) => formOfPerson(of, ofSuperAdminAgency), [ofSuperAdminAgency])
  const schema = useMemo(() => personFormRules(!person), [person])
  const first = permissions[0]
  const fieldNames: Record<string, string> = {
    roles: 'role',
    'territory.cities': 'cities',
    'territory.states': 'states',
    'commissionPct.card': 'commissionCard',
    'commissionPct.pdf': 'commissionPdf',
    'commissionPct.video': 'commissionVideo',
    'payout.upiId': 'upiId',
    'payout.holder': 'holder',
    'payout.accountNumber': 'accountNumber',
    'payout.ifsc': 'ifsc',
    ...(first ? { permissions: fieldOfPermission(first) } : {}),
  }
  const save = (values: Typed, version: number) =>
    id === undefined
      ? call(peopleRoutes.addStaff, {
          body: { isEditMode: false, ...factsOfForm(values), phoneNumber: values.phoneNumber },
        })
      : call(peopleRoutes.changeStaff, {
          body: { isEditMode: true, ...factsOfForm(values), franchiseeId: id, version },
        })
  const onSaved = async (saved: Person | null) => {
    sayDone(person ? t`Saved` : t`${saved?.name ?? ''} is invited by SMS`)
    await queries.invalidateQueries({ queryKey: keys.people() })
    go(paths.franchisees(), { replace: true })
  }
  return (
    <RecordForm<Typed, Typed, Person | null>
      draft={`person.${id ?? 'new'}`}
      schema={schema}
      record={person}
      versionOf={versionOf}
      typed={typed}
      save={save}
      reload={() => call(peopleRoutes.getStaff, { params: { franchiseeId: id! } })}
      onSaved={onSaved}
      fieldOf={(field) => fieldNames[field] ?? field}
      words={saveFailure}
      alwaysSave={!person}
      saveLabel={person ? t`Save` : t`Add and invite`}
    >
      <Box sx={columns}>
        <Card sx={card}>
          <PersonFields isNew={!person} />
        </Card>
        <Box sx={{ display: 'grid', gap: 2.5, [fromDesktop]: { gridColumn: 2, gridRow: '1 / span 2' } }}>
          <RightsFields person={person} permissions={permissions} />
        </Box>
        <Box sx={{ display: 'grid', gap: 2.5 }}>
          <Card sx={card}>
            <TerritoryFields />
          </Card>
          {person?.can.rights !== 'OWN_ACCOUNT' && (
            <>
              <LimitFields agencyId={person?.agencyId} />
              <CommissionFields />
            </>
          )}
        </Box>
      </Box>
    </RecordForm>
  )
}

const card = { display: 'grid', gap: 2.5, p: { xs: 2, md: 2.5 } } as const
/** Below one another on phones, what somebody may do right behind who they are; beside one another on wide screens. */
const columns = {
  display: 'grid',
  gap: 2.5,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [fromDesktop]: {
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
    gridTemplateRows: 'auto 1fr',
    columnGap: 3,
  },
} as const
