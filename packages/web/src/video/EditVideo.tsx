import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import type { Business } from '@parichay/contract/business/fields.ts'
import { requiredLine } from '@parichay/contract/ids.ts'
import type { UserVideo, UserVideosOfBusiness } from '@parichay/contract/video/fields.ts'
import { userVideoRoutes } from '@parichay/contract/video/routes.ts'
import { isPremiumLocked, slotFaults, startValues } from '@parichay/contract/video/rules.ts'
import { videoBounds, VideoValues } from '@parichay/contract/video/template.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRemote } from '../api/remote.ts'
import { useMemo, useRef, useState } from 'react'
import { z } from 'zod'
import { call } from '../api/client.ts'
import { businessVideosQuery, takeVideo } from '../api/videos.ts'
import { useGo } from '../go.ts'
import { paths } from '../paths.ts'
import { RecordForm } from '../ui/form/RecordForm.tsx'
import { Page } from '../ui/Page.tsx'
import { say, sayDone } from '../ui/snackbar-store.ts'
import { fromDesktop, phoneOnly, topBarHeight } from '../ui/theme.ts'
import { FilmClock } from '../ui/film/film-clock.ts'
import { useNoticesRead } from '../shell/owner-notices/notices-read.ts'
import { useFilmDeeds, videoFailure } from '../shell/film-deeds.ts'
import { useUpgrade } from '../shell/upgrade.ts'
import { bestOf, type FilmTemplate } from '../api/film-of.ts'
import { FilmFoot, type Wish } from './FilmFoot.tsx'
import { FilmSide } from './FilmSide.tsx'
import { FilmState } from './FilmState.tsx'
import { Former } from './Former.tsx'
import { picturesOf, type StoredPictures } from '../api/film-pictures.ts'
import { SlotParts } from './SlotParts.tsx'
import { titleIn } from './words.ts'

const Typed = z.strictObject({ title: requiredLine(videoBounds.title), values: VideoValues })
type Typed = z.output<typeof Typed>
/** What the form works on: a video that is there, or what a new one begins with. */
type Rec = Typed & { version: number; video?: UserVideo }
const recordOf = (video: UserVideo): Rec => ({
  version: video.version,
  title: video.title,
  values: video.values,
  video,
})
const versionOf = ({ version }: Rec) => version
const typed = ({ title, values }: Rec): Typed => ({ title, values })

type Props = { business: Business; template: FilmTemplate } & (
  | { video: UserVideo; answer?: undefined }
  | { answer: UserVideosOfBusiness; video?: undefined }
)

