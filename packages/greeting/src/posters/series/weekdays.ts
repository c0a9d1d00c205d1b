import { greetedMorning } from './mornings.ts'
import type { SeriesText } from './series.ts'

/** Wishes for one day of the week, in all languages of posts: the first of each line belongs to Monday. */
const lines = {
  en: 'Happy Monday|Happy Tuesday|Happy Wednesday|Happy Thursday|Happy Friday|Happy Saturday|Happy Sunday',
  hi: 'शुभ सोमवार|शुभ मंगलवार|शुभ बुधवार|शुभ गुरुवार|शुभ शुक्रवार|शुभ शनिवार|शुभ रविवार',
  gu: 'શુભ સોમવાર|શુભ મંગળવાર|શુભ બુધવાર|શુભ ગુરુવાર|શુભ શુક્રવાર|શુભ શનિવાર|શુભ રવિવાર',
  mr: 'शुभ सोमवार|शुभ मंगळवार|शुभ बुधवार|शुभ गुरुवार|शुभ शुक्रवार|शुभ शनिवार|शुभ रविवार',
  bn: 'শুভ সোমবার|শুভ মঙ্গলবার|শুভ বুধবার|শুভ বৃহস্পতিবার|শুভ শুক্রবার|শুভ শনিবার|শুভ রবিবার',
  ta: 'இனிய திங்கட்கிழமை|இனிய செவ்வாய்க்கிழமை|இனிய புதன்கிழமை|இனிய வியாழக்கிழமை|இனிய வெள்ளிக்கிழமை|இனிய சனிக்கிழமை|இனிய ஞாயிற்றுக்கிழமை',
  te: 'శుభ సోమవారం|శుభ మంగళవారం|శుభ బుధవారం|శుభ గురువారం|శుభ శుక్రవారం|శుభ శనివారం|శుభ ఆదివారం',
  kn: 'ಶುಭ ಸೋಮವಾರ|ಶುಭ ಮಂಗಳವಾರ|ಶುಭ ಬುಧವಾರ|ಶುಭ ಗುರುವಾರ|ಶುಭ ಶುಕ್ರವಾರ|ಶುಭ ಶನಿವಾರ|ಶುಭ ಭಾನುವಾರ',
  ml: 'നല്ലൊരു തിങ്കളാഴ്ച|നല്ലൊരു ചൊവ്വാഴ്ച|നല്ലൊരു ബുധനാഴ്ച|നല്ലൊരു വ്യാഴാഴ്ച|നല്ലൊരു വെള്ളിയാഴ്ച|നല്ലൊരു ശനിയാഴ്ച|നല്ലൊരു ഞായറാഴ്ച',
  pa: 'ਸ਼ੁਭ ਸੋਮਵਾਰ|ਸ਼ੁਭ ਮੰਗਲਵਾਰ|ਸ਼ੁਭ ਬੁੱਧਵਾਰ|ਸ਼ੁਭ ਵੀਰਵਾਰ|ਸ਼ੁਭ ਸ਼ੁੱਕਰਵਾਰ|ਸ਼ੁਭ ਸ਼ਨੀਵਾਰ|ਸ਼ੁਭ ਐਤਵਾਰ',
  or: 'ଶୁଭ ସୋମବାର|ଶୁଭ ମଙ୍ଗଳବାର|ଶୁଭ ବୁଧବାର|ଶୁଭ ଗୁରୁବାର|ଶୁଭ ଶୁକ୍ରବାର|ଶୁଭ ଶନିବାର|ଶୁଭ ରବିବାର',
  ur: 'پیر مبارک|منگل مبارک|بدھ مبارک|جمعرات مبارک|جمعہ مبارک|ہفتہ مبارک|اتوار مبارک',
} satisfies Record<keyof SeriesText['said'], string>
const names = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

/** A good morning for each day of the week. */
export const weekdays: SeriesText[] = names.map((tag, place) => ({
  ...greetedMorning(
    `on-${tag.toLowerCase()}`,
    Object.fromEntries(
      Object.entries(lines).map(([language, all]) => [language, all.split('|')[place]!]),
    ) as typeof lines,
  ),
  tag,
}))
