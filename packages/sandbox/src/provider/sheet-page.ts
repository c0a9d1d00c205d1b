import type { Method, Order } from './entities.ts'
import { type SheetWords, sheetWords } from './sheet-words.ts'

const icons = {
  shield: 'M12 2l8 3v6c0 5-3.4 9.3-8 11-4.6-1.7-8-6-8-11V5z',
  close: 'M6 6l12 12M18 6L6 18',
  upi: 'M8 3h8a2 2 0 012 2v14a2 2 0 01-2 2H8a2 2 0 01-2-2V5a2 2 0 012-2zM10 18h4M9 11l2.2 2.2L15.5 9',
  card: 'M3 7a2 2 0 012-2h14a2 2 0 012 2v10a2 2 0 01-2 2H5a2 2 0 01-2-2zM3 10h18M7 15h4',
  netbanking: 'M4 20h16M5 17h14M7 17v-6M12 17v-6M17 17v-6M4 11l8-6 8 6z',
  tick: 'M5 13l5 5L20 7',
  cross: 'M7 7l10 10M17 7L7 17',
  mute: 'M4 9h4l5-4v14l-5-4H4zM17 9l4 6M21 9l-4 6',
  door: 'M13 4H6a1 1 0 00-1 1v14a1 1 0 001 1h7M10 12h10M16.5 8.5L20 12l-3.5 3.5',
  clock: 'M12 3a9 9 0 110 18 9 9 0 010-18zM12 8v4.5l3 2',
}

/** Banks that do not exist. */
const banks = [
  ['BNYN', 'Banyan Bank'],
  ['LOTS', 'Lotus Bank'],
  ['KVRI', 'Kaveri Bank'],
  ['MNSN', 'Monsoon Bank'],
]

/** The sheet of an order, or the news that there is none (to be paid). */
export function renderSheet(order: Order | undefined, lang: 'en' | 'hi'): string {
  const words: SheetWords = sheetWords[lang]
  const facts = order && { amount: order.amount, currency: order.currency }
  const body = !order
    ? news(words.unknown, words.unknownText, words)
    : order.status === 'paid'
      ? news(words.paidBefore, words.paidBeforeText, words)
      : steps(words)
  return `<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${words.title}</title><link rel="stylesheet" href="sheet.css"><link rel="stylesheet" href="steps.css"></head>
<body><div class="backdrop" data-backdrop></div>
<main><div class="sheet" role="dialog" aria-modal="true" aria-labelledby="name">
<p class="practice">${icon('shield')}<span>${words.practice}</span></p>
<header><span class="logo" aria-hidden="true"></span><div class="who"><h1 id="name">${words.title}</h1><p class="about"></p></div>
<button type="button" class="round" data-close aria-label="${words.close}">${icon('close')}</button></header>
${order ? `<p class="total"><span>${words.toPay}</span><strong data-amount></strong></p>` : ''}
${body}
</div></main>
<script type="application/json" id="facts">${JSON.stringify({ order: facts, words }).replaceAll('<', '\\u003c')}</script>
<script src="sheet.js"></script></body></html>`
}

const steps = (words: SheetWords) => `
<form class="step" data-step="choose" novalidate>
<div class="scroll">
<p class="as" hidden></p>
<div class="details" hidden>
<label class="field" data-field="contact">${words.contact}<input name="contact" type="tel" inputmode="tel" autocomplete="tel"></label>
<label class="field" data-field="email">${words.email}<input name="email" type="email" inputmode="email" autocomplete="email"></label>
</div>
<fieldset class="ways"><legend>${words.how}</legend>
${way('upi', words.upi, words.upiHint, true)}
<div class="inside" data-inside="upi"><label class="field">${words.upiId}<input name="vpa" value="asha@sandbox" autocapitalize="none" autocomplete="off" spellcheck="false" aria-describedby="vpa-wrong"></label>
<p class="wrong" id="vpa-wrong" role="alert"></p></div>
${way('card', words.card, words.cardHint)}
<div class="inside" data-inside="card" hidden><p class="plastic"><span class="chip"></span><b>4100 2800 0000 1007</b><span>PRACTICE CARD</span><span>12/31</span></p>
<p class="note">${words.cardNote}</p></div>
${way('netbanking', words.netbanking, words.bankHint)}
<div class="inside" data-inside="netbanking" hidden><label class="field">${words.whichBank}<select name="bank">${banks.map(([code, name]) => `<option value="${code}">${name}</option>`).join('')}</select></label></div>
</fieldset></div>
<div class="foot"><p class="trouble" role="alert"></p><button class="main" data-pay></button></div>
</form>
<section class="step" data-step="bank" hidden><div class="scroll">
<h2 tabindex="-1">${words.bankTitle}</h2><p class="lead" data-fill="bankText"></p>
${outcome('success', 'tick', words.success, words.successText)}
${outcome('failure', 'cross', words.failure, words.failureText)}
${outcome('pending', 'clock', words.pending, words.pendingText)}
${outcome('silent', 'mute', words.silent, words.silentText)}
</div><div class="foot"><button type="button" class="quiet" data-go="choose">${words.change}</button></div></section>
<section class="step calm" data-step="working" hidden><p class="ring" aria-hidden="true"></p><h2 tabindex="-1" role="status">${words.working}</h2></section>
${result('paid', 'tick', words.paid, '<p class="lead" data-fill="paidText"></p>', '')}
${result(
  'failed',
  'cross',
  words.failedTitle,
  `<p class="lead">${words.failedText}</p>`,
  `<button type="button" class="main" data-go="choose">${words.again}</button><button type="button" class="quiet" data-close>${words.close}</button>`,
)}
${result(
  'silent',
  'mute',
  words.silentTitle,
  '<p class="lead" data-fill="silentDone"></p>',
  `<button type="button" class="quiet" data-close>${words.close}</button>`,
)}
${result(
  'waiting',
  'clock',
  words.waitTitle,
  '<p class="lead" data-fill="waitText"></p>',
  `<button type="button" class="quiet" data-close>${words.close}</button>`,
)}
${result(
  'leaving',
  'door',
  words.leaveTitle,
  '',
  `<button type="button" class="main" data-stay>${words.stay}</button><button type="button" class="quiet" data-leave>${words.leave}</button>`,
)}`

const way = (value: Method, name: string, hint: string, chosen = false) =>
  `<label class="way"><input type="radio" name="method" value="${value}"${chosen ? ' checked' : ''}>${icon(value)}<span><b>${name}</b><small>${hint}</small></span></label>`

const outcome = (value: string, sign: keyof typeof icons, name: string, text: string) =>
  `<button type="button" class="outcome ${value}" data-outcome="${value}">${icon(sign)}<span><b>${name}</b><small>${text}</small></span></button>`

const result = (step: string, sign: keyof typeof icons, title: string, text: string, buttons: string) =>
  `<section class="step calm" data-step="${step}" hidden><p class="sign ${step}">${icon(sign)}</p><h2 tabindex="-1">${title}</h2>${text}${buttons && `<div class="foot">${buttons}</div>`}</section>`

const news = (title: string, text: string, words: SheetWords) =>
  `<section class="step calm" data-step="news"><h2 tabindex="-1">${title}</h2><p class="lead">${text}</p><div class="foot"><button type="button" class="main" data-close>${words.close}</button></div></section>`

const icon = (name: keyof typeof icons) =>
  `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${icons[name]}"/></svg>`
