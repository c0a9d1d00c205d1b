import { create } from 'zustand'

/** Whether the own businesses lie open to choose from. Stands apart: the sheet belongs to the screens of a business. */
export const useBusinessSwitch = create<{ isOpen: boolean }>()(() => ({ isOpen: false }))

/** Opens the own businesses, for another to become the active one. */
export const switchBusiness = () => useBusinessSwitch.setState({ isOpen: true })
/** Closes them. */
export const endSwitch = () => useBusinessSwitch.setState({ isOpen: false })
