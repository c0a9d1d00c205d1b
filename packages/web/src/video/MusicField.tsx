import { useLingui } from '@lingui/react/macro'
import { ownMusicCode, ownMusicOf } from '@parichay/contract/video/rules.ts'
import type { VideoValues } from '@parichay/contract/video/template.ts'
import { trackNames, trackTitles } from '@parichay/video/music/tracks.ts'
import { Music } from 'lucide-react'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useSounds } from '../api/video-sounds.ts'
import { Button } from '../ui/Button.tsx'
import { SelectField } from '../ui/form/SelectField.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Pile } from '../ui/shapes.tsx'
import { OwnMusic } from './OwnMusic.tsx'
import { soundFaultWords } from './words.ts'

/** The music of a film: one of our loops, or one of the business's own. */
export function MusicField({ businessId }: { businessId: number }) {
  const { t, i18n } = useLingui()
  const { setValue } = useFormContext()
  const { music } = useWatch({ name: 'values' }) as VideoValues
  const [isOpen, setOpen] = useState(false)
  const chosen = ownMusicOf({ music })
  const { data } = useSounds(businessId, null, chosen !== null || isOpen)
  const own = data?.filter(({ kind }) => kind === 'music')
  const found = own?.find(({ soundId }) => soundId === chosen)
  const locale = i18n.locale === 'hi' ? 'hi' : 'en'
  const mine = (own ?? []).filter(({ state }) => state !== 'failed')
  return (
    <Pile gap={1}>
      <SelectField
        name="values.music"
        label={t`Music`}
        choices={[
          { value: '', label: t`No music` },
          ...mine.map(({ soundId, title }) => ({
            value: ownMusicCode(soundId),
            label: t`${title} · my music`,
          })),
          ...trackNames.map((code) => {
            const { title, mood } = trackTitles[code]
            return { value: code, label: `${title[locale]} · ${mood[locale]}` }
          }),
        ]}
      />
      {chosen !== null && own && !found && (
        <Notice tone="warning">{t`This music was deleted. Choose another one.`}</Notice>
      )}
      {found?.fault && <Notice tone="warning">{i18n._(soundFaultWords[found.fault])}</Notice>}
      <Button look="text" icon={Music} onClick={() => setOpen(true)} sx={{ justifySelf: 'start' }}>
        {t`My own music`}
      </Button>
      {isOpen && (
        <OwnMusic
          businessId={businessId}
          chosen={chosen}
          onChoose={(soundId) =>
            setValue('values.music', soundId === null ? '' : ownMusicCode(soundId), { shouldDirty: true })
          }
          onClose={() => setOpen(false)}
        />
      )}
    </Pile>
  )
}
