import { fileURLToPath } from 'node:url'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { slimRoutes } from './slim-routes.ts'

const here = fileURLToPath(new URL('.', import.meta.url))
const linguiConfig = fileURLToPath(new URL('../../lingui.config.ts', import.meta.url))
const server = 'http://localhost:3000'

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
  },
  server: { proxy: { '/api': server, '/log': server, '/files': server } },
})
