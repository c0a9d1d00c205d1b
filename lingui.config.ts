import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'hi'],
  catalogs: [
    { path: '<rootDir>/packages/web/src/locales/{locale}', include: ['<rootDir>/packages/web/src'] },
  ],
  format: formatter({ lineNumbers: false }),
})
