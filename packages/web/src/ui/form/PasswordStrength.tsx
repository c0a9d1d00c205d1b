import { Plural, Trans } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { passwordLength } from '@parichay/contract/auth/fields.ts'
import { type PasswordFault, type PasswordOwner, passwordFaults } from '@parichay/contract/auth/rules.ts'
import { Check, Circle } from 'lucide-react'
import type { ReactNode } from 'react'
import { strengthOf } from './strength.ts'
import { Pile, PlainList } from '../shapes.tsx'

const tones = ['divider', 'error.main', 'warning.main', 'success.main', 'success.main'] as const

type Props = { password: string; who: PasswordOwner }

/** A bar that fills, and the rules that are met so far. */
export function PasswordStrength({ password, who }: Props) {
  const strength = strengthOf(password, who)
  const faults = passwordFaults(password, who)
  const least = passwordLength[who.kind]
  const rules: [PasswordFault, ReactNode][] = [
    ['short', <Plural key="short" value={least} one="At least # character" other="At least # characters" />],
    ['phone', <Trans key="phone">Not your phone number</Trans>],
    ['name', <Trans key="name">Not just a name, yours or your business’s</Trans>],
    ['common', <Trans key="common">Not an easy one like 12345678</Trans>],
  ]
  return (
    <Pile gap={1}>
      <Box aria-hidden sx={{ display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)', gap: 0.5 }}>
        {[1, 2, 3, 4].map((step) => (
          <Box
            key={step}
            sx={{
              height: 4,
              borderRadius: 2,
              bgcolor: step <= strength ? tones[strength] : 'divider',
              transition: 'background-color 200ms',
            }}
          />
        ))}
      </Box>
      <PlainList gap={0.25}>
        {rules.map(([fault, words]) => {
          const met = password !== '' && !faults.includes(fault)
          return (
            <Box
              component="li"
              key={fault}
              sx={{
                display: 'flex',
                alignItems: 'center',
                gap: 1,
                typography: 'body2',
                color: met ? 'success.main' : 'text.secondary',
              }}
            >
              {met ? <Check size={16} aria-hidden /> : <Circle size={16} strokeWidth={1.5} aria-hidden />}
              {words}
            </Box>
          )
        })}
      </PlainList>
    </Pile>
  )
}
