import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { Copy, type LucideIcon, MessageCircle, QrCode, Share2 } from 'lucide-react'
import { mayShare } from './sharing.ts'
import { sayDone, sayFailed } from './snackbar-store.ts'

export type ShareRowProps = {
  url: string
  /** The words before the link. */
  text: string
  title: string
  onQr?: () => void
  /** Called with the way that was taken, for the usage events. */
  onShared?: (way: 'native' | 'whatsapp' | 'copy') => void
  /** A picture to go with the native sheet. */
  file?: File
}

/** WhatsApp first, then everything else the phone knows, then plain copying. */
export function ShareRow({ url, text, title, onQr, onShared, file }: ShareRowProps) {
  const { t } = useLingui()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      sayDone(t`Copied`)
      onShared?.('copy')
    } catch {
      sayFailed(t`Copying did not work. Press and hold the link instead.`)
    }
  }
  const native = async () => {
    const files = file && navigator.canShare?.({ files: [file] }) ? { files: [file] } : {}
    if (!navigator.share) return copy()
    try {
      await navigator.share({ title, text, url, ...files })
      onShared?.('native')
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy()
    }
  }
  if (!mayShare()) return null
  return (
    <Box sx={{ display: 'grid', gridAutoFlow: 'column', gridAutoColumns: '1fr', gap: 1 }}>
      <Way
        icon={MessageCircle}
        label={t`WhatsApp`}
        href={`https://wa.me/?text=${encodeURIComponent(`${text} ${url}`)}`}
        onClick={() => onShared?.('whatsapp')}
        filled
      />
      <Way icon={Share2} label={t`Share`} onClick={() => void native()} />
      <Way icon={Copy} label={t`Copy link`} onClick={() => void copy()} />
      {onQr && <Way icon={QrCode} label={t`QR code`} onClick={onQr} />}
    </Box>
  )
}

function Way({
  icon: Icon,
  label,
  href,
  onClick,
  filled = false,
}: {
  icon: LucideIcon
  label: string
  href?: string
  onClick: () => void
  filled?: boolean
}) {
  return (
    <ButtonBase
      onClick={onClick}
      {...(href ? { href, target: '_blank', rel: 'noopener' } : {})}
      sx={{
        flexDirection: 'column',
        justifyContent: 'flex-start',
        gap: 0.5,
        minHeight: 68,
        pt: 1.25,
        pb: 1,
        px: 0.5,
        borderRadius: '12px',
        typography: 'caption',
        fontWeight: 600,
        textAlign: 'center',
        transition: 'background-color 150ms',
        ...(filled
          ? { bgcolor: 'primary.main', color: 'primary.contrastText', '&:hover': { bgcolor: 'primary.dark' } }
          : { bgcolor: 'brand.tint', color: 'primary.main', '&:hover': { bgcolor: 'brand.tintLine' } }),
      }}
    >
      <Icon size={22} strokeWidth={1.9} aria-hidden />
      {label}
    </ButtonBase>
  )
}
