import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import { createCompiledCatalog, getCatalogForFile, getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import type { Plugin } from 'vite'

const partOf = /\/([\w-]+)\.po\?(first|rest)$/
const staticImport = /^(?:import|export)\s+(?!type\b)(?:[^'"]*?\bfrom\s+)?'(\.[^']+)'/gm
const firstPart = /\bloadFirstPart\(\s*\(\)\s*=>\s*import\('(\.[^']+)'\)/g

type Config = ReturnType<typeof getConfig>

/**
 * Cuts a catalogue in two: `hi.po?first` holds the words of everything that `main.tsx` brings along or loads as a first
 * part (found in the sources, so that no list is kept), `hi.po?rest` all others.
 */
export const splitWords = (options: { configPath: string }): Plugin => {
  // Both parts are cut from one reading: it takes longer than the cut.
  const known = new Map<string, ReturnType<typeof readWords>>()
  const read = (config: Config, file: string, locale: string) => {
    const stamp = [locale, config.sourceLocale]
      .map((one) => statSync(resolve(dirname(file), `${one}.po`)).mtimeMs)
      .join(' ')
    const key = `${file} ${stamp}`
    const words = known.get(key) ?? readWords(config, file, locale)
    known.set(key, words)
    return words
  }
  return {
    name: 'split-words',
    enforce: 'pre',
    async transform(_source, id) {
      const [, locale, part] = partOf.exec(id) ?? []
      if (!locale || !part) return null
      const file = id.replace(/\?.*$/, '')
      const config = getConfig(options)
      const firstLoad = firstFiles(resolve(dirname(file), '../main.tsx'))
      const first = new Set(firstLoad.map((path) => relative(config.rootDir!, path)))
      const { origins, messages } = await read(config, file, locale)
      const chosen = Object.fromEntries(
        Object.entries(messages).filter(([key]) => {
          const isFirst = origins[key]?.origin?.some(([path]) => first.has(path)) ?? false
          return isFirst === (part === 'first')
        }),
      )
      const { source, errors } = createCompiledCatalog(locale, chosen, { namespace: 'es' })
      if (errors.length > 0)
        throw new Error(`${file}: ${errors.map(({ error }) => error.message).join('; ')}`)
      return { code: source, map: null, moduleType: 'js' }
    },
  }
}

/** All words of a language by their key, and where in the sources each is said. */
async function readWords(config: Config, file: string, locale: string) {
  const found = getCatalogForFile(relative(config.rootDir!, file), await getCatalogs(config))
  if (!found) throw new Error(`${file} is no catalogue of lingui.config.ts`)
  const origins = (await found.catalog.read(locale)) ?? {}
  const { messages } = await found.catalog.getTranslations(locale, {
    fallbackLocales: config.fallbackLocales,
    sourceLocale: config.sourceLocale!,
    missingBehavior: 'resolved',
  } as Parameters<typeof found.catalog.getTranslations>[1])
  return { origins, messages }
}

/** The files that the first load holds: what is imported outright, and the first parts. */
function firstFiles(entry: string): string[] {
  const seen = new Set<string>()
  const visit = (file: string) => {
    if (seen.has(file) || !/\.tsx?$/.test(file) || !existsSync(file)) return
    seen.add(file)
    const text = readFileSync(file, 'utf8')
    for (const pattern of [staticImport, firstPart])
      for (const [, path] of text.matchAll(pattern)) visit(resolve(dirname(file), path!))
  }
  visit(entry)
  return [...seen]
}
