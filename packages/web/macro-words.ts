import { linguiMacroSwcPlugin } from '@lingui/swc-plugin/options'
import { transform } from '@swc/core'
import type { Plugin } from 'vite'

const usesMacro = /['"]@lingui\/(?:core|react)\/macro['"]/

/**
 * The macros of the catalogue (`t`, `<Trans>`, `<Plural>`) become calls, before anything else reads the source. SWC does it
 * beside the main thread and in a third of Babel's time (decision 0091); JSX stays for React's own transform.
 */
export const macroWords = (options: {
  configPath: string
  /** Where what SWC compiled of its plugin is kept. */
  cacheRoot: string
  sourceMaps: boolean
}): Plugin => {
  const macros = linguiMacroSwcPlugin({}, { configPath: options.configPath })
  return {
    name: 'macro-words',
    enforce: 'pre',
    transform: {
      filter: { id: /\.tsx?(?:$|\?)/, code: usesMacro },
      async handler(code, id) {
        const filename = id.replace(/\?.*$/, '')
        const { code: made, map } = await transform(code, {
          filename,
          configFile: false,
          swcrc: false,
          sourceMaps: options.sourceMaps,
          jsc: {
            target: 'esnext',
            parser: { syntax: 'typescript', tsx: filename.endsWith('x') },
            transform: { react: { runtime: 'preserve' }, verbatimModuleSyntax: true },
            experimental: { plugins: [macros], cacheRoot: options.cacheRoot },
          },
        })
        return { code: made, map: map ?? null }
      },
    },
  }
}
