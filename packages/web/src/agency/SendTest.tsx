import { useLingui } from '@lingui/react/macro'
import { messagingRoutes } from '@parichay/contract/agency/routes.messaging.ts'
import { Email, MobileNumber } from '@parichay/contract/ids.ts'
import Box from '@mui/material/Box'
import { z } from 'zod'
import { call } from '../api/client.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { Form, usePanelForm } from '../ui/form/Form.tsx'
import { PhoneField } from '../ui/form/PhoneField.tsx'
import { TextField } from '../ui/form/TextField.tsx'
import { Heading, Pile, Quiet } from '../ui/shapes.tsx'
import { sayDone } from '../ui/snackbar-store.ts'
import { twoColumns } from '../ui/two-columns.ts'

const smsSchema = z.object({ phoneNumber: MobileNumber })
const mailSchema = z.object({ email: Email })

/** One SMS or one letter, sent as the agency would send it with what is saved. */
export function SendTest({ agencyId }: { agencyId: number }) {
  const { t } = useLingui()
  const sms = usePanelForm(smsSchema, { phoneNumber: '' })
  const mail = usePanelForm(mailSchema, { email: '' })
  const send = async (body: { channel: 'sms' | 'mail'; to: string }) => {
    const { to } = body
    const { by } = await call(messagingRoutes.testAgencyMessaging, { body: { agencyId, ...body } })
    sayDone(
      by === 'agency'
        ? t`Sent to ${to} by the agency’s own account.`
        : t`Sent to ${to} by the platform’s account.`,
    )
    return 'saved' as const
  }
  return (
    <Card component="section" aria-label={t`Send a test`} sx={{ p: { xs: 2, md: 2.5 } }}>
      <Pile gap={2} oneColumn>
        <Pile gap={0.5}>
          <Heading>{t`Send a test`}</Heading>
          <Quiet>{t`It goes out with what is saved, as the agency’s messages do, and costs one message.`}</Quiet>
        </Pile>
        <Box sx={twoColumns}>
          <Form form={sms} onSubmit={({ phoneNumber }) => send({ channel: 'sms', to: phoneNumber })}>
            <PhoneField name="phoneNumber" />
            <Box>
              <Button type="submit" look="secondary" busy={sms.formState.isSubmitting}>
                {t`Send a test SMS`}
              </Button>
            </Box>
          </Form>
          <Form form={mail} onSubmit={({ email }) => send({ channel: 'mail', to: email })}>
            <TextField name="email" label={t`E-mail`} required type="email" maxLength={254} />
            <Box>
              <Button type="submit" look="secondary" busy={mail.formState.isSubmitting}>
                {t`Send a test letter`}
              </Button>
            </Box>
          </Form>
        </Box>
      </Pile>
    </Card>
  )
}
