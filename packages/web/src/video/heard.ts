import { ownMusicOf } from '@parichay/contract/video/rules.ts'
import type { VideoSound } from '@parichay/contract/video/sound.ts'
import type { VideoValues } from '@parichay/contract/video/template.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { storedSound, videoSoundsQuery } from '../api/video-sounds.ts'
import type { FilmSound } from '../ui/film/film-sound.ts'

/** The sounds of a business, and the voice of the film; asked only where one is named or listed. */
export const useSounds = (businessId: number, voice: number | null | undefined, isNeeded = true) =>
  useQuery({ ...videoSoundsQuery(businessId, voice), enabled: isNeeded })

const readyOf = (sounds: readonly VideoSound[] | undefined, id: number | null | undefined) =>
  sounds?.some(({ soundId, state }) => soundId === id && state === 'ready') ? id : undefined

/** What of a film's sounds can be heard now. */
export function useHeard(businessId: number, { music, voice }: VideoValues): FilmSound {
  const own = ownMusicOf({ music })
  const { data } = useSounds(businessId, voice, own !== null || Boolean(voice))
  const [ownReady, voiceReady] = [readyOf(data, own), readyOf(data, voice)]
  return useMemo(
    () => ({
      track: own === null ? music : '',
      own: ownReady ? storedSound({ soundId: ownReady }) : null,
      voice: voiceReady ? storedSound({ soundId: voiceReady }) : null,
    }),
    [music, own, ownReady, voiceReady],
  )
}
