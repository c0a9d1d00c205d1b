import { BusinessFilters } from '@parichay/contract/business/filters.ts'
import { listAddress } from '../ui/list/address.ts'

/** All Businesses in the address. */
export const businessAddress = listAddress(BusinessFilters)

/** Values of the greetings filter, in the order they are offered in. */
export const imagePosts = ['enabled', 'disabled'] as const
/** Origins of a business (screens 8.7), in the order they are offered in. */
export const origins = ['self', 'admin', 'franchisee', 'creator', 'import', 'clone'] as const
