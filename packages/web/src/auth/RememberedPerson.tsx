import { Trans, useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { maskIdentity } from '@parichay/contract/auth/rules.ts'
import { UserRound } from 'lucide-react'
import type { Who } from '../auth-data.ts'
import { TextButton } from '../ui/TextButton.tsx'
import { Pile, Text } from '../ui/shapes.tsx'

/** Who signed in here last, masked: a look over the shoulder gives nothing away. Password managers see the whole name. */
export function RememberedPerson({ who, onAnother }: { who: Who; onAnother: () => void }) {
  const { t } = useLingui()
  return (
    <Pile gap={0.75}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: 2 }}>
        <Text as="subtitle2">
          <Trans>Welcome back</Trans>
        </Text>
        <Text as="body2">
          <TextButton onClick={onAnother}>
            {who.email ? t`Use another e-mail` : t`Use another number`}
          </TextButton>
        </Text>
      </Box>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1.5,
          minHeight: 60,
          px: 1.5,
          borderRadius: '12px',
          border: '1px solid',
          borderColor: 'brand.tintLine',
          bgcolor: 'brand.tint',
        }}
      >
        <Box
          sx={{
            width: 40,
            height: 40,
            flex: 'none',
            display: 'grid',
            placeItems: 'center',
            borderRadius: '50%',
            bgcolor: 'background.paper',
            color: 'primary.main',
          }}
        >
          <UserRound size={20} aria-hidden />
        </Box>
        <Box
          sx={{
            fontSize: 18,
            fontWeight: 650,
            letterSpacing: '0.01em',
            overflow: 'hidden',
            textOverflow: 'ellipsis',
          }}
        >
          {maskIdentity(who)}
        </Box>
      </Box>
      <input
        type="text"
        name="username"
        autoComplete="username"
        value={who.phoneNumber ?? who.email ?? ''}
        readOnly
        hidden
      />
    </Pile>
  )
}
