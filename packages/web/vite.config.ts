import { fileURLToPath } from 'node:url'
import { lingui } from '@lingui/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { beginAfterPaint } from './begin-after-paint.ts'
import { macroWords } from './macro-words.ts'
import { slimRoutes } from './slim-routes.ts'
import { splitWords } from './split-words.ts'

const here = fileURLToPath(new URL('.', import.meta.url))
const linguiConfig = fileURLToPath(new URL('../../lingui.config.ts', import.meta.url))
const swcCache = fileURLToPath(new URL('../../node_modules/.cache/swc', import.meta.url))
const server = 'http://localhost:3000'
/** The build has no source maps: those between its steps would be made for nothing. */
const isBuild = process.env['NODE_ENV'] === 'production'

/** Of the libraries, what only screens with lists and forms ask for. */
const asksMore =
  /\/node_modules\/@tanstack\/.*\/(queriesObserver|useQueries|infiniteQueryObserver|useInfiniteQuery|mutationObserver|useMutation|useBlocker)\.js$/
const base =
  /rolldown\/runtime|\/node_modules\/(react|react-dom|scheduler|@emotion\/[\w-]+|stylis|@tanstack\/[\w-]+|@lingui\/[\w-]+|zustand|use-sync-external-store|clsx)\/|\/node_modules\/@mui\/material\/(styles|Box|ButtonBase)\//

/**
 * What the first screens need comes in few files, not in forty: a request costs more than a kilobyte on a slow network.
 * A group takes what its members import along; a higher priority chooses first.
 */
const groups = [
  {
    name: 'base',
    test: (id: string) => base.test(id) && !asksMore.test(id),
    priority: 30,
  },
  {
    name: 'first',
    test: /\/src\/(main\.tsx|ui\/dialogs\.tsx|shell\/Customer(Area|Shell)\.tsx|home\/(HomeScreen|TodayGreeting)\.tsx|ui\/form\/digits\.ts)$/,
    priority: 28,
  },
  {
    name: 'overlay',
    test: /\/src\/(ui\/(Sheet|ConfirmDialog|ErrorDialog)|shell\/MenuDrawer)\.tsx$/,
    priority: 20,
  },
  { name: 'forms', test: /\/src\/ui\/form\/(?!digits)[\w-]+\.tsx?$/, priority: 15 },
  { name: 'icons', test: /\/node_modules\/lucide-react\//, minShareCount: 3, priority: 17 },
  { name: 'asks-more', test: asksMore, priority: 12 },
]

/** The server sends `dist/index.html` for /panel/* and /__ui, and `dist/assets` under /assets/. */
export default defineConfig({
  root: here,
  base: '/',
  // The theme switches ripples off, so their code need not travel.
  resolve: {
    alias: [
      {
        find: /^\.\/TouchRipple\.m?js$/,
        replacement: fileURLToPath(new URL('src/ui/no-ripple.ts', import.meta.url)),
      },
      {
        find: '@emotion/use-insertion-effect-with-fallbacks',
        replacement: fileURLToPath(new URL('src/ui/insert-at-once.ts', import.meta.url)),
      },
      {
        find: 'hoist-non-react-statics',
        replacement: fileURLToPath(new URL('src/ui/no-hoist.ts', import.meta.url)),
      },
    ],
  },
  plugins: [
    beginAfterPaint(),
    // Screen tests check what is answered by the schemas that the panel itself does not carry.
    process.env['VITEST'] === undefined && slimRoutes(),
    splitWords({ configPath: linguiConfig }),
    macroWords({ configPath: linguiConfig, cacheRoot: swcCache, sourceMaps: !isBuild }),
    react(),
    lingui({ configPath: linguiConfig, failOnCompileError: true }),
  ],
  html: { cspNonce: '__NONCE__' },
  build: {
    outDir: 'dist',
    manifest: true,
    emptyOutDir: true,
    target: ['chrome100', 'safari15.4', 'firefox102'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  server: { proxy: { '/api': server, '/log': server, '/files': server } },
})
