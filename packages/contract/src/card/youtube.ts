/** Paths after which the id of a video stands. */
const paths = ['shorts', 'embed', 'live', 'v', 'e']

/**
 * The id of a video in whatever a person pastes: an address of the page, the short one of Share, a short, a live
 * broadcast, the code for embedding, or the id itself. Null for everything else, also for channels and playlists.
 */
export function youtubeId(text: string): string | null {
  const typed = (/\bsrc=["']([^"']+)/.exec(text)?.[1] ?? text).trim()
  if (isId(typed)) return typed
  const address = read(
    /^[\w.+-]+:/.test(typed) ? typed : typed.startsWith('//') ? `https:${typed}` : `https://${typed}`,
  )
  if (!address || !/^https?:$/.test(address.protocol)) return null
  const host = address.hostname.replace(/^(?:www|m|music)\./, '')
  const parts = address.pathname.split('/').filter(Boolean)
  if (host === 'youtu.be') return valid(parts[0])
  if (host !== 'youtube.com' && host !== 'youtube-nocookie.com') return null
  if (parts[0] === 'attribution_link') return youtubeId(`youtube.com${address.searchParams.get('u') ?? ''}`)
  return paths.includes(parts[0] ?? '') ? valid(parts[1]) : valid(address.searchParams.get('v'))
}

/** The page of a video, to look at it. */
export const youtubePage = (videoId: string): string => `https://youtu.be/${videoId}`

const isId = (text: string) => /^[A-Za-z0-9_-]{11}$/.test(text)
const valid = (text: string | null | undefined) => (text && isId(text) ? text : null)

function read(text: string): URL | null {
  try {
    return new URL(text)
  } catch {
    return null
  }
}
