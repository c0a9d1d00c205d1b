import { Trans, useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { businessRoutes } from '@parichay/contract/business/routes.ts'
import { ChevronRight, Plus } from 'lucide-react'
import { call } from '../api/client.ts'
import { failureText } from '../failure-words.ts'
import { keys } from '../api/keys.ts'
import { useRemote } from '../api/remote.ts'
import { useGo } from '../go.ts'
import { paths } from '../paths.ts'
import { useCategoryName } from '../shell/category-name.ts'
import { PlanChip } from '../shell/PlanChip.tsx'
import { Avatar } from '../ui/Avatar.tsx'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { Link } from '../ui/Link.tsx'
import { InlineError } from '../ui/list/InlineError.tsx'
import { ListSkeleton } from '../ui/Skeletons.tsx'
import { Quiet, Rest, Text } from '../ui/shapes.tsx'

/** The customer's own businesses. */
export const ownBusinessesQuery = {
  queryKey: keys.businessesOfUser(),
  queryFn: ({ signal }: { signal: AbortSignal }) => call(businessRoutes.getBusinessesByUser, {}, { signal }),
}

/** Each leads to its details, and says where its plan stands. */
export function OwnBusinesses() {
  const { t } = useLingui()
  const go = useGo()
  const categoryName = useCategoryName()
  const { data, error, reload } = useRemote(ownBusinessesQuery)
  if (error && !data) return <InlineError message={failureText(error)} onRetry={reload} />
  if (!data) return <ListSkeleton rows={2} />
  return (
    <Card flush>
      {data.length === 0 && (
        <Box sx={{ px: 2, pt: 2, color: 'text.secondary' }}>
          <Trans>You have not added a business yet.</Trans>
        </Box>
      )}
      {data.map((business) => {
        const { businessId, businessName, category, logoUrl } = business
        return (
          <Link
            key={businessId}
            href={paths.editBusiness(businessId)}
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 1.75,
              minHeight: 68,
              px: 2,
              py: 1.25,
              color: 'text.primary',
              textDecoration: 'none',
              borderBottom: '1px solid',
              borderColor: 'divider',
              '&:hover': { bgcolor: 'brand.sunken' },
            }}
          >
            <Avatar name={businessName} src={logoUrl} size={44} />
            <Rest>
              <Text as="subtitle1" wraps>
                {businessName}
              </Text>
              <Quiet>{categoryName(category)}</Quiet>
              <Box sx={{ mt: 0.5, lineHeight: 0 }}>
                <PlanChip business={business} />
              </Box>
            </Rest>
            <Box
              component={ChevronRight}
              size={20}
              aria-hidden
              sx={{ flex: 'none', color: 'text.secondary' }}
            />
          </Link>
        )
      })}
      <Box sx={{ p: 1 }}>
        <Button look="text" icon={Plus} onClick={() => go(paths.addBusiness())}>
          {t`Add a business`}
        </Button>
      </Box>
    </Card>
  )
}
