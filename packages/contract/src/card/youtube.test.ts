import { expect, test } from 'vitest'
import { youtubeId } from './youtube.ts'

const id = 'dQw4w9WgXcQ'

test.each([
  id,
  ` ${id} `,
  `https://www.youtube.com/watch?v=${id}`,
  `http://youtube.com/watch?v=${id}&t=42s`,
  `https://m.youtube.com/watch?app=desktop&v=${id}`,
  `https://music.youtube.com/watch?v=${id}&list=RD1`,
  `youtube.com/watch?v=${id}#comments`,
  `https://youtu.be/${id}?si=abc123`,
  `youtu.be/${id}`,
  `https://www.youtube.com/shorts/${id}?feature=share`,
  `https://youtube.com/live/${id}`,
  `https://www.youtube.com/embed/${id}?autoplay=1`,
  `https://www.youtube-nocookie.com/embed/${id}`,
  `//www.youtube.com/embed/${id}`,
  `https://www.youtube.com/v/${id}`,
  `<iframe width="560" src="https://www.youtube.com/embed/${id}" allowfullscreen></iframe>`,
  `https://www.youtube.com/attribution_link?a=x&u=%2Fwatch%3Fv%3D${id}`,
])('%s', (text) => expect(youtubeId(text)).toBe(id))

test.each([
  '',
  'hello',
  'https://vimeo.com/12345',
  `https://evil.example/watch?v=${id}`,
  `https://youtube.com.evil.example/watch?v=${id}`,
  `https://evil.example/?u=https://youtu.be/${id}`,
  'https://www.youtube.com/@channel',
  'https://www.youtube.com/playlist?list=PL1234567890',
  'https://youtu.be/',
  'https://www.youtube.com/watch?v=short',
  `javascript:alert("youtu.be/${id}")`,
  `ftp://youtu.be/${id}`,
])('%s is no video', (text) => expect(youtubeId(text)).toBeNull())
