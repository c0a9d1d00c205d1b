import {
  Body,
  Equator,
  Horizon,
  MakeTime,
  Observer,
  SearchRiseSet,
  SunPosition,
  EclipticGeoMoon,
  e_tilt,
} from 'astronomy-engine'
import type { Place, Sky } from './sky.ts'

const observer = ({ latitude, longitude }: Place) => new Observer(latitude, longitude, 0)
const bodies = { sun: Body.Sun, moon: Body.Moon }

/** The sky of astronomy-engine (VSOP87 and NOVAS, within a minute of arc). */
export const engineSky: Sky = {
  name: 'astronomy-engine',
  sun: (at) => SunPosition(new Date(at)).elon,
  // The Moon comes in the mean equinox of the date; with nutation it is in the same frame as the Sun.
  moon: (at) => EclipticGeoMoon(new Date(at)).lon + e_tilt(MakeTime(new Date(at))).dpsi / 3600,
  next(body, what, after, place) {
    const found = SearchRiseSet(bodies[body], observer(place), what === 'rise' ? 1 : -1, new Date(after), 2)
    if (!found) throw new Error(`no ${what} of the ${body}`)
    return found.date.getTime()
  },
  moonAltitude(at, place) {
    const seen = Equator(Body.Moon, new Date(at), observer(place), true, true)
    return Horizon(new Date(at), observer(place), seen.ra, seen.dec).altitude
  },
}
