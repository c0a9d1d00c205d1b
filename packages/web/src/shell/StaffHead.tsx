import { useLingui } from '@lingui/react/macro'
import { spokenNumber } from '@parichay/card-page/phone.ts'
import Box from '@mui/material/Box'
import { useStaff } from '../api/staff.ts'
import { roleNames } from './role-names.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { Quiet } from '../ui/shapes.tsx'
import { cutText } from '../ui/shape-styles.ts'

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
                ...cutText,
              }}
            >
              {person.name}
            </Box>
            <Quiet>{person.roles.map((role) => i18n._(roleNames[role])).join(', ')}</Quiet>
            <Quiet small>{spokenNumber(person.phoneNumber)}</Quiet>
          </Box>
        </>
      )}
    </Box>
  )
}
