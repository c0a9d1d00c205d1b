import { useLingui } from '@lingui/react/macro'
import type { ProductsForm } from '@parichay/contract/agency/forms.ts'
import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { Card } from '../ui/Card.tsx'
import { SwitchField } from '../ui/form/SwitchField.tsx'
import { TextField } from '../ui/form/TextField.tsx'
import { twoColumns } from '../ui/two-columns.ts'

/** What an agency sells. A switch counts at once, for everybody there. */
export function ProductFields() {
  const { t } = useLingui()
  const form = useWatch<ProductsForm>() as ProductsForm
  return (
    <Box sx={twoColumns}>
      <Products label={t`Greetings`}>
        <Row>
          <SwitchField
            name="greetings"
            label={t`Greetings`}
            hint={t`Daily images in the frame of the business.`}
          />
          {form.greetings && (
            <Inner>
              <SwitchField
                name="greetingVideos"
                label={t`Greeting videos`}
                hint={t`Videos may be part of plans.`}
              />
            </Inner>
          )}
        </Row>
        <Row>
          <SwitchField
            name="exclusivePosts"
            label={t`Own posts`}
            hint={t`The agency adds greetings that only its customers see.`}
          />
        </Row>
        <Row>
          <SwitchField
            name="invitationTile"
            label={t`Invitations`}
            hint={t`On the home and in the menu of customers. The profile says which site opens.`}
          />
        </Row>
      </Products>
      <Products label={t`Products`}>
        <Row>
          <SwitchField name="pdfCards" label={t`PDF ID cards`} hint={t`As part of plans, or singly.`} />
          {form.pdfCards && (
            <Inner>
              <Price name="pdfPrice" label={t`Price of one PDF ID card (₹)`} />
            </Inner>
          )}
        </Row>
        <Row>
          <SwitchField
            name="promotionalVideos"
            label={t`Promotional videos`}
            hint={t`As part of plans, or singly.`}
          />
          {form.promotionalVideos && (
            <Inner>
              <Price name="videoPrice" label={t`Price of one video (₹)`} />
            </Inner>
          )}
        </Row>
      </Products>
    </Box>
  )
}

const Products = ({ label, children }: { label: string; children: ReactNode }) => (
  <Card
    component="section"
    aria-label={label}
    flush
    sx={{ '& > * + *': { borderTop: '1px solid', borderColor: 'divider' } }}
  >
    {children}
  </Card>
)

const Row = ({ children }: { children: ReactNode }) => (
  <Box sx={{ px: { xs: 2, md: 2.5 }, py: 1.25 }}>{children}</Box>
)
const Inner = ({ children }: { children: ReactNode }) => (
  <Box sx={{ mt: 1, pl: 2, borderLeft: '2px solid', borderColor: 'brand.tintLine' }}>{children}</Box>
)

function Price({ name, label }: { name: string; label: string }) {
  const { t } = useLingui()
  return (
    <Box sx={{ maxWidth: 260, pb: 1 }}>
      <TextField name={name} type="number" label={label} maxLength={6} hint={t`Empty: not sold singly.`} />
    </Box>
  )
}
