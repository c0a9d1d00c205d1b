import { fileURLToPath } from 'node:url'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { slimRoutes } from './slim-routes.ts'

const here = fileURLToPath(new URL('.', import.meta.url))
const linguiConfig = fileURLToPath(new URL('../../lingui.config.ts', import.meta.url))
const server = 'http://localhost:3000'

/** What every screen needs comes in two files, not in twenty: a request costs more than a kilobyte on a slow network. */
const base = /\/node_modules\/(react|react-dom|scheduler|@emotion\/[\w-]+|stylis|@tanstack\/[\w-]+|@lingui\/[\w-]+|zustand|use-sync-external-store)\//
const shell = /\/src\/(go|session|keepsake|i18n|paths)\.ts$|\/src\/shell\/(AreaShell|TopBar|Sidebar|LanguageSwitch|sign-out|rules)\.tsx?$|\/src\/ui\/(Avatar|Button|Card|EmptyState|Hidden|IconButton|Link|Page|Skeletons|Spinner|StatusChip|illustrations|initials|snackbar-store|theme)\.tsx?$/

/** The server sends `dist/index.html` for /panel/* and /__ui, and `dist/assets` under /assets/. */
export default defineConfig({
  root: here,
  base: '/',
  plugins: [
    slimRoutes(),
    babel({ presets: [linguiTransformerBabelPreset(undefined, { configPath: linguiConfig })] }),
    react(),
    lingui({ configPath: linguiConfig, failOnCompileError: true }),
  ],
  html: { cspNonce: '__NONCE__' },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: ['chrome100', 'safari15.4', 'firefox102'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'base', test: base, priority: 20 }, { name: 'shell', test: shell, priority: 10 }] } } },
  },
  server: { proxy: { '/api': server, '/log': server, '/files': server } },
})
