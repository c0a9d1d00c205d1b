import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Business } from '@parichay/contract/business/fields.ts'
import { unlimited } from '@parichay/contract/plan/unlimited.ts'
import type { UserVideo } from '@parichay/contract/video/fields.ts'
import { userVideoRoutes } from '@parichay/contract/video/routes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../api/client.ts'
import { saveFile } from '../api/download.ts'
import { shareFile } from '../api/picture-file.ts'
import { refreshVideos, takeVideo, videoFile } from '../api/videos.ts'
import { useOneDeed } from './one-deed.ts'
import { useUpgrade } from './upgrade.ts'
import { sendEvent } from './usage-events.ts'
import type { FailureWords } from '../failure-words.ts'
import { CallFailed } from '../failures.ts'
import { confirm, showError } from '../ui/dialogs.tsx'
import { say, sayDone } from '../ui/snackbar-store.ts'

/** What a call about videos can answer, in words. */
export const videoFailure: FailureWords = {
  NOT_FOUND: msg`This video does not exist any more.`,
  CONFLICT: msg`This video was changed or switched off elsewhere. Load the page again.`,
  PLAN_NEEDED: msg`Your plan has no film left. A sample is always free.`,
  LIMIT_REACHED: msg`There are as many videos as there may be. Delete one first.`,
  VALIDATION: msg`Something is missing or too long. It is marked in the form.`,
  GLYPH_MISSING: msg`The film holds signs that cannot be drawn. Remove them and try again.`,
  SCENE_INVALID: msg`This template cannot be drawn at the moment. Choose another one.`,
}

/** The same for an order: where a field is named, something that was sent for it is not read yet. */
const orderFailure = (error: unknown): FailureWords =>
  error instanceof CallFailed && error.code === 'CONFLICT' && error.field
    ? { ...videoFailure, CONFLICT: msg`Your clip or sound is still being read. Try again in a moment.` }
    : videoFailure

/** What is under way with a film. */
export type FilmDeed = 'make' | 'sample' | 'cancel' | 'download' | 'small' | 'share' | 'buy'

/** Orders, cancels, saves and shares films, one deed at a time; asks before one of the plan is taken. */
export function useFilmDeeds(business: Business) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const upgrade = useUpgrade()
  const { busy, run } = useOneDeed<FilmDeed>((error) => void showError(error, orderFailure(error)))
  const fileOf = ({ videoNo, film }: UserVideo, isSmall: boolean) =>
    videoFile(videoNo, isSmall && film?.hasSmall ? 'whatsapp' : 'full')
  const save = (file: File) => {
    saveFile(file)
    void sendEvent('DOWNLOAD', { kind: 'promotionalVideo' })
    sayDone(t`The film is saved`)
  }
  return {
    busy,
    make: ({ videoNo, version, cover }: UserVideo, isSample = false) =>
      run(isSample ? 'sample' : 'make', async () => {
        if (!isSample && cover.by === 'plan' && cover.left !== unlimited) {
          const yes = await confirm({
            title: t`Use one of your films?`,
            message: t`${cover.left} left in your plan. Corrections of its words are free for 7 days.`,
            okLabel: t`Make the film`,
          })
          if (!yes) return
        }
        const body = { videoNo, version, ...(isSample ? { isSample } : {}) }
        takeVideo(queries, await call(userVideoRoutes.renderUserVideo, { body }))
      }),
    cancel: ({ videoNo }: UserVideo) =>
      run('cancel', async () => {
        const { render } = takeVideo(
          queries,
          await call(userVideoRoutes.cancelUserVideo, { body: { videoNo } }),
        )
        if (render?.state === 'ready') say(t`The film was ready before it could be cancelled.`)
        else say(t`Cancelled. Nothing was counted.`)
      }),
    download: (video: UserVideo, isSmall = false) =>
      run(isSmall ? 'small' : 'download', async () => save(await fileOf(video, isSmall))),
    share: (video: UserVideo) =>
      run('share', async () => {
        const file = await fileOf(video, true)
        const how = await shareFile(file, video.title)
        if (how === 'again') say(t`Your film is ready. Tap Share once more.`)
        if (how !== 'unable') return
        saveFile(file)
        window.open(`https://wa.me/?text=${encodeURIComponent(video.title)}`, '_blank', 'noopener')
        say(t`The film is saved. Attach it in WhatsApp.`)
      }),
    buy: ({ videoNo, title }: UserVideo) =>
      run('buy', async () => {
        if (await upgrade({ business, video: { videoNo, title } })) await refreshVideos(queries)
      }),
  }
}
/** What can be done with films. */
export type FilmDeeds = ReturnType<typeof useFilmDeeds>
