import { videoSoundRoutes } from '@parichay/contract/video/routes.sounds.ts'
import { clipsOf, ownMusicOf } from '@parichay/contract/video/rules.ts'
import { soundBounds, soundRightsVersion, type VideoSound } from '@parichay/contract/video/sound.ts'
import type { VideoValues } from '@parichay/contract/video/template.ts'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { useRemote } from './remote.ts'
import { useMemo } from 'react'
import type { FilmClips } from '../ui/film/film-clip.ts'
import type { FilmSound } from '../ui/film/film-sound.ts'
import { call } from './client.ts'
import { fetchFile } from './download.ts'
import { keys } from './keys.ts'
import { uploadFile } from './upload.ts'

/** The own music and clips of a business, and the voice that is named; asked again while one of them is read. */
export const videoSoundsQuery = (businessId: number, voice?: number | null) =>
  queryOptions({
    queryKey: keys.videoSounds(businessId, voice ?? null),
    queryFn: ({ signal }) =>
      call(
        videoSoundRoutes.listVideoSounds,
        { query: { businessId, ...(voice ? { soundId: voice } : {}) } },
        { signal },
      ),
    staleTime: 60_000,
    refetchInterval: ({ state }) => (state.data?.some(isBeingRead) ? 1000 : false),
  })

/** Whether the worker has still to read it. */
export const isBeingRead = ({ state }: Pick<VideoSound, 'state'>): boolean => state === 'waiting'

/** Sends music whose rights were ticked, or a recorded voice. */
export async function sendSound(
  queries: QueryClient,
  businessId: number,
  sound: { kind: VideoSound['kind']; title?: string; file: Blob },
): Promise<VideoSound> {
  const { kind, title, file } = sound
  const query = {
    businessId,
    kind,
    ...(title ? { title } : {}),
    ...(kind === 'music' ? { rights: soundRightsVersion } : {}),
  }
  const sent = await call(videoSoundRoutes.addVideoSound, { query, file })
  await queries.invalidateQueries({ queryKey: keys.videoSounds(businessId) })
  return sent
}

/** Sends a clip; `onProgress` hears 0 to 1. */
export async function sendClip(
  queries: QueryClient,
  businessId: number,
  file: File,
  hooks: { onProgress: (part: number) => void; signal: AbortSignal },
): Promise<VideoSound> {
  const title = file.name.replace(/\.[^.]*$/, '').slice(0, soundBounds.title)
  const query = { businessId, kind: 'clip' as const, title }
  const sent = await uploadFile(videoSoundRoutes.addVideoSound, { query, file }, hooks)
  await queries.invalidateQueries({ queryKey: keys.videoSounds(businessId) })
  return sent
}

/** Takes a sound away. */
export async function dropSound(queries: QueryClient, { soundId, businessId }: VideoSound): Promise<void> {
  await call(videoSoundRoutes.deleteVideoSound, { body: { soundId } })
  await queries.invalidateQueries({ queryKey: keys.videoSounds(businessId) })
}

/** A sound that is read, as the player of films takes it. */
export const storedSound = ({ soundId }: Pick<VideoSound, 'soundId'>) => ({
  name: `sound ${soundId}`,
  load: () => fetchFile(videoSoundRoutes.downloadVideoSound, { query: { soundId } }),
})

/** The sounds of a business, and the voice of the film; asked only where one is named or listed. */
export const useSounds = (businessId: number, voice: number | null | undefined, isNeeded = true) =>
  useRemote({ ...videoSoundsQuery(businessId, voice), enabled: isNeeded })

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

/** The clips of a film that can be seen now, by their slots. */
export function useClips(businessId: number, { clips, voice }: VideoValues): FilmClips {
  const named = clipsOf({ clips })
  const { data } = useSounds(businessId, voice, Object.keys(named).length > 0)
  return useMemo(
    () =>
      Object.fromEntries(
        Object.entries(clipsOf({ clips })).flatMap(([slot, { clipId, from }]) =>
          readyOf(data, clipId)
            ? [
                [
                  slot,
                  { url: `${videoSoundRoutes.downloadVideoSound.path}?soundId=${clipId}`, from },
                ] as const,
              ]
            : [],
        ),
      ),
    [clips, data],
  )
}
