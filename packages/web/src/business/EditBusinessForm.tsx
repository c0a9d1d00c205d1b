import { useLingui } from '@lingui/react/macro'
import type { Business } from '@parichay/contract/business/fields.ts'
import {
  type BusinessForm,
  businessFormRules,
  changedFields,
  factsOfForm,
  formOfBusiness,
} from '@parichay/contract/business/form.ts'
import { businessRoutes } from '@parichay/contract/business/routes.ts'
import Box from '@mui/material/Box'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { call, isCallFailed } from '../api/client.ts'
import { keys } from '../api/keys.ts'
import { Card } from '../ui/Card.tsx'
import { Form, usePanelForm } from '../ui/form/Form.tsx'
import { SaveBar } from '../ui/form/SaveBar.tsx'
import { fromDesktop } from '../ui/theme.ts'
import { sayDone } from '../ui/snackbar-store.ts'
import { ChangedElsewhere } from './ChangedElsewhere.tsx'
import { FirstStep } from './FirstStep.tsx'
import { refreshBusinesses } from './RemoveBusiness.tsx'
import { SecondStep } from './SecondStep.tsx'

type Props = { business: Business; categories: readonly string[]; field: string | undefined }

/** All of a business on one page. What somebody else changed meanwhile is shown, never overwritten unasked. */
export function EditBusinessForm({ business, categories, field }: Props) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const [base, setBase] = useState(business)
  const [newer, setNewer] = useState<Business>()
  const { isForeignUser } = business.user
  const rules = useMemo(
    () => businessFormRules({ isForeignUser, keptGstin: base.gstin }),
    [isForeignUser, base.gstin],
  )
  const form = usePanelForm(rules, formOfBusiness(business, categories))
  useEffect(() => {
    if (!field) return
    const place = document.getElementById(field) ?? document.getElementsByName(field)[0]
    place?.scrollIntoView({ block: 'center' })
    place?.focus({ preventScroll: true })
  }, [field])

  const stored = (saved: Business) => {
    queries.setQueryData(keys.business(saved.businessId), saved)
    setBase(saved)
    form.reset(formOfBusiness(saved, categories))
  }
  const save = async (values: BusinessForm, version: number) => {
    try {
      const saved = await call(businessRoutes.updateBusinessMetadata, {
        body: { ...factsOfForm(values), businessId: business.businessId, version },
      })
      setNewer(undefined)
      stored(saved)
      refreshBusinesses(queries)
      sayDone(t`Saved`)
    } catch (error) {
      if (!isCallFailed(error) || error.code !== 'CONFLICT') throw error
      setNewer(await call(businessRoutes.getBusiness, { params: { id: business.businessId } }))
      window.scrollTo({ top: 0 })
    }
  }
  const merged = (mine: BusinessForm, others: BusinessForm): BusinessForm => {
    const own = changedFields(formOfBusiness(base, categories), mine)
    return { ...others, ...Object.fromEntries(own.map((name) => [name, mine[name]])) }
  }
  const theirs = newer && formOfBusiness(newer, categories)
  return (
    <Form form={form} onSubmit={(values) => save(values, base.version)}>
      {newer && theirs && (
        <ChangedElsewhere
          fields={changedFields(formOfBusiness(base, categories), theirs)}
          onKeepMine={() => form.handleSubmit((values) => save(merged(values, theirs), newer.version))()}
          onTakeTheirs={() => {
            setNewer(undefined)
            stored(newer)
          }}
        />
      )}
      <Box
        sx={{
          display: 'grid',
          gap: 2.5,
          alignItems: 'start',
          [fromDesktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: 3 },
        }}
      >
        <Card sx={{ display: 'grid', gap: 2.5 }}>
          <Heading>{t`Business`}</Heading>
          <FirstStep isForeignUser={isForeignUser} businessId={business.businessId} />
        </Card>
        <Card sx={{ display: 'grid', gap: 2.5 }}>
          <Heading>{t`More about it`}</Heading>
          <SecondStep isForeignUser={isForeignUser} />
        </Card>
      </Box>
      <SaveBar />
    </Form>
  )
}

const Heading = ({ children }: { children: string }) => (
  <Box component="h2" sx={{ typography: 'h2' }}>
    {children}
  </Box>
)
