import { resolve } from 'node:path'

const repository = resolve(import.meta.dirname, '../..')

/** Where everything of one installation lives: the folder named by PARICHAY_DATA, else `.data` in the repository. */
export function dataFolder(env: NodeJS.ProcessEnv = process.env): string {
  return env['PARICHAY_DATA'] ? resolve(env['PARICHAY_DATA']) : resolve(repository, '.data')
}
