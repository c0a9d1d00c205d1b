import { type Html, trust } from '../../html.ts'

const stickers = {
  star: '<path class="cut" d="M50 8l12.5 27 29.5 3.5-22 20 6 29.5L50 73 24 88l6-29.5-22-20L37.5 35z"/><path fill="#ffc93c" d="M50 8l12.5 27 29.5 3.5-22 20 6 29.5L50 73 24 88l6-29.5-22-20L37.5 35z"/><path class="pen" d="M41 46v4M59 46v4M40 58q10 9 20 0"/>',
  apple:
    '<path class="cut" d="M50 34c-8-7-32-7-32 20 0 22 16 36 24 36 4 0 5-2 8-2s4 2 8 2c8 0 24-14 24-36 0-27-24-27-32-20zM50 34c0-12 4-20 14-24"/><path fill="#ef5b4c" d="M50 34c-8-7-32-7-32 20 0 22 16 36 24 36 4 0 5-2 8-2s4 2 8 2c8 0 24-14 24-36 0-27-24-27-32-20z"/><path class="pen" d="M50 34c0-10 2-16 6-21"/><path fill="#5bab6e" d="M56 24c4-12 14-14 24-13-2 11-12 16-24 13z"/><path fill="#fff" opacity=".5" d="M27 52c0-6 3-10 8-11-3 4-4 8-4 13z"/>',
  pencil:
    '<g transform="rotate(45 50 50)"><path class="cut" d="M40 4h20v66L50 94 40 70z"/><path fill="#ff8fa3" d="M40 4h20v10H40z"/><path fill="#c9ced6" d="M40 14h20v7H40z"/><path fill="#ffc93c" d="M40 21h20v49H40z"/><path fill="#f2a71b" d="M47 21h6v49h-6z"/><path fill="#f6dcb5" d="M40 70h20L50 94z"/><path fill="#3b3b44" d="M46.5 85.5h7L50 94z"/></g>',
  ruler:
    '<g transform="rotate(-24 50 50)"><path class="cut" d="M4 36h92v28H4z"/><path fill="#6fc3df" d="M4 36h92v28H4z"/><path class="pen" d="M12 36v12M22 36v8M32 36v12M42 36v8M52 36v12M62 36v8M72 36v12M82 36v8"/></g>',
} as const

/** A sticker with its white edge. */
export const drawSticker = (name: keyof typeof stickers): Html =>
  trust(
    `<svg class="sticker ${name}" viewBox="0 0 100 100" width="72" height="72" aria-hidden="true">${stickers[name]}</svg>`,
  )

/** A paper plane and the way it has flown: for a card without a picture. */
export const drawPlane = (): Html =>
  trust(
    '<svg class="plane" viewBox="0 0 320 120" aria-hidden="true"><path class="way-flown" d="M6 96c40 26 84 8 84-22s-40-30-40-4 50 40 110 18 70-46 86-54"/><path fill="#fff" d="M314 8 236 44l26 10z"/><path fill="#e8ecf2" d="M314 8 262 54l4 28 14-20z"/><path fill="#fff" d="M314 8 280 62l22 8z"/></svg>',
  )
