import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { keyframes } from '@mui/material/styles'
import { useState } from 'react'
import { keep, kept } from '../keepsake.ts'
import { useGo } from '../go.ts'
import { Button } from '../ui/Button.tsx'
import { Text } from '../ui/shapes.tsx'

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-6px)' } })

/** Points at the links once, and never again after it was closed. */
export function LinksCoachmark({ href }: { href: string }) {
  const { t } = useLingui()
  const go = useGo()
  const [shown, setShown] = useState(() => kept<boolean>('linksCoachmark') !== true)
  if (!shown) return null
  const close = () => {
    keep('linksCoachmark', true)
    setShown(false)
  }
  return (
    <Box
      role="dialog"
      aria-label={t`Useful links`}
      sx={{
        position: 'relative',
        // Above the round Preview button, which floats over the list.
        zIndex: 10,
        mt: 1.25,
        mb: 1,
        p: 2,
        borderRadius: '14px',
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
        boxShadow: 8,
        animation: `${appear} 220ms ease-out`,
        '&::before': {
          content: '""',
          position: 'absolute',
          top: -7,
          left: 22,
          width: 16,
          height: 16,
          bgcolor: 'inherit',
          transform: 'rotate(45deg)',
          borderRadius: '3px',
        },
      }}
    >
      <Text as="subtitle1">{t`Add useful links to your card`}</Text>
      <Box
        sx={{ typography: 'body2', mt: 0.5 }}
      >{t`Instagram, Google reviews, your menu or a payment page: one tap for your customers.`}</Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        <Button
          look="secondary"
          onClick={() => {
            close()
            go(href)
          }}
        >{t`Add links`}</Button>
        <Button
          look="text"
          onClick={close}
          sx={{ color: 'inherit', '&:hover': { bgcolor: 'rgb(128 128 128 / 0.25)' } }}
        >{t`Got it`}</Button>
      </Box>
    </Box>
  )
}
