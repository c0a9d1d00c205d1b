import { Trans } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { Hidden } from '../Hidden.tsx'
import { Pile } from '../shapes.tsx'

export type FieldFrame = {
  id: string
  label: ReactNode
  required?: boolean
  hint?: ReactNode
  error?: string | undefined
  /** Stands at the right end of the label: 'Forgot password?', a counter. */
  aside?: ReactNode
  children: ReactNode
}

/** Label above, control, one message below: the error if there is one, else the hint. */
export function Field({ id, label, required = false, hint, error, aside, children }: FieldFrame) {
  return (
    <Pile gap={0.75} fits>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: 2 }}>
        <Box component="label" htmlFor={id} sx={{ typography: 'subtitle2' }}>
          {label}
          {required && (
            <Box component="span" sx={{ color: 'error.main', ml: 0.5 }}>
              <span aria-hidden>*</span>
              <Hidden>
                <Trans>(required)</Trans>
              </Hidden>
            </Box>
          )}
        </Box>
        {aside && <Box sx={{ typography: 'body2', color: 'text.secondary', flex: 'none' }}>{aside}</Box>}
      </Box>
      {children}
      {(error ?? hint) && (
        <Box
          id={`${id}-message`}
          component="p"
          sx={{
            typography: 'body2',
            color: error ? 'error.main' : 'text.secondary',
            fontWeight: error ? 550 : 450,
          }}
        >
          {error ?? hint}
        </Box>
      )}
    </Pile>
  )
}

/** What a control needs so that its message is read with it. */
export const fieldAria = (id: string, error: unknown, hint: unknown, required: boolean) => ({
  'aria-invalid': error ? (true as const) : undefined,
  'aria-describedby': error || hint ? `${id}-message` : undefined,
  'aria-required': required || undefined,
})
