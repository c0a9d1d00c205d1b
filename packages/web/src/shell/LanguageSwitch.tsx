import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { useQueryClient } from '@tanstack/react-query'
import { saveLanguage, saveLetterLanguage } from '../api/people.ts'
import { useAuthData } from '../auth-data.ts'
import type { PanelLanguage } from '../boot.ts'
import { chooseLanguage, panelLanguageNames } from '../i18n.ts'
import { useSession } from '../session.ts'

/** English and हिन्दी side by side; the panel changes at once. A customer's account remembers it for other devices, a member of staff's for the daily letter. */
export function LanguageSwitch() {
  const { t, i18n } = useLingui()
  const queries = useQueryClient()
  const choose = (language: PanelLanguage) => {
    void chooseLanguage(language)
    const { kind } = useSession.getState()
    if (kind === 'customer') void saveLanguage(queries, language)
    if (kind === 'staff') void saveLetterLanguage(language)
    if (kind === 'none') useAuthData.getState().chooseLanguage(language)
  }
  return (
    <Box
      role="group"
      aria-label={t`Language`}
      sx={{ display: 'inline-flex', p: '3px', borderRadius: '12px', bgcolor: 'brand.sunken' }}
    >
      {(Object.keys(panelLanguageNames) as PanelLanguage[]).map((language) => (
        <ButtonBase
          key={language}
          lang={language}
          aria-pressed={i18n.locale === language}
          onClick={() => choose(language)}
          sx={{
            minHeight: 38,
            minWidth: 72,
            px: 1.5,
            borderRadius: '10px',
            fontSize: 14,
            fontWeight: 600,
            position: 'relative',
            '&::after': { content: '""', position: 'absolute', inset: '-3px 0' },
            color: i18n.locale === language ? 'text.primary' : 'text.secondary',
            bgcolor: i18n.locale === language ? 'background.paper' : 'transparent',
            boxShadow: i18n.locale === language ? '0 1px 3px rgb(20 16 8 / 0.14)' : 'none',
            // In the dark the paper is darker than the track: what is chosen would look pressed away.
            ...(i18n.locale === language && { '[data-scheme=dark] &': { bgcolor: 'brand.control' } }),
          }}
        >
          {panelLanguageNames[language]}
        </ButtonBase>
      ))}
    </Box>
  )
}
