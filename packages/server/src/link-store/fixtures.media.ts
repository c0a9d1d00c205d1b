import {
  siAppstore,
  siApplemusic,
  siApplepodcasts,
  siBehance,
  siBlogger,
  siDribbble,
  siFiverr,
  siGithub,
  siGoogleplay,
  siGooglescholar,
  siHouzz,
  siMedium,
  siSoundcloud,
  siSpotify,
  siSubstack,
  siTwitch,
  siUpwork,
  siVimeo,
  siYoutube,
  siYoutubemusic,
} from './fixtures.marks.ts'
import { icons } from './fixtures.icons.ts'
import { brand, linkType, onHost, own, type LinkCategoryFixture } from './fixtures.kinds.ts'

const handle = '[\\w.\\-]{2,60}'

/** To watch and to listen to. */
export const videoAndMusic: LinkCategoryFixture = {
  name: 'Video & music',
  names: { hi: 'वीडियो और संगीत', gu: 'વીડિયો અને સંગીત' },
  icon: icons.play,
  order: 11,
  types: [
    linkType('YouTube', 'यूट्यूब', 'યુટ્યુબ', brand(siYoutube), {
      prefix: 'https://www.youtube.com/@',
      placeholder: '@yourshop',
      pattern: '[\\p{L}\\p{M}\\d_.·\\-]{3,30}',
      examples: ['https://www.youtube.com/@your-shop', 'my channel'],
      isPopular: true,
    }),
    linkType('YouTube video', 'यूट्यूब वीडियो', 'યુટ્યુબ વીડિયો', brand(siYoutube), {
      placeholder: 'https://youtu.be/…',
      pattern: onHost('youtube\\.com', 'youtu\\.be'),
      examples: ['youtu.be/DemoVideo01', 'https://example.com/video'],
    }),
    linkType('YouTube Music', 'यूट्यूब म्यूज़िक', 'યુટ્યુબ મ્યુઝિક', brand(siYoutubemusic), {
      placeholder: 'https://music.youtube.com/…',
      pattern: onHost('music\\.youtube\\.com'),
      examples: ['https://music.youtube.com/channel/demo', 'https://youtube.com/demo'],
    }),
    linkType('Vimeo', 'वीमियो', 'વિમિયો', brand(siVimeo), {
      prefix: 'https://vimeo.com/',
      placeholder: 'yourstudio',
      pattern: '[\\w/]{3,80}',
      examples: ['https://vimeo.com/123456789', 'my film'],
    }),
    linkType('Spotify', 'स्पॉटिफ़ाई', 'સ્પોટિફાય', brand(siSpotify), {
      placeholder: 'https://open.spotify.com/…',
      pattern: onHost('open\\.spotify\\.com', 'spotify\\.link'),
      examples: ['https://open.spotify.com/show/demo', 'my song'],
    }),
    linkType('JioSaavn', 'जियोसावन', 'જિયોસાવન', own(icons.note, '#0d9488'), {
      placeholder: 'https://www.jiosaavn.com/…',
      pattern: onHost('jiosaavn\\.com'),
      examples: ['https://www.jiosaavn.com/artist/demo', 'my song'],
    }),
    linkType('Apple Music', 'ऐपल म्यूज़िक', 'એપલ મ્યુઝિક', brand(siApplemusic), {
      placeholder: 'https://music.apple.com/…',
      pattern: onHost('music\\.apple\\.com'),
      examples: ['https://music.apple.com/in/artist/demo', 'my song'],
    }),
    linkType('SoundCloud', 'साउंडक्लाउड', 'સાઉન્ડક્લાઉડ', brand(siSoundcloud), {
      prefix: 'https://soundcloud.com/',
      placeholder: 'yourband',
      pattern: '[\\w\\-]{3,30}(?:/\\S+)?',
      examples: ['https://soundcloud.com/yourband', 'your band'],
    }),
    linkType('Apple Podcasts', 'ऐपल पॉडकास्ट', 'એપલ પોડકાસ્ટ', brand(siApplepodcasts), {
      placeholder: 'https://podcasts.apple.com/…',
      pattern: onHost('podcasts\\.apple\\.com'),
      examples: ['https://podcasts.apple.com/in/podcast/demo', 'my show'],
    }),
    linkType('Podcast', 'पॉडकास्ट', 'પોડકાસ્ટ', own(icons.mic, '#7e22ce'), {
      placeholder: 'https://…',
      examples: ['https://yourshow.in', 'my show'],
    }),
    linkType('Twitch', 'ट्विच', 'ટ્વિચ', brand(siTwitch), {
      prefix: 'https://www.twitch.tv/',
      placeholder: 'yourname',
      pattern: '\\w{4,25}',
      examples: ['twitch.tv/yourname', 'me'],
    }),
    linkType('Video', 'वीडियो', 'વીડિયો', own(icons.play, '#b91c1c'), {
      placeholder: 'https://…',
      examples: ['https://yourshop.in/film', 'film'],
    }),
  ],
}

