import { dayMs, lean, turn, type Place, type Sky } from './sky.ts'

const rad = Math.PI / 180
const sin = (degrees: number) => Math.sin(degrees * rad)
const cos = (degrees: number) => Math.cos(degrees * rad)

/** Centuries of dynamical time since J2000; the clock runs behind it by about 70 s in these years. */
const centuries = (at: number) => (at + 70_000 - Date.UTC(2000, 0, 1, 12)) / (36_525 * dayMs)
const node = (t: number) => 125.04452 - 1934.136261 * t
const nutation = (t: number) => -0.00478 * sin(node(t)) - 0.00037 * sin(2 * (280.4665 + 36_000.7698 * t))
const tilt = (t: number) => 23.439291 - 0.0130042 * t + 0.00256 * cos(node(t))

/** Apparent longitude of the Sun (Meeus, Astronomical Algorithms, chapter 25, low accuracy: 0.01°). */
function sunAt(t: number): number {
  const anomaly = 357.52911 + 35_999.05029 * t - 0.0001537 * t * t
  const centre =
    (1.914602 - 0.004817 * t) * sin(anomaly) +
    (0.019993 - 0.000101 * t) * sin(2 * anomaly) +
    0.000289 * sin(3 * anomaly)
  return turn(280.46646 + 36_000.76983 * t + 0.0003032 * t * t + centre - 0.00569 + nutation(t))
}

// Multiples of D, M, M′, F and the coefficient of the sine in millionths of a degree (Meeus, table 47.A, the larger terms).
const longitudeTerms = `0 0 1 0 6288774|2 0 -1 0 1274027|2 0 0 0 658314|0 0 2 0 213618|0 1 0 0 -185116|0 0 0 2 -114332
|2 0 -2 0 58793|2 -1 -1 0 57066|2 0 1 0 53322|2 -1 0 0 45758|0 1 -1 0 -40923|1 0 0 0 -34720|0 1 1 0 -30383|2 0 0 -2 15327
|0 0 1 2 -12528|0 0 1 -2 10980|4 0 -1 0 10675|0 0 3 0 10034|4 0 -2 0 8548|2 1 -1 0 -7888|2 1 0 0 -6766|1 0 -1 0 -5163
|1 1 0 0 4987|2 -1 1 0 4036|2 0 2 0 3994|4 0 0 0 3861|2 0 -3 0 3665|0 1 -2 0 -2689|2 0 -1 2 -2602|2 -1 -2 0 2390
|1 0 1 0 -2348|2 -2 0 0 2236|0 1 2 0 -2120|0 2 0 0 -2069|2 -2 -1 0 2048|2 0 1 -2 -1773|2 0 0 2 -1595|4 -1 -1 0 1215
|0 0 2 2 -1110`
const latitudeTerms = `0 0 0 1 5128122|0 0 1 1 280602|0 0 1 -1 277693|2 0 0 -1 173237|2 0 -1 1 55413|2 0 -1 -1 46271
|2 0 0 1 32573|0 0 2 1 17198|2 0 1 -1 9266|0 0 2 -1 8822|2 -1 0 -1 8216|2 0 -2 -1 4324|2 0 1 1 4200`
const read = (text: string) => text.split('|').map((term) => term.trim().split(' ').map(Number))
const [longitudes, latitudes] = [read(longitudeTerms), read(latitudeTerms)]

function moonAt(t: number): { longitude: number; latitude: number } {
  const d = 297.8501921 + 445_267.1114034 * t - 0.0018819 * t * t
  const m = 357.5291092 + 35_999.0502909 * t
  const mm = 134.9633964 + 477_198.8675055 * t + 0.0087414 * t * t
  const f = 93.272095 + 483_202.0175233 * t - 0.0036539 * t * t
  const e = 1 - 0.002516 * t
  const sum = (terms: number[][]) =>
    terms.reduce(
      (total, [a = 0, b = 0, c = 0, g = 0, size = 0]) =>
        total + size * e ** Math.abs(b) * sin(a * d + b * m + c * mm + g * f),
      0,
    ) / 1e6
  const mean = 218.3164477 + 481_267.88123421 * t - 0.0015786 * t * t
  return { longitude: turn(mean + sum(longitudes) + nutation(t)), latitude: sum(latitudes) }
}

/** Height over the horizon without refraction; of the Moon as seen from the ground. */
function altitude(body: 'sun' | 'moon', at: number, place: Place): number {
  const t = centuries(at)
  const { longitude, latitude } = body === 'sun' ? { longitude: sunAt(t), latitude: 0 } : moonAt(t)
  const e = tilt(t)
  const declination = Math.asin(sin(latitude) * cos(e) + cos(latitude) * sin(e) * sin(longitude)) / rad
  const ascension =
    Math.atan2(sin(longitude) * cos(e) - (sin(latitude) / cos(latitude)) * sin(e), cos(longitude)) / rad
  const days = (at - Date.UTC(2000, 0, 1, 12)) / dayMs
  const hour = 280.46061837 + 360.98564736629 * days + nutation(t) * cos(e) + place.longitude - ascension
  const height =
    Math.asin(sin(place.latitude) * sin(declination) + cos(place.latitude) * cos(declination) * cos(hour)) /
    rad
  return body === 'moon' ? height - 0.95 * cos(height) : height
}

/** A second sky that shares nothing with the first: short series and a search of its own. */
export const seriesSky: Sky = {
  name: 'short series of Meeus',
  sun: (at) => sunAt(centuries(at)),
  moon: (at) => moonAt(centuries(at)).longitude,
  next(body, what, after, place) {
    const over = (at: number) => altitude(body, at, place) + (body === 'sun' ? 0.833 : 0.83)
    const sign = what === 'rise' ? 1 : -1
    const step = 600_000
    for (let at = after; at < after + 2 * dayMs; at += step) {
      if (sign * over(at) > 0 || sign * over(at + step) <= 0) continue
      let [low, high] = [at, at + step]
      while (high - low > 500) {
        const middle = (low + high) / 2
        if (sign * over(middle) > 0) high = middle
        else low = middle
      }
      return high
    }
    throw new Error(`no ${what} of the ${body}`)
  },
  moonAltitude: (at, place) => altitude('moon', at, place),
}

/** How far two skies differ at an instant, in degrees of the Moon's distance from the Sun. */
export const apart = (one: Sky, other: Sky, at: number) =>
  Math.abs(lean(one.moon(at) - one.sun(at) - other.moon(at) + other.sun(at)))
