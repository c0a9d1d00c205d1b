import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import type { PanelLanguage } from '../boot.ts'
import { chooseLanguage, panelLanguageNames } from '../i18n.ts'

/** English and हिन्दी side by side; the panel changes at once. `onChosen` may keep it in the account. */
export function LanguageSwitch({ onChosen }: { onChosen?: (language: PanelLanguage) => void }) {
  const { t, i18n } = useLingui()
  return (
    <Box role="group" aria-label={t`Language`} sx={{ display: 'inline-flex', p: '3px', borderRadius: '12px', bgcolor: 'brand.sunken' }}>
      {(Object.keys(panelLanguageNames) as PanelLanguage[]).map((language) => (
        <ButtonBase
          key={language}
          lang={language}
          aria-pressed={i18n.locale === language}
          onClick={() => {
            void chooseLanguage(language)
            onChosen?.(language)
          }}
          sx={{ minHeight: 38, minWidth: 72, px: 1.5, borderRadius: '10px', fontSize: 14, fontWeight: 600, position: 'relative', '&::after': { content: '""', position: 'absolute', inset: '-3px 0' }, color: i18n.locale === language ? 'text.primary' : 'text.secondary', bgcolor: i18n.locale === language ? 'background.paper' : 'transparent', boxShadow: i18n.locale === language ? '0 1px 3px rgb(20 16 8 / 0.14)' : 'none' }}
        >
          {panelLanguageNames[language]}
        </ButtonBase>
      ))}
    </Box>
  )
}
