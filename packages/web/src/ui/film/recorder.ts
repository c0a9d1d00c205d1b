import { useCallback, useEffect, useRef, useState } from 'react'

/** Where a recording stands; the last three say why there is none. */
export type RecorderState = 'idle' | 'asking' | 'recording' | 'blocked' | 'noMicrophone' | 'broken'

const kinds = ['audio/webm;codecs=opus', 'audio/mp4', 'audio/ogg;codecs=opus', 'audio/webm']

/** Whether this browser can record at all. */
export const canRecord = (): boolean =>
  typeof MediaRecorder !== 'undefined' && navigator.mediaDevices?.getUserMedia !== undefined

/** Why a microphone was not given. Pure. */
export const stateOfRefusal = (error: unknown): RecorderState => {
  const name = error instanceof Error || error instanceof DOMException ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'blocked'
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'noMicrophone' : 'broken'
}

type Hooks = {
  /** Longest recording in seconds; it ends by itself then. */
  mostSeconds: number
  onBegin: () => void
  /** What was recorded, from the moment `onBegin` was called. */
  onDone: (file: Blob) => void
  /** It is over, with a file or without. */
  onEnd: () => void
}

/** A microphone that is asked for when it is needed, and let go at once afterwards. */
export function useRecorder(hooks: Hooks) {
  const [state, setState] = useState<RecorderState>('idle')
  const [seconds, setSeconds] = useState(0)
  const latest = useRef(hooks)
  latest.current = hooks
  const under = useRef<{ recorder: MediaRecorder; drop: () => void }>(undefined)
  const isGone = useRef(false)

  const stop = useCallback(() => {
    if (under.current?.recorder.state === 'recording') under.current.recorder.stop()
  }, [])

  const start = useCallback(async () => {
    if (under.current) return
    setState('asking')
    let stream: MediaStream
    try {
      const audio = { echoCancellation: true, noiseSuppression: true, channelCount: 1 }
      stream = await navigator.mediaDevices.getUserMedia({ audio })
    } catch (error) {
      return setState(stateOfRefusal(error))
    }
    const letGo = () => stream.getTracks().forEach((track) => track.stop())
    if (isGone.current) return letGo()
    const mimeType = kinds.find((kind) => MediaRecorder.isTypeSupported(kind))
    const recorder = new MediaRecorder(stream, {
      ...(mimeType ? { mimeType } : {}),
      audioBitsPerSecond: 96_000,
    })
    const parts: Blob[] = []
    let isDropped = false
    let timer: ReturnType<typeof setInterval> | undefined
    const end = () => {
      clearInterval(timer)
      letGo()
      under.current = undefined
      latest.current.onEnd()
    }
    recorder.ondataavailable = ({ data }) => parts.push(data)
    recorder.onerror = () => {
      isDropped = true
      setState('broken')
    }
    recorder.onstart = () => {
      const begun = performance.now()
      setSeconds(0)
      setState('recording')
      latest.current.onBegin()
      timer = setInterval(() => {
        const now = (performance.now() - begun) / 1000
        setSeconds(Math.min(now, latest.current.mostSeconds))
        if (now >= latest.current.mostSeconds) stop()
      }, 100)
    }
    recorder.onstop = () => {
      end()
      if (isDropped) return
      setState('idle')
      const file = new Blob(parts, { type: recorder.mimeType })
      if (file.size > 0) latest.current.onDone(file)
      else setState('broken')
    }
    under.current = {
      recorder,
      drop: () => {
        isDropped = true
        if (recorder.state === 'recording') recorder.stop()
        else letGo()
      },
    }
    recorder.start()
  }, [stop])

  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
      under.current?.drop()
    }
  }, [])

  return { state, seconds, start, stop }
}
