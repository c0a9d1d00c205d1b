import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { permissionsPage } from './page.ts'

test('docs/permissions.md is what the routes say; else run npm run permissions', () => {
  expect(readFileSync(resolve(import.meta.dirname, '../../docs/permissions.md'), 'utf8')).toBe(
    permissionsPage(),
  )
})