/** Work and people at work. */
export const professional: LinkCategoryFixture = {
  name: 'Professional',
  names: { hi: 'पेशेवर', gu: 'વ્યાવસાયિક' },
  icon: icons.briefcase,
  order: 12,
  types: [
    linkType('LinkedIn', 'लिंक्डइन', 'લિંક્ડઇન', own(icons.initials, '#0a66c2'), {
      prefix: 'https://www.linkedin.com/in/',
      placeholder: 'your-name',
      pattern: '[\\p{L}\\p{M}\\d%\\-]{3,100}',
      examples: ['https://www.linkedin.com/in/your-name/', 'your name'],
      isPopular: true,
    }),
    linkType('LinkedIn page', 'लिंक्डइन पेज', 'લિંક્ડઇન પેજ', own(icons.initials, '#0a66c2'), {
      prefix: 'https://www.linkedin.com/company/',
      placeholder: 'your-company',
      pattern: '[\\p{L}\\p{M}\\d%_.\\-]{2,100}',
      examples: ['linkedin.com/company/your-company', 'your company'],
    }),
    linkType('Portfolio', 'पोर्टफ़ोलियो', 'પોર્ટફોલિયો', own(icons.briefcase, '#7c2d12'), {
      placeholder: 'https://…',
      examples: ['yourstudio.in/work', 'work'],
    }),
    linkType('Behance', 'बिहांस', 'બિહાન્સ', brand(siBehance), {
      prefix: 'https://www.behance.net/',
      placeholder: 'yourstudio',
      pattern: handle,
      examples: ['https://www.behance.net/yourstudio', 'your studio'],
    }),
    linkType('Dribbble', 'ड्रिबल', 'ડ્રિબલ', brand(siDribbble), {
      prefix: 'https://dribbble.com/',
      placeholder: 'yourstudio',
      pattern: handle,
      examples: ['dribbble.com/yourstudio', 'your studio'],
    }),
    linkType('Houzz', 'हाउज़', 'હાઉઝ', brand(siHouzz), {
      placeholder: 'https://www.houzz.in/pro/…',
      pattern: onHost('houzz\\.(?:in|com)'),
      examples: ['https://www.houzz.in/pro/yourstudio', 'yourstudio'],
    }),
    linkType('GitHub', 'गिटहब', 'ગિટહબ', brand(siGithub), {
      prefix: 'https://github.com/',
      placeholder: 'yourname',
      pattern: '[A-Za-z0-9](?:-?[A-Za-z0-9]){0,38}(?:/[\\w.\\-]+)?',
      examples: ['https://github.com/your-name', '-me-'],
    }),
    linkType('Medium', 'मीडियम', 'મીડિયમ', brand(siMedium), {
      prefix: 'https://medium.com/@',
      placeholder: '@yourname',
      pattern: handle,
      examples: ['https://medium.com/@yourname', 'your name'],
    }),
    linkType('Substack', 'सबस्टैक', 'સબસ્ટેક', brand(siSubstack), {
      placeholder: 'https://yourname.substack.com',
      pattern: 'https?://(?:[\\w\\-]+\\.substack\\.com(?:/\\S*)?|substack\\.com/@\\S+)',
      examples: ['yourname.substack.com', 'yourname'],
    }),
    linkType('Google Scholar', 'गूगल स्कॉलर', 'ગૂગલ સ્કોલર', brand(siGooglescholar), {
      placeholder: 'https://scholar.google.com/citations?user=…',
      pattern: onHost('scholar\\.google\\.(?:com|co\\.in)'),
      examples: ['https://scholar.google.com/citations?user=demo', 'demo'],
    }),
    linkType('Naukri', 'नौकरी', 'નૌકરી', own(icons.people, '#1d4ed8'), {
      placeholder: 'https://www.naukri.com/…',
      pattern: onHost('naukri\\.com'),
      examples: ['https://www.naukri.com/your-company-jobs', 'jobs'],
    }),
    linkType('Upwork', 'अपवर्क', 'અપવર્ક', brand(siUpwork), {
      placeholder: 'https://www.upwork.com/freelancers/…',
      pattern: onHost('upwork\\.com'),
      examples: ['https://www.upwork.com/freelancers/demo', 'demo'],
    }),
    linkType('Fiverr', 'फ़ाइवर', 'ફાઇવર', brand(siFiverr), {
      prefix: 'https://www.fiverr.com/',
      placeholder: 'yourname',
      pattern: '\\w{3,30}',
      examples: ['fiverr.com/yourname', 'your name'],
    }),
    linkType('Training certificate', 'प्रशिक्षण प्रमाणपत्र', 'તાલીમ પ્રમાણપત્ર', own(icons.cap, '#4338ca'), {
      placeholder: 'https://…',
      examples: ['https://yourshop.in/certificate', 'certificate'],
    }),
  ],
}

