import { useLingui } from '@lingui/react/macro'
import { useRemote } from '../api/remote.ts'
import { IdCard, type LucideIcon, ReceiptText } from 'lucide-react'
import { useEffect, useState } from 'react'
import { cardListQuery } from '../api/card-search.ts'
import { invoiceByNumberQuery, mayBeInvoiceNo } from '../api/invoice-search.ts'
import { useStaff } from '../api/staff.ts'
import { businessListQuery } from '../api/staff-queries.ts'
import { useGo } from '../go.ts'
import { paths } from '../paths.ts'
import { spacedNumber } from '../ui/form/digits.ts'
import { usePageAccess } from './page-access.ts'

const pauseMs = 250

/** Something that the search of everything found, and what a press on it does. */
export type Found = {
  id: string
  group: string
  label: string
  note?: string
  icon?: LucideIcon
  picture?: { name: string; src: string | null }
  run: () => void
}

const businessRow = (businessId: number) => `business-${businessId}`

/** Rows of one kind for what was typed. */
type Rows = { rows: Found[]; loading: boolean }

/** What is asked of the server: the words, after a short pause in typing. */
export function useAsked(text: string): string {
  const [asked, setAsked] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text.trim()), pauseMs)
    return () => clearTimeout(timer)
  }, [text])
  return asked
}

/** Cards by their link, which need not be like the name of the business; those of `known` businesses stand there already. */
export function useCards(text: string, asked: string, known: Rows): Rows {
  const { t } = useLingui()
  const go = useGo()
  const mayList = usePageAccess('projects')?.rows
  const mayView = usePageAccess('business')?.opens
  const enabled = asked.length > 2 && mayList === true && mayView === true
  const query = { searchBy: 'cardId', search: asked, pageSize: 5 } as const
  const { data, loading } = useRemote({ ...cardListQuery(query), enabled })
  const rows = enabled && text.trim() !== '' ? (data?.list ?? []) : []
  const isKnown = (businessId: number) => known.rows.some(({ id }) => id === businessRow(businessId))
  return {
    loading,
    rows: rows.flatMap((card) =>
      isKnown(card.businessId)
        ? []
        : {
            id: `card-${card.cardNo}`,
            group: t`Digital cards`,
            label: card.companyName || card.businessName,
            note: card.cardId ?? '',
            icon: IdCard,
            run: () => go(paths.adminBusiness(card.businessId, { tab: 'card' })),
          },
    ),
  }
}

/** An invoice by its number, for whoever sees what was paid. */
export function useInvoices(text: string, asked: string): Rows {
  const { t } = useLingui()
  const go = useGo()
  const { may, money } = useStaff()
  const mayView = usePageAccess('business')?.opens
  const enabled = mayBeInvoiceNo(asked) && mayView === true && money.paid && may('payment.view')
  const { data, loading } = useRemote({ ...invoiceByNumberQuery(asked), enabled })
  const rows = enabled && text.trim() !== '' ? (data?.list ?? []) : []
  return {
    loading,
    rows: rows.flatMap(({ invoiceId, invoiceNo, buyerName, businessId }) =>
      businessId === null
        ? []
        : [
            {
              id: `invoice-${invoiceId}`,
              group: t`Invoices`,
              label: invoiceNo,
              note: buyerName,
              icon: ReceiptText,
              run: () => go(paths.adminBusiness(businessId, { tab: 'payments' })),
            },
          ],
    ),
  }
}

/** Businesses by name or phone; those whose number ends with what was typed come first. */
export function useBusinesses(text: string, asked: string): Rows {
  const { t } = useLingui()
  const go = useGo()
  const mayList = usePageAccess('businesses')?.rows
  const mayView = usePageAccess('business')?.opens
  const enabled = asked.length > 1 && mayList === true && mayView === true
  const { data, loading } = useRemote({
    ...businessListQuery({ search: asked, sort: 'match', pageSize: 10 }),
    enabled,
  })
  const rows = enabled && text.trim() !== '' ? (data?.list ?? []) : []
  return {
    loading: loading || (text.trim().length > 1 && text.trim() !== asked),
    rows: rows.map((business) => ({
      id: businessRow(business.businessId),
      group: t`Businesses`,
      label: business.businessName,
      note: spacedNumber(business.user.phoneNumber ?? business.user.email ?? ''),
      picture: { name: business.businessName, src: business.logoUrl },
      run: () => go(paths.adminBusiness(business.businessId)),
    })),
  }
}
