/**
 * The script that a page loads to take a payment: window.Razorpay with open, close and on. It shows the sheet in a frame
 * and believes nobody but that frame. It works under a strict Content-Security-Policy: no inline style or script, styles
 * only by property. It finds its server by its own address, so it may stand behind a proxy.
 */
;(() => {
  const source = new URL(document.currentScript.src)
  const home = source.origin
  const usual = {
    retry: { enabled: true },
    modal: { backdropclose: false, escape: true, handleback: true, confirm_close: false, animation: true },
    prefill: {},
    theme: {},
    notes: {},
    readonly: {},
    hidden: {},
  }
  const cover =
    'position:fixed;inset:0;width:100%;height:100%;border:0;margin:0;padding:0;z-index:2147483647;'

  /** The options with what is usual where nothing is said; `retry: false` is short for its `enabled`. */
  function complete(options) {
    const whole = { ...options }
    for (const [name, part] of Object.entries(usual)) {
      const given = typeof options[name] === 'boolean' ? { enabled: options[name] } : options[name]
      whole[name] = { ...part, ...given }
    }
    return whole
  }

  function languageOf(options) {
    const wanted = options.config?.display?.language || document.documentElement.lang || 'en'
    return wanted.toLowerCase().startsWith('hi') ? 'hi' : 'en'
  }

  class Razorpay {
    #options
    #listeners = new Map()
    #open = null

    constructor(options) {
      if (!options?.key) throw new Error('No key passed')
      this.#options = complete(options)
    }

    on(event, listener) {
      this.#listeners.set(event, [...(this.#listeners.get(event) ?? []), listener])
      return this
    }

    open() {
      if (!this.#open) this.#open = this.#show()
      return this
    }

    close() {
      void this.#leave()
    }

    #emit(event, payload) {
      for (const listener of this.#listeners.get(event) ?? []) listener(payload)
    }

    #show() {
      const { modal, key, order_id: orderId, timeout } = this.#options
      const token = crypto.getRandomValues(new Uint32Array(4)).join('-')
      const before = { focus: document.activeElement, overflow: document.documentElement.style.overflow }
      const container = document.createElement('div')
      container.className = 'razorpay-container'
      container.style.cssText = `${cover}background:rgba(12,16,28,.62)`
      const spinner = document.createElement('div')
      spinner.style.cssText =
        'position:absolute;left:50%;top:50%;width:36px;height:36px;margin:-18px;border-radius:50%;box-sizing:border-box;border:3px solid rgba(255,255,255,.3);border-top-color:#fff'
      if (!matchMedia('(prefers-reduced-motion: reduce)').matches)
        spinner.animate?.({ rotate: ['0deg', '360deg'] }, { duration: 900, iterations: Infinity })
      const frame = document.createElement('iframe')
      const address = new URL('checkout/public', source)
      const ask = { key_id: key, order_id: orderId ?? '', parent: location.origin, token }
      address.search = new URLSearchParams({ ...ask, lang: languageOf(this.#options) })
      frame.className = 'razorpay-checkout-frame'
      frame.title = 'Payment'
      frame.allow = 'payment'
      frame.style.cssText = `${cover}background:transparent;color-scheme:light dark;opacity:0`
      frame.src = address
      container.append(spinner, frame)

      const opened = { token, frame, container, before, ready: false, done: false, pushed: false, timer: 0 }
      opened.onMessage = (event) => this.#hear(event)
      opened.onBack = () => this.#wentBack()
      opened.onKey = (event) => {
        if (event.key === 'Escape' && modal.escape) this.#askClose()
      }
      container.addEventListener('click', () => !opened.ready && void this.#dismiss())
      addEventListener('message', opened.onMessage)
      addEventListener('popstate', opened.onBack)
      addEventListener('keydown', opened.onKey, true)
      if (modal.handleback) {
        addEntry(token)
        opened.pushed = true
      }
      document.documentElement.style.overflow = 'hidden'
      document.body.append(container)
      if (timeout) opened.timer = setTimeout(() => void this.#dismiss('timeout'), timeout * 1000)
      return opened
    }

    /** Only the sheet itself is heard: its window, its origin, and the token of this opening. */
    #hear({ source: from, origin, data }) {
      const opened = this.#open
      if (!opened || from !== opened.frame.contentWindow || origin !== home) return
      if (typeof data !== 'object' || data === null || data.token !== opened.token || opened.done) return
      if (data.type === 'ready') this.#ready()
      else if (data.type === 'success') void this.#succeed(data.handler)
      else if (data.type === 'failed') void this.#fail(data.error)
      else if (data.type === 'dismiss') void this.#dismiss()
    }

    #ready() {
      const opened = this.#open
      opened.ready = true
      opened.container.firstChild.remove()
      opened.container.style.background = 'transparent'
      opened.frame.style.opacity = '1'
      opened.frame.focus()
      this.#tell({ type: 'options', options: JSON.parse(JSON.stringify(this.#options)) })
    }

    #tell(message) {
      this.#open?.frame.contentWindow?.postMessage({ ...message, token: this.#open.token }, home)
    }

    #askClose() {
      if (this.#open?.ready) this.#tell({ type: 'ask-close' })
      else void this.#dismiss()
    }

    /** The Back key: the entry that `open` added is gone, so the sheet goes too, or asks first. */
    #wentBack() {
      const opened = this.#open
      if (!opened?.pushed || history.state?.sandboxCheckout === opened.token) return
      if (opened.ready && this.#options.modal.confirm_close) {
        addEntry(opened.token)
        this.#tell({ type: 'ask-close' })
        return
      }
      opened.pushed = false
      void this.#dismiss()
    }

    async #succeed(handler) {
      this.#open.done = true
      const { callback_url: callbackUrl, redirect, handler: listener } = this.#options
      await this.#leave()
      if (callbackUrl && (redirect || !listener)) return submit(callbackUrl, handler)
      listener?.(handler)
    }

    async #fail(error) {
      if (this.#options.retry.enabled) return this.#emit('payment.failed', { error })
      this.#open.done = true
      await this.#leave()
      this.#emit('payment.failed', { error })
      this.#options.modal.ondismiss?.()
    }

    async #dismiss(reason) {
      if (!this.#open || this.#open.done) return
      this.#open.done = true
      await this.#leave()
      this.#options.modal.ondismiss?.(reason)
    }

    /** Puts the page back as it was before: listeners, scrolling, focus and history. */
    async #leave() {
      const opened = this.#open
      if (!opened) return
      this.#open = null
      clearTimeout(opened.timer)
      removeEventListener('message', opened.onMessage)
      removeEventListener('popstate', opened.onBack)
      removeEventListener('keydown', opened.onKey, true)
      opened.container.remove()
      document.documentElement.style.overflow = opened.before.overflow
      opened.before.focus?.focus?.({ preventScroll: true })
      if (opened.pushed && history.state?.sandboxCheckout === opened.token) await stepBack()
    }
  }

  /** Past any router that has put its own `pushState` in place: for the page nothing changes. */
  function addEntry(token) {
    History.prototype.pushState.call(history, { ...history.state, sandboxCheckout: token }, '')
  }

  function stepBack() {
    return new Promise((done) => {
      const end = () => {
        removeEventListener('popstate', end)
        done()
      }
      addEventListener('popstate', end)
      setTimeout(end, 500)
      history.back()
    })
  }

  function submit(action, fields) {
    const form = Object.assign(document.createElement('form'), { method: 'post', action })
    for (const [name, value] of Object.entries(fields))
      form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }))
    document.body.append(form)
    form.submit()
  }

  window.Razorpay = Razorpay
})()
