import type { Said } from '../said.ts'

/** Names of the loops; each stands in `loops.ts`. */
export const trackNames = [
  'bazaar',
  'morning',
  'pulse',
  'dhol',
  'evening',
  'marimba',
  'raga',
  'guitar',
  'piano',
  'trust',
  'playful',
  'festival',
] as const
/** Name of a loop. */
export type TrackName = (typeof trackNames)[number]

/** What each loop is called, and the mood it is in. */
export const trackTitles: Record<TrackName, { title: Said; mood: Said }> = {
  bazaar: { title: { en: 'Bazaar', hi: 'बाज़ार' }, mood: { en: 'Sitar, lively', hi: 'सितार, चहल-पहल' } },
  morning: {
    title: { en: 'Morning', hi: 'सुबह' },
    mood: { en: 'Santoor and flute, calm', hi: 'संतूर और बाँसुरी, शांत' },
  },
  pulse: { title: { en: 'Pulse', hi: 'धड़कन' }, mood: { en: 'Electronic, strong', hi: 'इलेक्ट्रॉनिक, दमदार' } },
  dhol: { title: { en: 'Dhol', hi: 'ढोल' }, mood: { en: 'Drums, joyful', hi: 'ढोल, जोश भरा' } },
  evening: {
    title: { en: 'Evening', hi: 'शाम' },
    mood: { en: 'Piano with a beat, easy', hi: 'ताल पर पियानो, सुकून' },
  },
  marimba: { title: { en: 'Sunny day', hi: 'धूप' }, mood: { en: 'Marimba, bright', hi: 'मरिम्बा, खिला हुआ' } },
  raga: {
    title: { en: 'Raga', hi: 'राग' },
    mood: { en: 'Flute and tabla, slow', hi: 'बाँसुरी और तबला, धीमा' },
  },
  guitar: { title: { en: 'By the road', hi: 'राह में' }, mood: { en: 'Guitar, warm', hi: 'गिटार, अपनापन' } },
  piano: { title: { en: 'Quiet', hi: 'ठहराव' }, mood: { en: 'Piano, gentle', hi: 'पियानो, कोमल' } },
  trust: {
    title: { en: 'Trust', hi: 'भरोसा' },
    mood: { en: 'Guitar and piano, confident', hi: 'गिटार और पियानो, भरोसेमंद' },
  },
  playful: { title: { en: 'Playful', hi: 'चुलबुला' }, mood: { en: 'Bells, cheerful', hi: 'घंटियाँ, हँसमुख' } },
  festival: { title: { en: 'Festival', hi: 'उत्सव' }, mood: { en: 'Shehnai, festive', hi: 'शहनाई, उत्सव' } },
}
