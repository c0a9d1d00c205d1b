import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { showError } from '../ui/dialogs.tsx'
import { say, sayDone } from '../ui/snackbar-store.ts'
import type { FailureWords } from '../failure-words.ts'
import { isCallFailed } from '../failures.ts'
import { saveFile } from '../api/download.ts'
import { shareFile } from '../api/picture-file.ts'
import { useOneDeed } from './one-deed.ts'
import { sendEvent } from './usage-events.ts'

/** What a file is wanted for. */
export type Purpose = 'share' | 'jpeg' | 'png' | 'mp4'

const filmFailure: FailureWords = {
  RENDER_FAILED: msg`This video could not be made. Nothing was counted. Try again.`,
}

/** Shares and saves pictures or videos, one at a time; `onPlanNeeded` hears that the plan does not have it. */
export function useSending(onPlanNeeded: () => void, isFilm = false) {
  const { t } = useLingui()
  const kind = isFilm ? 'greetingVideo' : 'greetingImage'
  const { busy, run } = useOneDeed<Purpose>((error) => {
    if (error instanceof DOMException && error.name === 'AbortError') return
    if (isCallFailed(error) && error.code === 'PLAN_NEEDED') onPlanNeeded()
    else void showError(error, isFilm ? filmFailure : undefined)
  })
  /** To another app as a file with its words; where none takes files it is saved, and WhatsApp opens with the words. */
  const share = (make: () => Promise<File>, text: string) =>
    run('share', async () => {
      const file = await make()
      const how = await shareFile(file, text)
      if (how === 'shared' || how === 'unable') void sendEvent('GREETING_SHARED', { kind })
      if (how === 'again')
        say(
          isFilm
            ? t`Your video is ready. Tap Share once more.`
            : t`Your picture is ready. Tap Share once more.`,
        )
      if (how !== 'unable') return
      saveFile(file)
      await navigator.clipboard?.writeText(text).catch(() => undefined)
      window.open(`https://wa.me/?text=${encodeURIComponent(text)}`, '_blank', 'noopener')
      say(
        isFilm
          ? t`The video is saved. Attach it in WhatsApp.`
          : t`The picture is saved. Attach it in WhatsApp.`,
      )
    })
  const save = (purpose: Exclude<Purpose, 'share'>, make: () => Promise<File>) =>
    run(purpose, async () => {
      saveFile(await make())
      void sendEvent('DOWNLOAD', { kind, format: purpose })
      sayDone(isFilm ? t`The video is saved` : t`The picture is saved`)
    })
  return { busy, share, save }
}
