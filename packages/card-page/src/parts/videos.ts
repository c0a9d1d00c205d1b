import { html, type Html } from '../html.ts'
import type { CardView } from '../view.ts'
import { icon } from './icons.ts'
import { drawSection } from './section.ts'
import { inOwnDirection } from '../rich-text.ts'

/** Videos as links to YouTube; the script plays them here. Nothing is asked of YouTube before a tap. */
export const drawVideos = ({ videos, words }: CardView): Html | null =>
  videos.length === 0
    ? null
    : drawSection(
        'videos',
        html`<h2>${words.videos}</h2><ul class="reel">${videos.map(({ videoId, title, href }) => html`<li><a class="video" href="${href}" rel="noopener" data-video="${videoId}" data-v="video"><span class="screen">${icon('play')}</span><span class="title">${inOwnDirection(title)}</span><small>${words.playOnYoutube}</small></a></li>`)}</ul>`,
      )
