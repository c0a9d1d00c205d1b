import { useLingui } from '@lingui/react/macro'
import type { Business } from '@parichay/contract/business/fields.ts'
import {
  type BusinessForm,
  businessFormRules,
  factsOfForm,
  formOfBusiness,
} from '@parichay/contract/business/form.ts'
import { businessRoutes } from '@parichay/contract/business/routes.ts'
import Box from '@mui/material/Box'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo } from 'react'
import { call } from '../api/client.ts'
import { keys } from '../api/keys.ts'
import { Card } from '../ui/Card.tsx'
import { RecordForm } from '../ui/form/RecordForm.tsx'
import { fromDesktop } from '../ui/theme.ts'
import { sayDone } from '../ui/snackbar-store.ts'
import { FirstStep } from './FirstStep.tsx'
import { StoredLogoField } from './LogoField.tsx'
import { refreshBusinesses } from './RemoveBusiness.tsx'
import { SecondStep } from './SecondStep.tsx'

type Props = { business: Business; categories: readonly string[]; field: string | undefined }

const versionOf = (business: Business) => business.version

/** All of a business on one page. */
export function EditBusinessForm({ business, categories, field }: Props) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const { businessId, gstin } = business
  const { isForeignUser } = business.user
  const rules = useMemo(() => businessFormRules({ isForeignUser, keptGstin: gstin }), [isForeignUser, gstin])
  const typed = useCallback((of: Business) => formOfBusiness(of, categories), [categories])
  useEffect(() => {
    if (!field) return
    const place = document.getElementById(field) ?? document.getElementsByName(field)[0]
    place?.scrollIntoView({ block: 'center' })
    place?.focus({ preventScroll: true })
  }, [field])

  const save = async (values: BusinessForm, version: number) => {
    const body = { ...factsOfForm(values), businessId, version }
    const saved = await call(businessRoutes.updateBusinessMetadata, { body })
    queries.setQueryData(keys.business(businessId), saved)
    return saved
  }
  const onSaved = () => {
    refreshBusinesses(queries)
    sayDone(t`Saved`)
  }
  return (
    <RecordForm<BusinessForm, BusinessForm, Business>
      draft={`business.${businessId}`}
      schema={rules}
      record={business}
      versionOf={versionOf}
      typed={typed}
      save={save}
      reload={() => call(businessRoutes.getBusiness, { params: { id: businessId } })}
      onSaved={onSaved}
    >
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
          <FirstStep isForeignUser={isForeignUser} logo={<StoredLogoField businessId={businessId} />} />
        </Card>
        <Card sx={{ display: 'grid', gap: 2.5 }}>
          <Heading>{t`More about it`}</Heading>
          <SecondStep isForeignUser={isForeignUser} />
        </Card>
      </Box>
    </RecordForm>
  )
}

const Heading = ({ children }: { children: string }) => (
  <Box component="h2" sx={{ typography: 'h2' }}>
    {children}
  </Box>
)
