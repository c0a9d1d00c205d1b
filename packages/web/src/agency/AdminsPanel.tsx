import { useLingui } from '@lingui/react/macro'
import { spokenNumber } from '@parichay/card-page/phone.ts'
import { type AdminForm, adminRules } from '@parichay/contract/agency/forms.ts'
import type { AgencyRecord } from '@parichay/contract/agency/record.ts'
import { agencyRoutes } from '@parichay/contract/agency/routes.ts'
import Box from '@mui/material/Box'
import { Send, UserPlus } from 'lucide-react'
import { useState } from 'react'
import { call } from '../api/client.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { Button } from '../ui/Button.tsx'
import { showError } from '../ui/dialogs.tsx'
import { Form, usePanelForm } from '../ui/form/Form.tsx'
import { PhoneField } from '../ui/form/PhoneField.tsx'
import { TextField } from '../ui/form/TextField.tsx'
import { HowItWorks } from '../ui/HowItWorks.tsx'
import { RowList } from '../ui/list/RowList.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { sayDone } from '../ui/snackbar-store.ts'
import { StatusChip } from '../ui/StatusChip.tsx'
import { twoColumns } from '../ui/two-columns.ts'
import { adminStates } from './words.ts'

type Props = { agency: AgencyRecord; onChange: (agency: AgencyRecord) => void }

/** The admins of an agency; who was invited and has not come yet is invited again. */
export function AdminsPanel({ agency, onChange }: Props) {
  const { t, i18n } = useLingui()
  const [isAdding, setAdding] = useState(false)
  const [sending, setSending] = useState<number>()
  const { agencyId, admins, can } = agency
  const inviteAgain = async ({ franchiseeId, name, phoneNumber }: (typeof admins)[number]) => {
    setSending(franchiseeId)
    try {
      onChange(
        await call(agencyRoutes.addAgencyAdmin, { body: { adminData: { agencyId, name, phoneNumber } } }),
      )
      sayDone(t`The invitation to ${name} is on its way`)
    } catch (error) {
      void showError(error)
    }
    setSending(undefined)
  }
  const add = can.addAdmin === true && (
    <Button
      icon={UserPlus}
      onClick={() => setAdding(true)}
      sx={{ justifySelf: 'start' }}
    >{t`Add admin`}</Button>
  )
  return (
    <Box component="section" aria-label={t`Admins`} sx={twoColumns}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        {admins.length === 0 && (
          <Box sx={{ color: 'text.secondary' }}>
            {t`Nobody works here yet. The first admin gets an SMS and sets a password with a code.`}
          </Box>
        )}
        {admins.length > 0 && (
          <RowList label={t`Admins`}>
            {admins.map((admin) => (
              <Box
                component="li"
                key={admin.franchiseeId}
                sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, px: 2, py: 1.5 }}
              >
                <Avatar name={admin.name} shape="circle" size={40} />
                <Box sx={{ flex: '1 1 160px', minWidth: 0 }}>
                  <Box sx={{ typography: 'subtitle1', overflowWrap: 'anywhere' }}>{admin.name}</Box>
                  <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
                    {spokenNumber(admin.phoneNumber)}
                  </Box>
                </Box>
                <StatusChip tone={adminStates[admin.state].tone}>
                  {i18n._(adminStates[admin.state].label)}
                </StatusChip>
                {admin.state === 'INVITED' && can.addAdmin === true && (
                  <Button
                    look="secondary"
                    size="small"
                    icon={Send}
                    busy={sending === admin.franchiseeId}
                    onClick={() => void inviteAgain(admin)}
                    label={t`Invite ${admin.name} again`}
                  >
                    {t`Invite again`}
                  </Button>
                )}
              </Box>
            ))}
          </RowList>
        )}
        {add}
      </Box>
      <HowItWorks
        title={t`What an admin may do`}
        lines={[
          t`Everything in the agency: its people and their rights, customers, cards, plans, prices and bills.`,
          t`Whoever is invited gets an SMS and sets a password with a code; until then they stand as invited.`,
          t`An agency keeps at least one admin who can sign in.`,
          t`What an admin changes stands in the activity log with their name.`,
        ]}
      />
      {isAdding && <AddAdmin agency={agency} onChange={onChange} onClose={() => setAdding(false)} />}
    </Box>
  )
}

function AddAdmin({ agency, onChange, onClose }: Props & { onClose: () => void }) {
  const { t } = useLingui()
  const form = usePanelForm<AdminForm, AdminForm>(adminRules, { name: '', phoneNumber: '' })
  return (
    <Sheet
      open
      title={t`Add admin`}
      width="xs"
      onClose={onClose}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>{t`Cancel`}</Button>
          <Button
            type="submit"
            form="add-admin"
            busy={form.formState.isSubmitting}
          >{t`Invite by SMS`}</Button>
        </>
      }
    >
      <Form
        id="add-admin"
        form={form}
        fieldNames={{ 'adminData.name': 'name', 'adminData.phoneNumber': 'phoneNumber' }}
        onSubmit={async (values) => {
          onChange(
            await call(agencyRoutes.addAgencyAdmin, {
              body: { adminData: { agencyId: agency.agencyId, ...values } },
            }),
          )
          sayDone(t`${values.name} is invited`)
          return 'saved' as const
        }}
        onSaved={onClose}
      >
        <TextField name="name" label={t`Name`} required maxLength={60} />
        <PhoneField name="phoneNumber" autoComplete="off" />
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
          {t`The SMS names ${agency.host ?? agency.agencyName}. The person signs in with this number and a code, and may do everything in this agency.`}
        </Box>
      </Form>
    </Sheet>
  )
}
