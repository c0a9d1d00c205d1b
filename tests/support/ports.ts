import { freePort } from '../../scripts/launcher/processes.ts'

/** Below the ports that a kernel gives to connections going out (32768 and more on Linux), and above the well-known ones. */
const lowest = 20_000
const highest = 30_000

/**
 * The first of so many free ports in a row, for a program that listens later: between the look and that moment, a connection
 * of another test may be given a port of the kernel’s own choice, as `freePort()` takes.
 */
export async function quietPort(inRow = 1): Promise<number> {
  for (let tries = 0; tries < 100; tries++) {
    const first = lowest + Math.floor(Math.random() * (highest - lowest - inRow))
    const row = Array.from({ length: inRow }, (_, place) => first + place)
    const free = await Promise.all(row.map((port) => freePort(port)))
    if (free.every((port, place) => port === row[place])) return first
  }
  throw new Error(`No ${inRow} free ports in a row on 127.0.0.1`)
}
