import { useLingui } from '@lingui/react/macro'
import { spokenNumber } from '@parichay/card-page/phone.ts'
import Box from '@mui/material/Box'
import { useStaff } from '../api/staff.ts'
import { roleNames } from './role-names.ts'
import { Avatar } from '../ui/Avatar.tsx'

/** Who is signed in, above the menu. The room is kept while it is not known yet. */
export function StaffHead() {
  const { i18n } = useLingui()
  const { person } = useStaff()
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, px: 1.5, pt: 0.5, pb: 2, minHeight: 76 }}>
      {person && (
        <>
          <Avatar name={person.name} size={44} shape="circle" />
          <Box sx={{ minWidth: 0 }}>
            <Box
              sx={{
                typography: 'subtitle1',
                fontWeight: 700,
                overflow: 'hidden',
                textOverflow: 'ellipsis',
                whiteSpace: 'nowrap',
              }}
            >
              {person.name}
            </Box>
            <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
              {person.roles.map((role) => i18n._(roleNames[role])).join(', ')}
            </Box>
            <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
              {spokenNumber(person.phoneNumber)}
            </Box>
          </Box>
        </>
      )}
    </Box>
  )
}
