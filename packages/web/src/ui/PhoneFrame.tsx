import Box from '@mui/material/Box'
import { useCallback, useEffect, useRef, useState } from 'react'
import { pageNonce } from '../boot.ts'
import { patchPage, stylesOf } from './patch-page.ts'

export type PhoneFrameProps = {
  /** A whole HTML page; scripts in it do not run. */
  html: string
  title: string
  /** Width of the frame on the screen; the page inside is always 360 wide. */
  width?: number
  /** A selector of the part of the page to bring into sight whenever this changes. */
  at?: string | undefined
}

const inner = { width: 360, height: 740 }

const bezelOf = (width: number) => Math.max(4, Math.round((8 * width) / 300))

/** How tall a frame of this width is, so that its room can be kept before it is drawn. */
export const phoneHeight = (width: number): number =>
  Math.round((inner.height * (width - 2 * bezelOf(width))) / inner.width) + 2 * bezelOf(width) + 2

type Drawn = { html: string; turn: number }

/**
 * A live page in the frame of a phone. New words are patched into the page that stands there; for new styles
 * two iframes change places, so that neither ever flashes.
 */
export function PhoneFrame({ html: given, title, width = 300, at }: PhoneFrameProps) {
  const html = withNonce(given, pageNonce())
  const bezel = bezelOf(width)
  const scale = (width - 2 * bezel) / inner.width
  const [pages, setPages] = useState<[Drawn, Drawn]>([
    { html, turn: 0 },
    { html: '', turn: 0 },
  ])
  const [front, setFront] = useState<0 | 1>(0)
  const frames = useRef<(HTMLIFrameElement | null)[]>([null, null])
  const loaded = useRef([false, false])
  const shown = useRef(html)
  useEffect(() => {
    if (html === shown.current) return
    const page = frames.current[front]?.contentDocument
    if (page && loaded.current[front] && stylesOf(html) === stylesOf(shown.current)) {
      patchPage(page, html)
      shown.current = html
      return
    }
    const back = front === 0 ? 1 : 0
    const place = (old: [Drawn, Drawn]): Drawn => ({ html, turn: old[back].turn + 1 })
    loaded.current[back] = false
    setPages((old) => (back === 0 ? [place(old), old[1]] : [old[0], place(old)]))
  }, [html, front])
  const stoodAt = useRef<string | undefined>(undefined)
  const bringIntoSight = useCallback(() => {
    if (stoodAt.current === at || shown.current === '') return
    // A page that is still arriving is too short to be scrolled; its load calls again.
    if (!loaded.current[front]) return
    const page = frames.current[front]?.contentDocument
    const block = at && page?.querySelector(at)
    if (!page?.defaultView || (at && !block)) return
    stoodAt.current = at
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    // The frame alone is scrolled; `scrollIntoView` would move the panel too.
    const top = block ? block.getBoundingClientRect().top + page.defaultView.scrollY - 56 : 0
    page.defaultView.scrollTo({ top, behavior: still ? 'auto' : 'smooth' })
  }, [at, front])
  useEffect(bringIntoSight, [bringIntoSight, html])
  const arrived = (place: 0 | 1) => {
    loaded.current[place] = true
    if (place === front) bringIntoSight()
    if (place === front || pages[place].turn === 0) return
    // The fresh page stands where the old one was read.
    const [old, fresh] = [frames.current[front]?.contentWindow, frames.current[place]?.contentWindow]
    if (old && fresh) fresh.scrollTo(0, old.scrollY)
    shown.current = pages[place].html
    setFront(place)
  }
  return (
    <Box
      sx={{
        position: 'relative',
        width: width - 2 * bezel,
        p: `${bezel}px`,
        borderRadius: `${36 * (width / 300)}px`,
        bgcolor: '#16181b',
        border: '1px solid',
        borderColor: 'brand.control',
        boxSizing: 'content-box',
        boxShadow: 8,
        flex: 'none',
      }}
    >
      <Box
        sx={{
          position: 'relative',
          overflow: 'hidden',
          borderRadius: `${29 * (width / 300)}px`,
          width: width - 2 * bezel,
          height: inner.height * scale,
          bgcolor: 'background.paper',
        }}
      >
        {([0, 1] as const).map((place) => (
          <Box
            component="iframe"
            key={place}
            ref={(node: HTMLIFrameElement | null) => void (frames.current[place] = node)}
            title={title}
            aria-hidden={place !== front ? true : undefined}
            tabIndex={place === front ? 0 : -1}
            sandbox="allow-same-origin"
            srcDoc={`${pages[place].html}<!--${pages[place].turn}-->`}
            onLoad={() => arrived(place)}
            sx={{
              position: 'absolute',
              top: 0,
              left: 0,
              border: 0,
              width: inner.width,
              height: inner.height,
              transform: `scale(${scale})`,
              transformOrigin: '0 0',
              zIndex: place === front ? 1 : 0,
            }}
          />
        ))}
      </Box>
      <Box
        aria-hidden
        sx={{
          position: 'absolute',
          top: Math.round(bezel / 2) - 1,
          left: '50%',
          width: width / 6,
          height: 2,
          ml: `${-width / 12}px`,
          borderRadius: 1,
          bgcolor: '#4a4e55',
        }}
      />
    </Box>
  )
}

/** A page in `srcdoc` stands under the panel's own policy, so its style sheets need the panel's nonce. */
const withNonce = (html: string, nonce: string | undefined) =>
  nonce ? html.replace(/<style(?=[\s>])/g, `<style nonce="${nonce}"`) : html
