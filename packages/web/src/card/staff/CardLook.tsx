import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { useState } from 'react'

/** What a card looks like where its link is shared; nothing while it has no such picture. */
export function CardLook({ url, name }: { url: string; name: string }) {
  const { t } = useLingui()
  const [broken, setBroken] = useState<string>()
  // Pictures of other hosts are not let into the panel.
  if (broken === url || new URL(url, location.origin).origin !== location.origin) return null
  return (
    <Box
      component="img"
      src={`${url}/og.jpg`}
      alt={t`How the card of ${name} looks where its link is shared`}
      loading="lazy"
      onError={() => setBroken(url)}
      sx={{
        width: '100%',
        aspectRatio: '1200 / 630',
        objectFit: 'cover',
        borderRadius: '10px',
        border: '1px solid',
        borderColor: 'divider',
        bgcolor: 'brand.sunken',
      }}
    />
  )
}
