import { useLingui } from '@lingui/react/macro'
import { isOn } from '@parichay/contract/agency/switches.ts'
import type { ComponentType } from 'react'
import { useAgency, useSession } from '../session.ts'
import { productPage } from './customer-pages.ts'
import { SwitchedOffPage } from './SwitchedOffPage.tsx'

/**
 * A screen of a product, closed in words while the agency has it switched off: before any call is made, and by its address too. `id`
 * is that of the page in `customer-pages.ts`. Staff of the platform look after what agencies have that sell it.
 */
export const ofProduct = (id: string, Screen: ComponentType) =>
  function OfProduct() {
    const { i18n } = useLingui()
    const { roles, configuration } = useAgency()
    const isStaff = useSession(({ kind }) => kind === 'staff')
    const { product, label, closed } = productPage(id)
    if (isOn(configuration, product) || (isStaff && roles.includes('superadmin'))) return <Screen />
    return <SwitchedOffPage title={i18n._(label)} says={i18n._(closed)} />
  }
