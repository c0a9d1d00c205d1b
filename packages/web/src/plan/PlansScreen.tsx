import { useLingui } from '@lingui/react/macro'
import { useSearch } from '@tanstack/react-router'
import Box from '@mui/material/Box'
import { Plus } from 'lucide-react'
import { useStaff } from '../api/staff.ts'
import { useGo } from '../go.ts'
import { paths } from '../paths.ts'
import { useAgency } from '../session.ts'
import { NoAccessScreen } from '../shell/NoAccessScreen.tsx'
import { Button } from '../ui/Button.tsx'
import { FootBar } from '../ui/FootBar.tsx'
import { Page } from '../ui/Page.tsx'
import { Pill, Pills } from '../ui/Pill.tsx'
import { phoneOnly } from '../ui/theme.ts'
import { PdfPriceForm } from './PdfPriceForm.tsx'
import { PlanList } from './PlanList.tsx'

/** Customer plans & pricing: what an agency sells, in the order customers see it, and the price of a single PDF. */
export function PlansScreen() {
  const { t } = useLingui()
  const go = useGo()
  const { person } = useStaff()
  const { configuration } = useAgency()
  const { tab } = useSearch({ strict: false }) as { tab?: string }
  if (person && !person.roles.includes('admin')) return <NoAccessScreen />
  const sellsPdf = configuration.pdfCardConfig.enablePdfCardProduct
  const onPdf = sellsPdf && tab === 'single-pdf'
  const add = <Button icon={Plus} onClick={() => go(paths.addPlan())}>{t`Add plan`}</Button>
  return (
    <Page
      title={t`Customer plans & pricing`}
      subtitle={
        onPdf
          ? t`For customers who need one PDF ID card and no plan.`
          : t`A change counts for new purchases only. Who bought a plan keeps it as it was.`
      }
      width="lg"
      {...(onPdf ? {} : { actions: <Box sx={{ [phoneOnly]: { display: 'none' } }}>{add}</Box> })}
    >
      {sellsPdf && (
        <Box sx={{ mb: 2.5 }}>
          <Pills label={t`What to price`}>
            <Pill pressed={!onPdf} onClick={() => go(paths.plans(), { replace: true })}>{t`Plans`}</Pill>
            <Pill pressed={onPdf} onClick={() => go(paths.plans({ tab: 'single-pdf' }), { replace: true })}>
              {t`Single PDF price`}
            </Pill>
          </Pills>
        </Box>
      )}
      {onPdf ? <PdfPriceForm /> : person && <PlanList />}
      {!onPdf && <FootBar phoneOnly>{add}</FootBar>}
    </Page>
  )
}
