import type { ImagePost } from '@parichay/contract/greeting/fields.ts'
import type { FrameSettings } from '@parichay/contract/greeting/fields.frames.ts'
import { imagePostRoutes } from '@parichay/contract/greeting/routes.posts.ts'
import { fetchFile } from './download.ts'

/** What a file is made of. `hash` stands for the texts and pictures of the business. */
export type Wanted = {
  /** With another version it may have another picture. */
  post: Pick<ImagePost, 'imageId' | 'version'>
  businessId: number
  /** Null: the picture without a frame. */
  settings: FrameSettings | null
  hash: string
  format: 'jpeg' | 'png'
}

const made = new Map<string, File>()
const most = 12
const nameOf = ({ post, ...rest }: Wanted) => JSON.stringify([post.imageId, post.version, rest])

/** A file that was made in this tab already: it needs no network. */
export const madeFile = (wanted: Wanted): File | undefined => made.get(nameOf(wanted))

/** The file as the server makes it, each once in this tab. */
export async function pictureFile(wanted: Wanted, signal?: AbortSignal): Promise<File> {
  const there = madeFile(wanted)
  if (there) return there
  const { post, businessId, settings, format } = wanted
  const file = await fetchFile(imagePostRoutes.getImagePostFile, {
    params: { imageId: post.imageId },
    query: {
      businessId,
      format,
      ...(settings ? { frame: 'true' as const, settings: JSON.stringify(settings) as never } : {}),
    },
  })
  signal?.throwIfAborted()
  made.set(nameOf(wanted), file)
  for (const oldest of [...made.keys()].slice(0, Math.max(0, made.size - most))) made.delete(oldest)
  return file
}

/** How giving a file to other apps ended. `again`: the browser wants a fresh tap; `unable`: it shares no files. */
export type Sharing = 'shared' | 'cancelled' | 'again' | 'unable'

/** Gives a picture with its words to another app of the phone. */
export async function shareFile(file: File, text: string): Promise<Sharing> {
  if (!navigator.canShare?.({ files: [file] })) return 'unable'
  try {
    await navigator.share({ files: [file], text })
    return 'shared'
  } catch (error) {
    if (!(error instanceof DOMException)) return 'unable'
    if (error.name === 'AbortError') return 'cancelled'
    return error.name === 'NotAllowedError' && !navigator.userActivation?.isActive ? 'again' : 'unable'
  }
}
