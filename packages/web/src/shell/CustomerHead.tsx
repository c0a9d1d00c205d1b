import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { ChevronsUpDown, CircleUserRound, Plus } from 'lucide-react'
import { Avatar } from '../ui/Avatar.tsx'
import { InlineError } from '../ui/list/InlineError.tsx'
import { failureText } from '../failure-words.ts'
import { Bone, Skeleton } from '../ui/Skeletons.tsx'
import { spacedMobile } from '../ui/form/digits.ts'
import { useActiveBusiness } from './active-business.ts'
import { useCategoryName } from './category-name.ts'
import { PlanChip } from './PlanChip.tsx'
import { Rest } from '../ui/shapes.tsx'

const shownPhone = (phone: string) =>
  phone.startsWith('+91') ? `+91 ${spacedMobile(phone.slice(3))}` : phone
const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

/** Who is signed in, and the business they are working with. */
export function CustomerHead({ onSwitch, onAdd }: { onSwitch: () => void; onAdd: () => void }) {
  const { t } = useLingui()
  const categoryName = useCategoryName()
  const { user, businesses, active } = useActiveBusiness()
  const name = user.data && (user.data.phoneNumber ? shownPhone(user.data.phoneNumber) : user.data.email)
  return (
    <Box sx={{ mb: 1.5 }}>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1.5,
          px: 1.5,
          minHeight: 40,
          color: 'text.secondary',
          typography: 'body2',
        }}
      >
        {user.data?.photoUrl ? (
          <Avatar name={user.data.name} src={user.data.photoUrl} size={32} shape="circle" />
        ) : (
          <Box component={CircleUserRound} size={22} strokeWidth={1.75} aria-hidden sx={{ flex: 'none' }} />
        )}
        <Box component="span" sx={oneLine}>
          {name ?? (user.error !== null ? '' : <Bone width={120} height={14} />)}
        </Box>
      </Box>
      {businesses.error !== null && !businesses.data ? (
        <InlineError message={failureText(businesses.error)} onRetry={businesses.reload} />
      ) : !businesses.data ? (
        <Skeleton>
          <Bone height={72} round={12} />
        </Skeleton>
      ) : active ? (
        <ButtonBase
          onClick={onSwitch}
          aria-haspopup="dialog"
          sx={{
            width: '100%',
            display: 'flex',
            alignItems: 'center',
            gap: 1.25,
            mt: 0.5,
            p: 1.25,
            minHeight: 72,
            textAlign: 'start',
            borderRadius: '12px',
            bgcolor: 'brand.tint',
            '&:hover': { bgcolor: 'brand.tintLine' },
          }}
        >
          <Avatar name={active.businessName} src={active.logoUrl} size={48} />
          <Rest>
            <Box sx={{ typography: 'subtitle2', ...oneLine }}>{active.businessName}</Box>
            <Box sx={{ typography: 'caption', color: 'text.secondary', ...oneLine }}>
              {categoryName(active.category)}
            </Box>
            <Box sx={{ mt: 0.5, lineHeight: 0 }}>
              <PlanChip business={active} />
            </Box>
          </Rest>
          <ChevronsUpDown size={18} aria-label={t`Switch business`} style={{ flex: 'none' }} />
        </ButtonBase>
      ) : (
        <ButtonBase
          onClick={onAdd}
          sx={{
            width: '100%',
            justifyContent: 'flex-start',
            gap: 1.25,
            mt: 0.5,
            px: 1.5,
            minHeight: 52,
            fontSize: 16,
            fontWeight: 650,
            color: 'primary.main',
            borderRadius: '12px',
            bgcolor: 'brand.tint',
            '&:hover': { bgcolor: 'brand.tintLine' },
          }}
        >
          <Plus size={22} aria-hidden />
          {t`Add business`}
        </ButtonBase>
      )}
    </Box>
  )
}
