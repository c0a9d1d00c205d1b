import { Trans, useLingui } from '@lingui/react/macro'
import { type PdfPriceForm as Values, pdfPriceRules } from '@parichay/contract/plan/plan-form.ts'
import { planRoutes } from '@parichay/contract/plan/routes.ts'
import Box from '@mui/material/Box'
import { useWatch } from 'react-hook-form'
import { call } from '../api/client.ts'
import { useAgency, useSession } from '../session.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { confirm, showError } from '../ui/dialogs.tsx'
import { Form, usePanelForm } from '../ui/form/Form.tsx'
import { SaveBar } from '../ui/form/SaveBar.tsx'
import { TextField } from '../ui/form/TextField.tsx'
import { sayDone } from '../ui/snackbar-store.ts'
import { fromTablet } from '../ui/theme.ts'
import { SinglePdfSection } from '../upgrade/SinglePdfSection.tsx'
import { Quiet } from '../ui/shapes.tsx'

/** What one PDF ID card costs without a plan. Taken away, customers see plans only. */
export function PdfPriceForm() {
  const { t } = useLingui()
  const { configuration } = useAgency()
  const stored = configuration.pdfCardConfig.customerPlans[0]?.price ?? null
  const form = usePanelForm<Values, Values>(pdfPriceRules, { price: stored })
  const typed = useWatch({ control: form.control, name: 'price' })
  const send = async (price: number | null) => {
    const customerPlans = await call(planRoutes.savePdfCardPrice, { body: { price } })
    useSession.setState(({ agency }) => ({
      agency: {
        ...agency,
        configuration: {
          ...agency.configuration,
          pdfCardConfig: { ...agency.configuration.pdfCardConfig, customerPlans },
        },
      },
    }))
  }
  const stop = async () => {
    const sure = await confirm({
      title: t`Stop selling single PDFs?`,
      message: t`Customers will see your plans only. What was bought stays.`,
      okLabel: t`Stop selling`,
      danger: true,
    })
    if (!sure) return
    try {
      await send(null)
      form.reset({ price: null })
      sayDone(t`Single PDFs are no longer sold`)
    } catch (error) {
      void showError(error)
    }
  }
  return (
    <Form
      form={form}
      onSubmit={async ({ price }) => {
        await send(Number(price))
        sayDone(t`Saved`)
        return 'saved' as const
      }}
    >
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          [fromTablet]: { gridTemplateColumns: 'minmax(0, 1fr) 340px' },
        }}
      >
        <Card sx={{ display: 'grid', gap: 2, p: 2.5 }}>
          <Box sx={{ maxWidth: 280 }}>
            <TextField
              name="price"
              type="number"
              label={t`Price of one PDF ID card (₹)`}
              required
              maxLength={6}
              hint={t`Whole rupees, GST included.`}
            />
          </Box>
          <Quiet>
            {stored === null ? (
              <Trans>Single PDFs are not sold now. Type a price and save to offer them.</Trans>
            ) : (
              <Trans>Who is paying at this moment pays the price that they saw.</Trans>
            )}
          </Quiet>
          {stored !== null && (
            <Box>
              <Button look="secondary" onClick={() => void stop()}>{t`Stop selling single PDFs`}</Button>
            </Box>
          )}
        </Card>
        <Box component="section" aria-label={t`As customers see it`}>
          <Box component="h2" sx={{ typography: 'subtitle2', color: 'text.secondary', mb: 1.25 }}>
            <Trans>As customers see it</Trans>
          </Box>
          <Box inert>
            <SinglePdfSection
              price={typeof typed === 'number' ? typed : 0}
              withDivider={false}
              onChoose={() => undefined}
            />
          </Box>
        </Box>
      </Box>
      <SaveBar />
    </Form>
  )
}
