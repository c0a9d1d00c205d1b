import { clipBounds, soundBounds, type SoundFault } from '@parichay/contract/video/sound.ts'
import type { Probe } from '../../platform/media-probe.ts'

/** Why no clip is made of a film that can be read; null where one is. Pure. */
export function faultOfClip({
  seconds,
  width,
  height,
  frames,
}: Pick<Probe, 'seconds' | 'width' | 'height' | 'frames'>): SoundFault | null {
  // A film of a minute says 60.03 for its sound.
  if (seconds > clipBounds.mostSeconds + 0.5) return 'tooLong'
  if (seconds < soundBounds.leastSeconds) return 'tooShort'
  if (Math.max(width, height) > clipBounds.largest || frames > (seconds + 1) * clipBounds.fps)
    return 'tooHeavy'
  return Math.min(width, height) < clipBounds.smallest ? 'tooSmall' : null
}
