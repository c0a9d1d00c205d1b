/** Types of pictures that can be uploaded. */
export const acceptedPictures = ['image/jpeg', 'image/png', 'image/webp'] as const
/** Shorter side in px below which a picture looks poor. */
export const lowResolution = 400

/** Width and height of the result: never larger than the cut, never longer than `longest`. Pure. */
export function outputSize(cut: { width: number; height: number }, longest = 1080) {
  const scale = Math.min(1, longest / Math.max(cut.width, cut.height))
  return {
    width: Math.max(1, Math.round(cut.width * scale)),
    height: Math.max(1, Math.round(cut.height * scale)),
  }
}

/** Whether the first bytes are those of a JPEG, PNG or WebP, whatever the file is called. Pure. */
export function isPictureBytes(bytes: Uint8Array): boolean {
  const text = String.fromCharCode(...bytes.slice(0, 12))
  return (
    text.startsWith('\xff\xd8\xff') ||
    text.startsWith('\x89PNG\r\n\x1a\n') ||
    (text.startsWith('RIFF') && text.slice(8) === 'WEBP')
  )
}