/** Anything else. */
export const custom: LinkCategoryFixture = {
  name: 'Custom',
  names: { hi: 'अन्य लिंक', gu: 'અન્ય લિંક' },
  icon: icons.link,
  order: 13,
  types: [
    linkType('Website', 'वेबसाइट', 'વેબસાઇટ', own(icons.globe, '#1d4ed8'), {
      placeholder: 'www.yourshop.in',
      examples: ['www.yourshop.in', 'yourshop'],
      isPopular: true,
    }),
    linkType('Blog', 'ब्लॉग', 'બ્લોગ', own(icons.pen, '#9a3412'), {
      placeholder: 'https://…',
      examples: ['yourshop.in/blog', 'blog'],
    }),
    linkType('Blogger', 'ब्लॉगर', 'બ્લોગર', brand(siBlogger), {
      placeholder: 'https://yourshop.blogspot.com',
      pattern: 'https?://[\\w\\-]+\\.blogspot\\.(?:com|in)(?:/\\S*)?',
      examples: ['yourshop.blogspot.com', 'yourshop.com'],
    }),
    linkType('Android app', 'एंड्रॉइड ऐप', 'એન્ડ્રોઇડ એપ', brand(siGoogleplay), {
      placeholder: 'https://play.google.com/store/apps/details?id=…',
      pattern: onHost('play\\.google\\.com'),
      examples: ['https://play.google.com/store/apps/details?id=in.yourshop', 'in.yourshop'],
    }),
    linkType('iPhone app', 'आईफ़ोन ऐप', 'આઇફોન એપ', brand(siAppstore), {
      placeholder: 'https://apps.apple.com/…',
      pattern: onHost('apps\\.apple\\.com'),
      examples: ['https://apps.apple.com/in/app/demo/id123456789', 'app'],
    }),
    linkType('Our app', 'हमारा ऐप', 'અમારી એપ', own(icons.mobile, '#334155'), {
      placeholder: 'https://…',
      examples: ['https://yourshop.in/app', 'app'],
    }),
    linkType('Custom link', 'अपना लिंक', 'પોતાની લિંક', own(icons.link, '#334155'), {
      placeholder: 'https://…',
      examples: ['yourshop.in/anything', 'javascript:alert(1)'],
      isPopular: true,
    }),
    linkType('Note', 'टिप्पणी', 'નોંધ', own(icons.lines, '#334155'), {
      fieldType: 'text',
      placeholder: 'Free parking behind the shop',
      examples: ['Free parking behind the shop', ' '],
    }),
  ],
}
