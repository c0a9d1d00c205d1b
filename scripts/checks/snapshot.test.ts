import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { changesSince, keepSnapshot, readSnapshot, takeSnapshot } from './snapshot.ts'

test('what is new, changed or gone since the good tree, whether Git knows it or not', () => {
  const root = mkdtempSync(join(tmpdir(), 'parichay-snapshot-'))
  const write = (path: string, text: string) => writeFileSync(join(root, path), text)
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, stdio: 'pipe' })
  expect(takeSnapshot(root)).toBeUndefined()
  git('init', '-q')
  mkdirSync(join(root, 'src'))
  write('.gitignore', '.cache/\nsecret\n')
  write('src/kept.ts', '1')
  write('src/changed.ts', '1')
  write('src/gone.ts', '1')
  git('add', '.')
  expect(readSnapshot(root)).toBeUndefined()
  keepSnapshot(root, takeSnapshot(root)!)
  expect(changesSince(readSnapshot(root)!, takeSnapshot(root)!)).toEqual([])

  write('src/changed.ts', '2')
  write('src/नया नाम.ts', '1')
  write('secret', '1')
  rmSync(join(root, 'src/gone.ts'))
  expect(changesSince(readSnapshot(root)!, takeSnapshot(root)!)).toEqual([
    'src/changed.ts',
    'src/gone.ts',
    'src/नया नाम.ts',
  ])
  rmSync(root, { recursive: true })
})
