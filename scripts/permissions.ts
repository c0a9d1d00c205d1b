import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { permissionsPage } from './permissions/page.ts'

writeFileSync(resolve(import.meta.dirname, '../docs/permissions.md'), permissionsPage())
