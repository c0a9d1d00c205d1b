import { useLingui } from '@lingui/react/macro'
import { businessRoutes } from '@parichay/contract/business/routes.ts'
import { Email, MobileNumber } from '@parichay/contract/ids.ts'
import type { Reply } from '@parichay/contract/route.ts'
import { useQueryClient } from '@tanstack/react-query'
import Box from '@mui/material/Box'
import { useState } from 'react'
import { z } from 'zod'
import { call } from '../../api/client.ts'
import { keys } from '../../api/keys.ts'
import { useAgency } from '../../session.ts'
import { Button } from '../../ui/Button.tsx'
import { Form, usePanelForm } from '../../ui/form/Form.tsx'
import { PhoneField } from '../../ui/form/PhoneField.tsx'
import { TextField } from '../../ui/form/TextField.tsx'

type Props = {
  phoneNumber: string | undefined
  onFound: (found: Reply<typeof businessRoutes.registerUserAndGetBusinesses>) => void
}

const ByPhone = z.strictObject({ phoneNumber: MobileNumber })
const ByEmail = z.strictObject({ email: Email })

/** One field: the mobile number, or the e-mail of a customer abroad. */
export function AddCustomerForm({ phoneNumber, onFound }: Props) {
  const { t } = useLingui()
  const agency = useAgency()
  const queries = useQueryClient()
  const [abroad, setAbroad] = useState(false)
  const phoneForm = usePanelForm(ByPhone, { phoneNumber: phoneNumber ?? '' })
  const emailForm = usePanelForm(ByEmail, { email: '' })
  const register = async (person: { phoneNumber: string } | { email: string }) => {
    const found = await call(businessRoutes.registerUserAndGetBusinesses, {
      body: { ...person, ...('email' in person ? { isForeignUser: true } : {}) },
    })
    queries.setQueryData(keys.businessesOfUser(found.user.userId), found.businesses)
    onFound(found)
    return 'saved' as const
  }
  // The field keeps the focus while the button is pressed, or its message would push the button from under the finger.
  const other = agency.login.foreignUsers && (
    <Box onMouseDown={(event) => event.preventDefault()} sx={{ justifySelf: 'start', ml: -1.5 }}>
      <Button look="text" onClick={() => setAbroad(!abroad)}>
        {abroad ? t`In India? Use the mobile number` : t`Outside India? Use e-mail`}
      </Button>
    </Box>
  )
  const next = (busy: boolean) => (
    <Button type="submit" size="large" busy={busy} fullWidth>
      {t`Continue`}
    </Button>
  )
  if (abroad) {
    return (
      <Form key="email" form={emailForm} onSubmit={register}>
        <TextField name="email" label={t`E-mail`} type="email" required autoFocus />
        {other}
        {next(emailForm.formState.isSubmitting)}
      </Form>
    )
  }
  return (
    <Form key="phone" form={phoneForm} onSubmit={register}>
      <PhoneField name="phoneNumber" autoFocus autoComplete="off" />
      {other}
      {next(phoneForm.formState.isSubmitting)}
    </Form>
  )
}
