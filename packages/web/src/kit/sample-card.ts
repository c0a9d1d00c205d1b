const escape = (text: string) => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`)

/** A small page to try the phone frame with. */
export const sampleCard = (name: string): string => `<!doctype html><meta charset="utf-8"><style>
body{margin:0;font:16px/1.5 system-ui,sans-serif;background:#fff8ec;color:#33230f;text-align:center}
header{height:150px;background:#e4572e}b{display:grid;place-items:center;width:96px;height:96px;margin:-48px auto 12px;border-radius:28px;background:#fff;border:4px solid #fff8ec;font-size:40px;color:#e4572e}
h1{font-size:26px;line-height:1.25;margin:0 20px 6px;overflow-wrap:anywhere}p{margin:0 20px 24px;color:#7a6448}a{display:block;margin:0 20px 12px;padding:15px;border-radius:14px;background:#e4572e;color:#fff;font-weight:700}a+a{background:#2e7d5b}
</style><header></header><b>${escape([...name.trim()][0] ?? '')}</b><h1>${escape(name)}</h1><p>Surat · 09:00–21:00</p><a>Call</a><a>WhatsApp</a>`
