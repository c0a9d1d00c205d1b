import type { FrameForm } from './planes.ts'

/** Arguments as one types them. */
export const words = (text: string): string[] => text.split(' ')

const hd = words('-colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv')
/** How every film of ours is written: H.264 High 4.0 that phones play, colours of HD, ready to play from its first byte. */
export const videoArgs = (fps: number): string[] => [
  ...words('-c:v libx264 -preset veryfast -crf 21 -profile:v high -level:v 4.0'),
  '-maxrate',
  '9M',
  '-bufsize',
  '12M',
  '-pix_fmt',
  'yuv420p',
  '-r',
  String(fps),
  '-g',
  String(fps * 3),
  ...hd,
  '-threads',
  '2',
]
/** How drawn frames are told to lie in what is read, by their form. */
export const drawnInput: Record<FrameForm, string[]> = {
  rgba: words('-f rawvideo -pix_fmt rgba'),
  planes: [...words('-f rawvideo -pix_fmt yuv420p'), ...hd],
}
/** What is done to them before they are encoded. */
export const drawnFilter: Record<FrameForm, string> = {
  rgba: 'scale=out_color_matrix=bt709:out_range=tv,setsar=1,format=yuv420p',
  planes: 'setsar=1,format=yuv420p',
}
/** Sound of every film of ours. */
export const audioArgs = ['-c:a', 'aac', '-b:a', '128k', '-ar', '48000', '-ac', '2'] as const
/** What was noted in the original stays there: place, device, chapters. */
export const fileArgs = [
  ...words('-map_metadata -1 -map_chapters -1 -sn -dn -max_muxing_queue_size 2048'),
  ...words('-movflags +faststart -f mp4 -y'),
] as const
/** Progress on the standard output, warnings on the other. */
export const quietArgs = ['-hide_banner', '-nostats', '-progress', 'pipe:1', '-loglevel', 'warning'] as const
/** From whatever colours to those of HD video. */
export const toHd = 'in_color_matrix=auto:out_color_matrix=bt709:out_range=tv'

const soundRate = 32_000
/** Makes a small film of a film of ours: `width` px, at most so many bytes a second, one voice of sound. */
export const previewArgs = (file: string, out: string, width: number, bytesPerSecond: number): string[] => {
  const rate = Math.round(Math.max(24_000, Math.min(600_000, bytesPerSecond * 8 - soundRate)))
  return [
    ...quietArgs,
    '-nostdin',
    '-protocol_whitelist',
    'file,pipe',
    '-f',
    'mov',
    '-i',
    file,
    '-map',
    '0:v:0',
    '-map',
    '0:a?',
    '-vf',
    `fps=24,scale=${width}:-2:flags=bicubic,format=yuv420p`,
    '-c:v',
    'libx264',
    '-preset',
    'fast',
    '-crf',
    '27',
    '-maxrate',
    String(rate),
    '-bufsize',
    String(rate),
    '-profile:v',
    'main',
    '-threads',
    '2',
    '-g',
    '48',
    ...words('-colorspace bt709 -color_primaries bt709 -color_trc bt709'),
    '-c:a',
    'aac',
    '-b:a',
    String(soundRate),
    '-ac',
    '1',
    '-ar',
    '32000',
    ...fileArgs,
    out,
  ]
}
