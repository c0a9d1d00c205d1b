import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { type Binaries, copyForEveryone, program } from './binaries.ts'

const nobody = 65534
const sharedFolder = '/var/lib/parichay'

/**
 * Who PostgreSQL runs as. It refuses root, so under root it runs either in a user namespace of its own (the files stay root's)
 * or as another user.
 */
export type Identity = { kind: 'self' } | { kind: 'namespace' } | { kind: 'user'; uid: number; gid: number }

/** How root gives up its rights: 'any' takes a namespace where the machine has them. The others are for tests. */
export type RootBy = 'any' | 'namespace' | 'user'

/** Everything that depends on who runs PostgreSQL: the programs it may read and the folder it may write. */
export type Place = {
  identity: Identity
  binaries: Binaries
  clusterFolder: string
  settings?: Record<string, string>
}

/** Decides who PostgreSQL runs as, and where its programs and its data lie for that user. */
export function choosePlace(binaries: Binaries, dataFolder: string, rootBy: RootBy): Place {
  const inside = join(dataFolder, 'postgres')
  const moved = movedTo(dataFolder)
  if (process.getuid?.() !== 0)
    return { identity: { kind: 'self' }, binaries, clusterFolder: moved ?? inside }

  const owner = ownerOf(moved ?? inside)
  if (!moved && (owner ?? 0) === 0 && rootBy !== 'user' && namespacesWork()) {
    return { identity: { kind: 'namespace' }, binaries, clusterFolder: inside }
  }
  if (rootBy === 'namespace') throw new Error('User namespaces do not work on this machine')

  const identity: Identity =
    owner && owner.uid ? { kind: 'user', ...owner } : { kind: 'user', uid: nobody, gid: nobody }
  const readable = mayRun(identity, program(binaries, 'postgres'), ['--version'])
  return {
    identity,
    binaries: readable ? binaries : copyForEveryone(binaries, sharedFolder),
    clusterFolder: moved ?? (mayEnter(identity, dataFolder) ? inside : moveAway(dataFolder)),
  }
}

/** The command that runs a program as this identity, and the options to spawn it with. */
export function runAs(identity: Identity, command: string, args: string[]) {
  if (identity.kind === 'namespace')
    return { command: 'unshare', args: ['-U', '--', command, ...args], options: {} }
  const options = identity.kind === 'user' ? { uid: identity.uid, gid: identity.gid } : {}
  return { command, args, options }
}

/** Gives a file or a whole folder to the user who runs PostgreSQL; nothing to do where the files stay ours. */
export function giveTo(identity: Identity, path: string): void {
  if (identity.kind !== 'user') return
  const at = lstatSync(path)
  if (at.isSymbolicLink()) return
  if (at.uid !== identity.uid) chownSync(path, identity.uid, identity.gid)
  if (at.isDirectory()) for (const name of readdirSync(path)) giveTo(identity, join(path, name))
}

/** Root working in another user's data folder leaves no file there that the user could not use later. */
export function giveToOwnerOf(folder: string, file: string): void {
  if (process.getuid?.() !== 0) return
  const { uid, gid } = statSync(folder)
  chownSync(file, uid, gid)
}

/** Asks for the user's number inside a new namespace: some containers refuse the call, some allow it and still say 0. */
function namespacesWork(): boolean {
  if (process.platform !== 'linux') return false
  const answer = spawnSync('unshare', ['-U', '--', 'id', '-u'], { encoding: 'utf8', timeout: 5000 })
  return answer.status === 0 && /^[1-9]\d*$/.test(answer.stdout.trim())
}

function mayRun(identity: Identity & { kind: 'user' }, command: string, args: string[]): boolean {
  return (
    spawnSync(command, args, { uid: identity.uid, gid: identity.gid, cwd: '/', timeout: 5000 }).status === 0
  )
}

function mayEnter(identity: Identity & { kind: 'user' }, folder: string): boolean {
  return mayRun(identity, '/bin/sh', ['-c', 'cd "$1"', 'sh', folder])
}

function ownerOf(path: string): { uid: number; gid: number } | 0 | undefined {
  if (!existsSync(path)) return undefined
  const { uid, gid } = statSync(path)
  return uid === 0 ? 0 : { uid, gid }
}

/** A data folder under /root cannot be reached by another user: its database goes to the shared folder, and a note says where. */
function moveAway(dataFolder: string): string {
  const inside = join(dataFolder, 'postgres')
  if (existsSync(inside)) {
    throw new Error(
      `PostgreSQL cannot run as root, and no other user may enter ${dataFolder}.\n` +
        `Open the folders above it (chmod o+x), or name another place in PARICHAY_DATA.`,
    )
  }
  const target = join(sharedFolder, `data-${randomBytes(6).toString('hex')}`, 'postgres')
  mkdirSync(dirname(target), { recursive: true, mode: 0o711 })
  writeFileSync(join(dataFolder, 'postgres-lies-in'), `${target}\n`)
  return target
}

function movedTo(dataFolder: string): string | undefined {
  const note = join(dataFolder, 'postgres-lies-in')
  return existsSync(note) ? readFileSync(note, 'utf8').trim() : undefined
}