/** One film: its words and pictures beside the film itself, which follows at once. */
export function EditVideo({ business, template, video, answer }: Props) {
  const { t, i18n } = useLingui()
  const go = useGo()
  const queries = useQueryClient()
  const { businessId } = business
  const { data: around = answer } = useRemote(businessVideosQuery(businessId))
  const deeds = useFilmDeeds(business)
  useNoticesRead(video)
  const upgrade = useUpgrade()
  const why = around?.allowance.why ?? null
  const isLocked = why !== null && isPremiumLocked(template.isPremium, { by: 'none', why })
  const unlock = () => void (video ? deeds.buy(video) : upgrade({ business }))
  const wish = useRef<Wish>('save')
  const [chosen, setChosen] = useState(0)
  const [isRecording, setRecording] = useState(false)
  const clock = useMemo(() => {
    const made = new FilmClock(template.seconds)
    made.seek(bestOf(template, 0))
    return made
  }, [template])
  const name = titleIn(template, i18n)
  const first = useRef<Rec>(undefined)
  const record = useMemo<Rec>(() => {
    if (video) return recordOf(video)
    first.current ??= { version: 0, title: name, values: startValues(template, answer.facts) }
    return first.current
  }, [video, answer, template, name])
  const logoUrl = video?.pictures['logo'] ?? around?.facts.logoUrl ?? undefined
  const stored = useMemo<StoredPictures>(() => {
    const own = video ? video.pictures : picturesOf(record.values, answer.facts)
    return {
      pictures: record.values.pictures,
      urls: { ...own, ...(logoUrl ? { logo: logoUrl } : {}) },
    }
  }, [video, record, answer, logoUrl])
  const choose = (at: number) => {
    setChosen(at)
    if (at >= template.chapters.length) return
    clock.pause()
    clock.seek(bestOf(template, at))
  }
  const save = async ({ title, values }: Typed, version: number) => {
    const of = video ? { videoNo: video.videoNo, version } : { businessId, templateVersion: template.version }
    const body = { ...of, templateId: template.templateId, title, values }
    return recordOf(takeVideo(queries, await call(userVideoRoutes.saveUserVideo, { body })))
  }
  const onSaved = async ({ video: saved }: Rec) => {
    if (!saved) return
    const wished = wish.current
    wish.current = 'save'
    // First to its own address: the film is asked about, and made, where it stays.
    if (!video) go(paths.videos({ businessId, videoNo: saved.videoNo }), { replace: true })
    if (wished === 'save') sayDone(t`Saved`)
    else await deeds.make(saved, wished === 'sample')
  }
  const mayNotSave = ({ values }: Typed) => {
    const faults = slotFaults(template, values).filter(
      ({ why }) => wish.current !== 'save' || why === 'tooLong',
    )
    const [fault] = faults
    if (!fault) return false
    const label = template.slots.find(({ key }) => key === fault.key)?.label
    const slot = (i18n.locale === 'hi' ? label?.hi : undefined) ?? label?.en ?? fault.key
    say(fault.why === 'missing' ? t`Fill in “${slot}” first.` : t`“${slot}” is too long.`)
    return true
  }
  return (
    <Page title={video ? video.title : t`New film`} subtitle={name} width="lg">
      <RecordForm<z.input<typeof Typed>, Typed, Rec>
        draft={video ? `video.${video.videoNo}` : `video.new.${businessId}.${template.templateId}`}
        schema={Typed}
        record={record}
        versionOf={versionOf}
        typed={typed}
        save={save}
        reload={async () =>
          video
            ? recordOf(await call(userVideoRoutes.getUserVideo, { params: { videoNo: video.videoNo } }))
            : record
        }
        onSaved={onSaved}
        mayNotSave={mayNotSave}
        skipUnchanged={video !== undefined}
        words={videoFailure}
        freeToLeave
        foot={({ unsaved, busy }) => (
          <FilmFoot
            video={video}
            isCovered={around?.allowance.why === null && around.allowance.left !== 0}
            isLocked={isLocked}
            onUnlock={unlock}
            deeds={deeds}
            unsaved={unsaved}
            busy={busy}
            onWish={(next) => {
              wish.current = next
            }}
          />
        )}
      >
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: 'minmax(0, 1fr)',
            gap: 2,
            '--film-height': 'min(28dvh, 260px)',
            [fromDesktop]: {
              gridTemplateColumns: 'minmax(0, 1fr) 420px',
              gap: 4,
              alignItems: 'start',
              '--film-height': 'calc(100dvh - 280px)',
            },
          }}
        >
          <Box
            sx={{
              minWidth: 0,
              [phoneOnly]: {
                position: 'sticky',
                top: topBarHeight,
                zIndex: 5,
                mx: -2,
                px: 2,
                py: 1,
                bgcolor: 'background.default',
                borderBottom: '1px solid',
                borderColor: 'divider',
              },
              [fromDesktop]: { order: 1, position: 'sticky', top: topBarHeight + 24 },
            }}
          >
            <FilmSide
              template={template}
              stored={stored}
              clock={clock}
              chosen={chosen}
              onChoose={choose}
              businessId={businessId}
              isMuted={isRecording}
            />
          </Box>
          <Box
            sx={{
              display: 'grid',
              gridTemplateColumns: 'minmax(0, 1fr)',
              gap: 2,
              // What is reached by keys stops between the film above and the bar below, not under them (WCAG 2.2, 2.4.11).
              [phoneOnly]: {
                '& :is(input, textarea, button, [tabindex])': {
                  scrollMarginTop: 'calc(var(--film-height) + 138px)',
                  scrollMarginBottom: '8px',
                },
              },
            }}
          >
            {video && <FilmState video={video} deeds={deeds} />}
            <SlotParts
              template={template}
              businessId={businessId}
              stored={stored}
              chosen={chosen}
              onPart={(at) => at !== chosen && choose(at)}
              clock={clock}
              onRecording={setRecording}
            />
            {video && <Former video={video} />}
          </Box>
        </Box>
      </RecordForm>
    </Page>
  )
}
