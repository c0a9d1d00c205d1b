import Box from '@mui/material/Box'
import { useEffect, useRef, useState } from 'react'
import { pageNonce } from '../boot.ts'

export type PhoneFrameProps = {
  /** A whole HTML page; scripts in it do not run. */
  html?: string
  /** Or an address of this host. */
  src?: string
  title: string
  /** Width of the frame on the screen; the page inside is always 360 wide. */
  width?: number
}

const inner = { width: 360, height: 740 }

/** A live page in the frame of a phone. Two iframes change places, so that typing never flashes. */
export function PhoneFrame({ html: given, src, title, width = 300 }: PhoneFrameProps) {
  const html = given === undefined ? undefined : withNonce(given, pageNonce())
  const bezel = Math.max(4, Math.round((8 * width) / 300))
  const scale = (width - 2 * bezel) / inner.width
  const [pages, setPages] = useState<[string, string]>([html ?? '', ''])
  const [front, setFront] = useState<0 | 1>(0)
  const frames = useRef<(HTMLIFrameElement | null)[]>([null, null])
  useEffect(() => {
    if (html === undefined || html === pages[front]) return
    const back = front === 0 ? 1 : 0
    setPages((old) => (back === 0 ? [html, old[1]] : [old[0], html]))
  }, [html, front, pages])
  const arrived = (place: 0 | 1) => {
    if (html === undefined || pages[place] !== html || place === front) return
    // The fresh page stands where the old one was read.
    const [shown, fresh] = [frames.current[front]?.contentWindow, frames.current[place]?.contentWindow]
    if (shown && fresh) fresh.scrollTo(0, shown.scrollY)
    setFront(place)
  }
  return (
    <Box sx={{ position: 'relative', width: width - 2 * bezel, p: `${bezel}px`, borderRadius: `${36 * (width / 300)}px`, bgcolor: '#16181b', border: '1px solid', borderColor: 'brand.control', boxSizing: 'content-box', boxShadow: 8, flex: 'none' }}>
      <Box sx={{ position: 'relative', overflow: 'hidden', borderRadius: `${29 * (width / 300)}px`, width: width - 2 * bezel, height: inner.height * scale, bgcolor: 'background.paper' }}>
        {([0, 1] as const).map((place) =>
          src && place === 1 ? null : (
            <Box
              component="iframe"
              key={place}
              ref={(node: HTMLIFrameElement | null) => void (frames.current[place] = node)}
              title={title}
              aria-hidden={place !== front && !src ? true : undefined}
              tabIndex={place === front ? 0 : -1}
              sandbox="allow-same-origin"
              {...(src ? { src } : { srcDoc: pages[place] })}
              onLoad={() => arrived(place)}
              sx={{ position: 'absolute', top: 0, left: 0, border: 0, width: inner.width, height: inner.height, transform: `scale(${scale})`, transformOrigin: '0 0', zIndex: place === front ? 1 : 0, visibility: place === front || !src ? 'visible' : 'hidden' }}
            />
          ),
        )}
      </Box>
      <Box aria-hidden sx={{ position: 'absolute', top: Math.round(bezel / 2) - 1, left: '50%', width: width / 6, height: 2, ml: `${-width / 12}px`, borderRadius: 1, bgcolor: '#4a4e55' }} />
    </Box>
  )
}

/** A page in `srcdoc` stands under the panel's own policy, so its style sheets need the panel's nonce. */
const withNonce = (html: string, nonce: string | undefined) => (nonce ? html.replace(/<style(?=[\s>])/g, `<style nonce="${nonce}"`) : html)
