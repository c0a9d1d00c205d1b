import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { startMedia } from './media-program.ts'

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
