import { isOn } from '@parichay/contract/agency/switches.ts'
import { useLingui } from '@lingui/react/macro'
import { useSearch } from '@tanstack/react-router'
import Box from '@mui/material/Box'
import { Plus } from 'lucide-react'
import { useGo } from '../go.ts'
import { paths } from '../paths.ts'
import { useAgency } from '../session.ts'
import { Button } from '../ui/Button.tsx'
import { FootBar } from '../ui/FootBar.tsx'
import { Page } from '../ui/Page.tsx'
import { Pill, Pills } from '../ui/Pill.tsx'
import { phoneOnly } from '../ui/theme.ts'
import { CustomPlanList } from './CustomPlanList.tsx'
import { PdfPriceForm } from './PdfPriceForm.tsx'
import { PlanList } from './PlanList.tsx'

/** Customer plans & pricing: what an agency sells, in the order customers see it, and the price of a single PDF. */
export function PlansScreen() {
  const { t } = useLingui()
  const go = useGo()
  const { configuration } = useAgency()
  const { tab } = useSearch({ strict: false }) as { tab?: string }
  const tabs = [...(isOn(configuration, 'pdfCards') ? (['single-pdf'] as const) : []), 'custom' as const]
  const shown = tabs.find((one) => one === tab)
  const names = { 'single-pdf': t`Single PDF price`, custom: t`Custom plans given` }
  const says = {
    'single-pdf': t`For customers who need one PDF ID card and no plan.`,
    custom: t`Made up for one business each; the newest come first.`,
  }
  const add = <Button icon={Plus} onClick={() => go(paths.addPlan())}>{t`Add plan`}</Button>
  return (
    <Page
      title={t`Customer plans & pricing`}
      subtitle={
        shown ? says[shown] : t`A change counts for new purchases only. Who bought a plan keeps it as it was.`
      }
      width="lg"
      {...(shown ? {} : { actions: <Box sx={{ [phoneOnly]: { display: 'none' } }}>{add}</Box> })}
    >
      <Box sx={{ mb: 2.5 }}>
        <Pills label={t`What to price`} inOneRow>
          <Pill pressed={!shown} onClick={() => go(paths.plans(), { replace: true })}>{t`Plans`}</Pill>
          {tabs.map((one) => (
            <Pill
              key={one}
              pressed={shown === one}
              onClick={() => go(paths.plans({ tab: one }), { replace: true })}
            >
              {names[one]}
            </Pill>
          ))}
        </Pills>
      </Box>
      {shown === 'single-pdf' && <PdfPriceForm />}
      {shown === 'custom' && <CustomPlanList />}
      {!shown && <PlanList />}
      {!shown && <FootBar phoneOnly>{add}</FootBar>}
    </Page>
  )
}
