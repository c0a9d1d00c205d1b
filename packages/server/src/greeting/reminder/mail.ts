import { html } from '@parichay/card-page/html.ts'

/** What a letter with the picture of the day is made of. Addresses are whole. */
export type ReminderLetter = {
  language: 'en' | 'hi'
  name: string
  businessName: string
  agencyName: string
  /** Of the picture. */
  title: string
  caption: string
  urls: { share: string; off: string; settings: string }
}

/** The name of the picture inside the letter (RFC 2392). */
export const pictureCid = 'greeting-of-the-day'

const words = {
  en: {
    subject: (title: string) => `Today’s greeting: ${title}`,
    greeting: (name: string) => (name ? `Good morning ${name},` : 'Good morning,'),
    ready: (business: string) => `your picture for today is ready, with the name of ${business} on it.`,
    share: 'Share this picture',
    why: 'You asked for this reminder.',
    off: 'Stop these letters',
    settings: 'Change the hour',
  },
  hi: {
    subject: (title: string) => `आज की शुभकामना: ${title}`,
    greeting: (name: string) => (name ? `नमस्ते ${name},` : 'नमस्ते,'),
    ready: (business: string) => `आज की तस्वीर तैयार है, ${business} के नाम के साथ।`,
    share: 'यह तस्वीर शेयर करें',
    why: 'यह ई-मेल आपने ख़ुद चालू किया था।',
    off: 'ये ई-मेल बंद करें',
    settings: 'समय बदलें',
  },
}

/** The letter as text and as HTML; in both, one tap leads to the picture ready to be shared, and one ends the letters. */
export function reminderLetter(facts: ReminderLetter): { subject: string; text: string; html: string } {
  const { language, name, businessName, agencyName, title, caption, urls } = facts
  const said = words[language]
  const text = [
    said.greeting(name),
    '',
    said.ready(businessName),
    ...(caption ? ['', caption] : []),
    '',
    `${said.share}:`,
    urls.share,
    '',
    `${said.why} ${said.off}:`,
    urls.off,
    '',
    agencyName,
  ].join('\n')
  const link = (url: string, words_: string) => html`<a href="${url}" style="color:#5b6270">${words_}</a>`
  const page = html`<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><title>${said.subject(title)}</title></head>
<body style="margin:0;padding:0;background:#f4f5f7">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:20px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:480px;background:#ffffff;border-radius:16px;font-family:system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans Devanagari',sans-serif;color:#16181d">
<tr><td style="padding:24px 24px 16px;font-size:16px;line-height:1.5">${said.greeting(name)}<br>${said.ready(businessName)}</td></tr>
<tr><td style="padding:0 24px"><a href="${urls.share}"><img src="cid:${pictureCid}" width="432" alt="${title}" style="display:block;width:100%;height:auto;border:0;border-radius:12px"></a></td></tr>
${caption && html`<tr><td style="padding:16px 24px 0;font-size:14px;line-height:1.5;color:#5b6270">${caption}</td></tr>`}
<tr><td align="center" style="padding:20px 24px 24px"><a href="${urls.share}" style="display:inline-block;padding:14px 28px;border-radius:999px;background:#16181d;color:#ffffff;font-size:16px;font-weight:600;text-decoration:none">${said.share}</a></td></tr>
<tr><td style="padding:16px 24px 20px;border-top:1px solid #e2e5ea;font-size:12px;line-height:1.6;color:#5b6270">${said.why} ${link(urls.off, said.off)} · ${link(urls.settings, said.settings)}<br>${agencyName}</td></tr>
</table></td></tr></table></body></html>`
  return { subject: said.subject(title), text: `${text}\n`, html: page.toString() }
}
