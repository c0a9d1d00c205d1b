import { isOn } from '@parichay/contract/agency/switches.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { planFills, type PlanForm, previewOfForm } from '@parichay/contract/plan/plan-form.ts'
import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useAgency } from '../session.ts'
import { Card } from '../ui/Card.tsx'
import { CheckField } from '../ui/form/CheckField.tsx'
import { TextField } from '../ui/form/TextField.tsx'
import { NotSwitchedOn } from './NotSwitchedOn.tsx'
import { LimitField } from '../upgrade/LimitField.tsx'
import { Text } from '../ui/shapes.tsx'

type Limit = 'greetingVideosLimit' | 'pdfCardLimit' | 'promotionalVideoLimit'
const fills: Record<Limit, number> = {
  greetingVideosLimit: planFills.greetingVideos,
  pdfCardLimit: planFills.pdfCard,
  promotionalVideoLimit: planFills.promotionalVideo,
}

/** What a plan includes: a tick fills the limit in, taking it away clears it (specification 4). Only what the agency sells, or the plan holds already. */
export function IncludedFields() {
  const { t } = useLingui()
  const { configuration } = useAgency()
  const { setValue, control } = useFormContext<PlanForm>()
  const now = useWatch({ control }) as PlanForm
  const fill = (limit: Limit) => (on: boolean) =>
    setValue(limit, on ? fills[limit] : null, { shouldValidate: true, shouldDirty: true })
  const shows = {
    images: isOn(configuration, 'greetings') || now.greetingImagesIncluded,
    videos: isOn(configuration, 'greetingVideos') || now.greetingVideosIncluded,
    pdf: isOn(configuration, 'pdfCards') || now.pdfCardIncluded,
    films: isOn(configuration, 'promotionalVideos') || now.promotionalVideoIncluded,
  }
  return (
    <Card component="fieldset" flush sx={{ m: 0, minWidth: 0, overflow: 'visible' }}>
      <Box
        component="legend"
        sx={{ position: 'absolute', clipPath: 'inset(50%)', width: '1px', height: '1px', p: 0 }}
      >
        <Trans>What's included</Trans>
      </Box>
      <Box aria-hidden sx={{ typography: 'h3', px: { xs: 2, md: 2.5 }, pt: 2, pb: 1 }}>
        <Trans>What's included</Trans>
      </Box>
      <Row>
        <CheckField name="digitalCard" label={t`1 Digital card`} required={false} locked />
      </Row>
      {shows.images && (
        <Row>
          <CheckField name="greetingImagesIncluded" label={t`Unlimited greeting images`} required={false} />
        </Row>
      )}
      {shows.videos && (
        <Row>
          <CheckField
            name="greetingVideosIncluded"
            label={t`Daily greeting videos`}
            required={false}
            onTick={fill('greetingVideosLimit')}
          />
          {now.greetingVideosIncluded && (
            <Inner>
              <Box sx={{ maxWidth: 160 }}>
                <TextField name="greetingVideosLimit" type="number" label={t`Videos per day`} maxLength={5} />
              </Box>
            </Inner>
          )}
        </Row>
      )}
      {(now.greetingImagesIncluded || now.greetingVideosIncluded) && (
        <Row>
          <Text as="subtitle2">
            <Trans>Frames around greetings</Trans>
          </Text>
          <Inner>
            <CheckField name="showRegularFrame" label={t`Show regular frame`} required={false} />
            <CheckField name="showProductFrame" label={t`Show Product frame`} required={false} />
            <CheckField name="showPoliticalFrame" label={t`Show Political frame`} required={false} />
          </Inner>
        </Row>
      )}
      {shows.pdf && (
        <Row>
          <CheckField
            name="pdfCardIncluded"
            label={t`Pdf id cards`}
            required={false}
            onTick={fill('pdfCardLimit')}
          />
          {now.pdfCardIncluded && (
            <Inner>
              <LimitField name="pdfCardLimit" label={t`Limit of pdf id cards`} />
            </Inner>
          )}
        </Row>
      )}
      {shows.films && (
        <Row>
          <CheckField
            name="promotionalVideoIncluded"
            label={t`Promotional videos`}
            required={false}
            onTick={fill('promotionalVideoLimit')}
          />
          {now.promotionalVideoIncluded && (
            <Inner>
              <LimitField name="promotionalVideoLimit" label={t`Limit of promotional videos`} />
            </Inner>
          )}
        </Row>
      )}
      <Box sx={{ px: { xs: 2, md: 2.5 }, pb: 2, '&:empty': { display: 'none' } }}>
        <NotSwitchedOn plan={previewOfForm(now)} />
      </Box>
    </Card>
  )
}

const Row = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      gap: 1.75,
      px: { xs: 2, md: 2.5 },
      py: 1.75,
      borderTop: '1px solid',
      borderColor: 'divider',
    }}
  >
    {children}
  </Box>
)

const Inner = ({ children }: { children: ReactNode }) => (
  <Box sx={{ display: 'grid', gap: 1.5, pl: 4.5 }}>{children}</Box>
)
