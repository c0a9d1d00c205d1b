/** A place on the Earth, degrees north and east. */
export type Place = { latitude: number; longitude: number }

/** The prime meridian of Indian astronomy. */
export const ujjain: Place = { latitude: 23.1828, longitude: 75.7682 }

/** What a calendar asks the sky. Instants are milliseconds of UTC, angles degrees of the equinox of the date. */
export type Sky = {
  name: string
  sun(at: number): number
  moon(at: number): number
  /** The next rise or set after an instant; upper limb with refraction. */
  next(body: 'sun' | 'moon', what: 'rise' | 'set', after: number, place: Place): number
  moonAltitude(at: number, place: Place): number
}

/** A day in milliseconds. */
export const dayMs = 86_400_000

/** Into 0 to 360. */
export const turn = (degrees: number) => ((degrees % 360) + 360) % 360
/** Into −180 to 180. */
export const lean = (degrees: number) => turn(degrees + 180) - 180

/** The Lahiri ayanamsa: what sidereal longitudes are less than tropical ones. */
export const ayanamsa = (at: number) =>
  23.8571 + (0.0139689 * (at - Date.UTC(2000, 0, 1, 12))) / (365.25 * dayMs)

/** The instant near `guess` where a growing angle has a value. */
export function whenAngle(
  angle: (at: number) => number,
  wanted: number,
  guess: number,
  perDay: number,
): number {
  let at = guess
  for (let i = 0; i < 30; i++) {
    const step = (lean(wanted - angle(at)) / perDay) * dayMs
    at += step
    if (Math.abs(step) < 500) break
  }
  return at
}
