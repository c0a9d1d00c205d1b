import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { Check, Plus } from 'lucide-react'
import { BusinessMenu } from './BusinessMenu.tsx'
import { DeletedBusinesses } from './DeletedBusinesses.tsx'
import { useGo } from '../go.ts'
import { paths } from '../paths.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { Button } from '../ui/Button.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { sayDone } from '../ui/snackbar-store.ts'
import { useActiveBusiness } from '../shell/active-business.ts'
import { useCategoryName } from '../shell/category-name.ts'

/** Own businesses: a tap makes one the active one, the dots do the rest. */
export function BusinessSwitcher({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useLingui()
  const categoryName = useCategoryName()
  const go = useGo()
  const { businesses, active, activate } = useActiveBusiness()
  const choose = (businessId: number, name: string) => {
    onClose()
    if (businessId === active?.businessId) return
    activate(businessId)
    sayDone(t`You are working with ${name} now`)
  }
  return (
    <Sheet
      open={open}
      title={t`Your businesses`}
      onClose={onClose}
      actions={
        <>
          <DeletedBusinesses asks={open} onOpen={onClose} />
          <Button
            look="secondary"
            icon={Plus}
            fullWidth
            onClick={() => {
              onClose()
              go(paths.addBusiness())
            }}
          >
            {t`Add business`}
          </Button>
        </>
      }
    >
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mx: -1.25, p: 0, display: 'grid', gap: 0.5 }}>
        {businesses.data?.map((business) => {
          const isActive = business.businessId === active?.businessId
          return (
            <Box
              component="li"
              key={business.businessId}
              sx={{
                display: 'flex',
                alignItems: 'center',
                borderRadius: '12px',
                bgcolor: isActive ? 'brand.tint' : 'transparent',
              }}
            >
              <ButtonBase
                aria-pressed={isActive}
                onClick={() => choose(business.businessId, business.businessName)}
                sx={{
                  flex: 1,
                  minWidth: 0,
                  justifyContent: 'flex-start',
                  gap: 1.5,
                  p: 1.25,
                  minHeight: 68,
                  textAlign: 'start',
                  borderRadius: '12px',
                }}
              >
                <Avatar name={business.businessName} src={business.logoUrl} size={44} />
                <Box sx={{ flex: 1, minWidth: 0 }}>
                  <Box sx={{ typography: 'subtitle2', overflowWrap: 'anywhere' }}>
                    {business.businessName}
                  </Box>
                  <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
                    {categoryName(business.category)}
                  </Box>
                </Box>
                {isActive && (
                  <Box
                    component={Check}
                    size={20}
                    strokeWidth={2.5}
                    aria-hidden
                    sx={{ color: 'primary.main', flex: 'none' }}
                  />
                )}
              </ButtonBase>
              <BusinessMenu business={business} onLeave={onClose} />
            </Box>
          )
        })}
      </Box>
    </Sheet>
  )
}
