import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { runMedia, startMedia } from './media-program.ts'

test.skipIf(process.platform === 'win32')(
  'the words of a run stay words, whatever a shell makes of them',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'parichay-words-'))
    const made = join(folder, 'made')
    const words = [
      `$(touch ${made})`,
      `; touch ${made}`,
      `\`touch ${made}\``,
      `| tee ${made}`,
      `> ${made}`,
      '\' "',
      '* ~ $HOME',
      'a\nb',
      '',
    ]
    const program = { path: '/usr/bin/printf', from: 'the system' }
    const { child, end } = startMedia(
      program,
      ['%s\\0', ...words],
      { timeoutMs: 10_000, memoryMb: 512 },
      false,
    )
    expect((await text(child.stdout!)).split('\0')).toEqual([...words, ''])
    end()
    expect(existsSync(made)).toBe(false)
    rmSync(folder, { recursive: true })
  },
)

test.skipIf(process.platform === 'win32')(
  'of several words of progress that come at once the last one counts',
  async () => {
    const done: number[] = []
    await runMedia(
      { path: '/usr/bin/printf', from: 'the system' },
      {
        args: ['frame=12\\nfps=3\\nprogress=continue\\nframe= 60\\nfps=3\\nprogress=end\\n'],
        limits: { timeoutMs: 10_000, memoryMb: 512 },
        onFrames: (frames) => done.push(frames),
      },
    )
    expect(done).toEqual([60])
  },
)
