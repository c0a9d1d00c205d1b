/**
 * The sheet in its frame. It listens to the page that opened it and to nobody else, pays at its own server, and tells the
 * page what came of it.
 */
;(() => {
  const { order, words } = JSON.parse(document.querySelector('#facts').textContent)
  const asked = new URLSearchParams(location.search)
  const [page, token] = [asked.get('parent'), asked.get('token')]
  const one = (selector, root = document) => root.querySelector(selector)
  const all = (selector, root = document) => [...root.querySelectorAll(selector)]
  const form = one('form')
  let options = { modal: {}, retry: {}, prefill: {}, theme: {}, readonly: {}, hidden: {} }
  let step = form ? 'choose' : 'news'
  let stepBefore = step
  let told = null
  let waiting = 0

  const tell = (message) => parent.postMessage({ ...message, token }, page)
  const money = order
    ? new Intl.NumberFormat('en-IN', {
        style: 'currency',
        currency: order.currency,
        minimumFractionDigits: order.amount % 100 ? 2 : 0,
      }).format(order.amount / 100)
    : ''
  const fill = (text) => text.replaceAll('{amount}', money).replaceAll('{name}', options.name || words.title)

  function go(next) {
    step = next
    for (const part of all('[data-step]')) part.hidden = part.dataset.step !== next
    const start = next === 'choose' ? one('input[name=method]:checked') : one(`[data-step=${next}] h2`)
    start?.focus({ preventScroll: true })
    for (const part of all('.scroll')) part.scrollTop = 0
  }

  /** Dark words on a light colour, light words on a dark one. */
  function paint(color) {
    const root = document.documentElement
    if (!CSS.supports('color', color ?? '')) return
    const canvas = document.createElement('canvas').getContext('2d')
    canvas.fillStyle = color
    const channels = /^#(..)(..)(..)$/.exec(canvas.fillStyle)
    if (!channels) return
    const [r, g, b] = channels.slice(1).map((pair) => {
      const value = parseInt(pair, 16) / 255
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
    })
    const light = 0.2126 * r + 0.7152 * g + 0.0722 * b
    root.style.setProperty('--brand', canvas.fillStyle)
    root.style.setProperty('--on-brand', light > 0.179 ? '#10131a' : '#fff')
  }

  function dress(given) {
    options = given
    const { name, description, image, prefill, theme, readonly, hidden } = options
    paint(theme.color)
    if (name) one('#name').textContent = name
    one('.about').textContent = description ?? ''
    const logo = one('.logo')
    logo.textContent = (name || words.title).trim().charAt(0).toUpperCase()
    if (image) {
      const picture = Object.assign(new Image(), { alt: '', src: image })
      picture.onload = () => logo.replaceChildren(picture)
    }
    for (const part of all('[data-amount]')) part.textContent = money
    for (const part of all('[data-fill]')) part.textContent = fill(words[part.dataset.fill])
    if (!form) return
    one('[data-pay]').textContent = fill(words.pay)
    const missing = ['contact', 'email'].filter((field) => !prefill[field] && !hidden[field])
    for (const field of ['contact', 'email']) {
      form.elements[field].value = prefill[field] ?? ''
      form.elements[field].readOnly = Boolean(readonly[field])
      one(`[data-field=${field}]`).hidden = !missing.includes(field)
    }
    one('.details').hidden = missing.length === 0
    const who = [prefill.name, grouped(prefill.contact)].filter(Boolean).join(' · ')
    one('.as').hidden = !who
    one('.as').textContent = words.paying.replace('{who}', who)
    if (['upi', 'card', 'netbanking'].includes(prefill.method)) form.elements.method.value = prefill.method
    open(form.elements.method.value)
  }

  /** Indian numbers in their usual grouping. */
  const grouped = (contact = '') => contact.replace(/^\+91[ -]?(\d{5})(\d{5})$/, '+91 $1 $2')

  function open(method) {
    for (const part of all('[data-inside]')) part.hidden = part.dataset.inside !== method
  }

  function mayPay() {
    const wrong =
      form.elements.method.value === 'upi' && !/^[\w.-]{2,}@[a-z]{2,}$/i.test(form.elements.vpa.value.trim())
    one('#vpa-wrong').textContent = wrong ? words.upiWrong : ''
    form.elements.vpa.setAttribute('aria-invalid', String(wrong))
    if (wrong) form.elements.vpa.focus()
    return !wrong
  }

  async function pay(outcome) {
    const { method, vpa, bank, contact, email } = form.elements
    go('working')
    one('.trouble').textContent = ''
    const wish = {
      key_id: options.key,
      order_id: options.order_id,
      outcome,
      method: method.value,
      ...(method.value === 'upi' && { vpa: vpa.value.trim() }),
      ...(method.value === 'netbanking' && { bank: bank.value }),
      ...(method.value === 'card' && { last4: '1007' }),
      contact: contact.value,
      email: email.value,
      description: options.description?.slice(0, 250),
      notes: options.notes,
    }
    try {
      const [answer] = await Promise.all([
        fetch('payments', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(wish),
        }),
        new Promise((done) => setTimeout(done, 400)),
      ])
      const result = await answer.json()
      if (!answer.ok) return say(result.error.description)
      hear(result)
    } catch {
      say(words.trouble)
    }
  }

  function say(trouble) {
    go('choose')
    one('.trouble').textContent = trouble
  }

  function hear({ told: what, handler, error, payment_id: paymentId }) {
    if (what === 'handler') succeed(handler)
    else if (what === 'failed') {
      tell({ type: 'failed', error })
      if (options.retry.enabled) go('failed')
    } else if (what === 'pending') {
      go('waiting')
      void watch(paymentId)
    } else go('silent')
  }

  function succeed(handler) {
    go('paid')
    told = { type: 'success', handler }
    setTimeout(finish, 900)
  }

  function finish() {
    if (told) tell(told)
    told = null
  }

  /** A pending payment may come through while the sheet is still there. */
  async function watch(paymentId) {
    const mine = ++waiting
    while (mine === waiting) {
      await new Promise((done) => setTimeout(done, 1500))
      const result = await fetch(`payments/${paymentId}`)
        .then((answer) => answer.json())
        .catch(() => ({}))
      if (mine === waiting && result.told === 'handler') {
        waiting += 1
        succeed(result.handler)
      }
    }
  }

  /** Whoever has paid is not asked, and the page is told at once. */
  function close() {
    if (told) return finish()
    if (step === 'working') return
    const asks = options.modal.confirm_close && ['choose', 'bank', 'failed'].includes(step)
    if (!asks) return tell({ type: 'dismiss' })
    stepBefore = step
    go('leaving')
  }

  function keepInside(event) {
    const stops = all('a[href],button,input,select').filter((stop) => stop.checkVisibility?.() ?? true)
    const [first, last] = [stops[0], stops.at(-1)]
    const leaves = event.shiftKey ? document.activeElement === first : document.activeElement === last
    if (!leaves) return
    event.preventDefault()
    ;(event.shiftKey ? last : first).focus()
  }

  addEventListener('message', ({ source, origin, data }) => {
    if (source !== parent || origin !== page || data?.token !== token) return
    if (data.type === 'options') dress(data.options)
    if (data.type === 'ask-close' && step === 'leaving') go(stepBefore)
    else if (data.type === 'ask-close') close()
  })
  addEventListener('keydown', (event) => {
    if (event.key === 'Tab') keepInside(event)
    if (event.key !== 'Escape') return
    if (step === 'leaving') go(stepBefore)
    else if (options.modal.escape) close()
  })
  document.addEventListener('click', ({ target }) => {
    const hit = (name) => target.closest(`[data-${name}]`)
    if (hit('close')) close()
    else if (hit('leave')) tell({ type: 'dismiss' })
    else if (hit('stay')) go(stepBefore)
    else if (hit('go')) go(hit('go').dataset.go)
    else if (hit('outcome')) void pay(hit('outcome').dataset.outcome)
    else if (hit('backdrop') && options.modal.backdropclose) close()
  })
  form?.addEventListener('change', () => open(form.elements.method.value))
  form?.addEventListener('submit', (event) => {
    event.preventDefault()
    if (mayPay()) go('bank')
  })
  tell({ type: 'ready' })
  go(step)
})()
