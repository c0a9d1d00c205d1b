import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import { deriveKey } from './secrets.ts'

/**
 * Secrets that must be read again, such as a provider's keys, as they lie in the database: AES-256-GCM, bound to their
 * place. `context` names that place (`payment_account:<id>:key_secret`), so that a sealed text copied elsewhere is void.
 */
export type Seal = {
  seal(text: string, context: string): string
  /** Throws if it was changed, comes from another place, or was sealed with a secret that is not known any more. */
  open(sealed: string, context: string): string
  /** Whether an older secret sealed it: seal it anew. */
  isStale(sealed: string): boolean
  /** The name of the present key, as sealed texts carry it. */
  current: string
}

const version = 'v1'

/** Seals with the installation's secret. What `previous` secrets sealed is still opened, so that the secret may change. */
export function makeSeal(secret: string, previous: string[] = []): Seal {
  const keys = [secret, ...previous].map((one) => {
    const key = deriveKey(one, 'sealed secrets')
    return { key, id: createHash('sha256').update(key).digest('hex').slice(0, 8) }
  })
  const [current] = keys as [{ key: Buffer; id: string }]
  return {
    seal(text, context) {
      const nonce = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', current.key, nonce).setAAD(Buffer.from(context))
      const parts = [nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]
      return [version, current.id, Buffer.concat(parts).toString('base64url')].join('.')
    },
    open(sealed, context) {
      const [form, id, content = ''] = sealed.split('.')
      const found = keys.find((one) => one.id === id)
      const bytes = Buffer.from(content, 'base64url')
      if (form !== version || bytes.length < 28) throw new Error('This is no sealed secret')
      if (!found) throw new Error(`A secret was sealed with a key that is not known here (${id})`)
      const decipher = createDecipheriv('aes-256-gcm', found.key, bytes.subarray(0, 12), {
        authTagLength: 16,
      })
        .setAAD(Buffer.from(context))
        .setAuthTag(bytes.subarray(-16))
      try {
        return Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()]).toString('utf8')
      } catch {
        throw new Error('A sealed secret was changed, or belongs elsewhere')
      }
    },
    current: current.id,
    isStale: (sealed) => sealed.split('.')[1] !== current.id,
  }
}
