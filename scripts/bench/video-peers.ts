import { findMediaProgram, runMedia } from '@parichay/server/platform/media-program.ts'
import {
  drawnFilter,
  drawnInput,
  fileArgs,
  quietArgs,
  videoArgs,
} from '@parichay/server/platform/media-write.ts'
import type { FrameForm } from '@parichay/server/platform/planes.ts'
import { launchBrowser } from '../../tests/support/browser.ts'

const limits = { timeoutMs: 600_000, memoryMb: 3000 }

/** The least an overlay can cost: the master decoded and encoded again by the same program, nothing drawn, sound copied. */
export async function decodeAndEncode(master: string, out: string): Promise<void> {
  const args = ['-nostdin', '-f', 'mov', '-i', master, '-map', '0:v', '-map', '0:a?', '-c:a', 'copy']
  await runMedia(findMediaProgram(''), {
    args: [...quietArgs, ...args, ...videoArgs(30), ...fileArgs, out],
    limits,
  })
}

/** Frames that lie drawn in a file, encoded: a film without drawing. */
export async function encodeDrawn(
  frames: AsyncIterable<Uint8Array>,
  { width, height, form, out }: { width: number; height: number; form: FrameForm; out: string },
): Promise<void> {
  const input = [...drawnInput[form], '-video_size', `${width}x${height}`, '-framerate', '30', '-i', 'pipe:0']
  const args = [...quietArgs, ...input, '-vf', drawnFilter[form], ...videoArgs(30), ...fileArgs, out]
  await runMedia(findMediaProgram(''), { args, limits, input: frames })
}

const page = `<!doctype html><meta charset="utf-8"><style>
body{margin:0;width:1080px;height:1920px;overflow:hidden;background:linear-gradient(160deg,#14324f,#7a1f3d);font-family:sans-serif;color:#fff}
.disc{position:absolute;left:90px;top:260px;width:900px;height:900px;border-radius:50%;background:radial-gradient(#ffd27d,#b3541e);box-shadow:0 40px 120px #0008}
h1{position:absolute;left:80px;right:80px;top:1240px;margin:0;font-size:132px;line-height:1.1}p{position:absolute;left:80px;top:1640px;margin:0;font-size:64px}
</style><div class="disc"></div><h1>दीपावली की मिठाई</h1><p>श्री अन्नपूर्णा भंडार · 98250 12345</p>
<script>globalThis.at=t=>{document.querySelector('.disc').style.transform='rotate('+t*40+'deg) scale('+(0.9+0.1*Math.sin(t*2))+')';
document.querySelector('h1').style.transform='translateY('+Math.max(0,80-t*60)+'px)';document.querySelector('p').style.opacity=Math.min(1,t)}</script>`

/**
 * A page of Chromium set to each moment and photographed, as services that make films of pages do; the photographs (JPEG)
 * go to the same encoder. The page is plain: a disc, a heading, a line.
 */
export async function photographFilm(count: number, out: string): Promise<void> {
  const browser = await launchBrowser()
  try {
    const open = await browser.newPage({ viewport: { width: 1080, height: 1920 } })
    await open.setContent(page)
    const frames = async function* () {
      for (let i = 0; i < count; i++) {
        await open.evaluate(`at(${i / 30})`)
        yield await open.screenshot({ type: 'jpeg', quality: 90 })
      }
    }
    const input = ['-f', 'image2pipe', '-c:v', 'mjpeg', '-framerate', '30', '-i', 'pipe:0']
    const filter = 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p'
    const args = [...quietArgs, ...input, '-vf', filter, ...videoArgs(30), ...fileArgs, out]
    await runMedia(findMediaProgram(''), { args, limits, input: frames() })
  } finally {
    await browser.close()
  }
}
