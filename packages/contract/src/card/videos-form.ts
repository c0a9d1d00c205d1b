import { z } from 'zod'
import type { Card } from './fields.ts'
import { YoutubeVideo } from './sections.ts'

/** Videos as the form holds them. */
export type TypedVideos = { videos: YoutubeVideo[] }

/** The form of a card's videos. */
export const typedVideos = (card: Pick<Card, 'youtubeVideos'>): TypedVideos => ({
  videos: card.youtubeVideos,
})

/** The rules of the form of videos. */
export const VideosForm: z.ZodType<{ videos: YoutubeVideo[] }, TypedVideos> = z.object({
  videos: z.array(YoutubeVideo),
})
