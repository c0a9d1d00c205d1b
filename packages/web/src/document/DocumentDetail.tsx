import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { ExternalLink, Link2, Trash2 } from 'lucide-react'
import { paths } from '../paths.ts'
import { Button } from '../ui/Button.tsx'
import { dayText } from '../ui/dates.ts'
import { Facts } from '../ui/Facts.tsx'
import { Link } from '../ui/Link.tsx'
import { sizeText } from '../ui/size-text.ts'
import { copyAddress } from '../ui/copy-address.ts'
import type { DocumentDeeds } from './DocumentMenu.tsx'
import { DocumentPicture } from './DocumentPicture.tsx'
import { DocumentUses } from './DocumentUses.tsx'
import { kindNames } from './words.ts'

/** A stored file looked up beside the list: how it looks, whose it is, where it is used. */
export function DocumentDetail({ document, withAgency, onRemove }: DocumentDeeds) {
  const { t, i18n } = useLingui()
  const { width, height, business, url } = document
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {document.isPicture ? (
        <Box
          component="img"
          src={url}
          alt={i18n._(kindNames[document.kind])}
          sx={{
            width: '100%',
            maxHeight: 280,
            objectFit: 'contain',
            borderRadius: '12px',
            bgcolor: 'brand.sunken',
          }}
        />
      ) : (
        <DocumentPicture document={document} size={96} />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button look="secondary" icon={Link2} onClick={() => void copyAddress(url)}>{t`Copy link`}</Button>
        <Button
          look="secondary"
          icon={ExternalLink}
          onClick={() => window.open(url, '_blank', 'noopener')}
        >{t`Open file`}</Button>
        {document.can.delete === true && (
          <Button look="secondary" icon={Trash2} onClick={onRemove}>
            {t`Delete`}
          </Button>
        )}
      </Box>
      <Facts
        facts={[
          [t`Kind`, i18n._(kindNames[document.kind])],
          [t`Used in`, <DocumentUses key="uses" document={document} isPlatform={withAgency} />],
          [
            t`Business`,
            business && <Link href={paths.adminBusiness(business.businessId)}>{business.businessName}</Link>,
          ],
          [t`Size`, sizeText(document.bytes)],
          [t`Pixels`, width > 0 && `${width} × ${height}`],
          [t`Agency`, withAgency && document.agencyName],
          [t`Uploaded`, dayText(document.createdAt, i18n.locale)],
        ]}
      />
    </Box>
  )
}
