import { createPrivateKey, X509Certificate } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { generate } from 'selfsigned'

/** What is left of a certificate when another one is made. */
const renewedMs = 30 * 86_400_000
type Files = { certFile: string; keyFile: string; namesFile: string }

/** Whether the certificate of before is for these names, whole, with its own key, and good for a while; a start may have been killed between its files. */
function isGood({ certFile, keyFile, namesFile }: Files, names: string): boolean {
  try {
    const certificate = new X509Certificate(readFileSync(certFile))
    return (
      readFileSync(namesFile, 'utf8') === names &&
      certificate.checkPrivateKey(createPrivateKey(readFileSync(keyFile))) &&
      certificate.validToDate.getTime() - Date.now() > renewedMs
    )
  } catch {
    return false
  }
}

/**
 * A self-signed certificate for phones in the same network: secure cookies need HTTPS. Made anew when the addresses change, and
 * in time before its end.
 */
export async function makeCertificate(
  dataFolder: string,
  ips: string[],
): Promise<{ certFile: string; keyFile: string }> {
  const [certFile, keyFile, namesFile] = ['tls.crt', 'tls.key', 'tls.names'].map((name) =>
    join(dataFolder, name),
  ) as [string, string, string]
  const names = ips.join(' ')
  if (!isGood({ certFile, keyFile, namesFile }, names)) {
    const hosts = ['localhost', 'surat.localhost', 'kaveri.localhost']
    const altNames = [
      ...hosts.map((value) => ({ type: 2 as const, value })),
      ...['127.0.0.1', ...ips].map((ip) => ({ type: 7 as const, ip })),
    ]
    const made = await generate([{ name: 'commonName', value: 'Parichay demo' }], {
      keySize: 2048,
      algorithm: 'sha256',
      notAfterDate: new Date(Date.now() + 365 * 86_400_000),
      extensions: [
        { name: 'subjectAltName', altNames },
        { name: 'basicConstraints', cA: false },
      ],
    } as never)
    writeFileSync(keyFile, made.private, { mode: 0o600 })
    writeFileSync(certFile, made.cert)
    writeFileSync(namesFile, names)
  }
  return { certFile, keyFile }
}
