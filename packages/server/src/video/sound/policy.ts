import type { Verdict } from '@parichay/contract/verdict.ts'
import { videoSoundRoutes } from '@parichay/contract/video/routes.sounds.ts'
import type { VideoSound } from '@parichay/contract/video/sound.ts'
import { gateVerdict } from '../../platform/gate.ts'
import type { Actor } from '../../platform/scope.ts'

/** A sound that a film waits for stays: IN_USE. */
export const mayDrop = ({ isWaitedFor }: { isWaitedFor: boolean }): Verdict => (isWaitedFor ? 'IN_USE' : true)

/** What somebody may do with a sound they reach. */
export function verdictsOnSound(sound: { isWaitedFor: boolean }, actor: Actor): VideoSound['can'] {
  const gate = gateVerdict(videoSoundRoutes.deleteVideoSound, actor)
  return { delete: gate === true ? mayDrop(sound) : gate }
}
