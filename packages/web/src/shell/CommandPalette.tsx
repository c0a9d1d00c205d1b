import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Dialog from '@mui/material/Dialog'
import { Clock, Languages, LogOut, Search, UserPlus } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { useStaff } from '../api/staff.ts'
import { useGo } from '../go.ts'
import { chooseLanguage } from '../i18n.ts'
import { paths } from '../paths.ts'
import { useAgency } from '../session.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { Hidden } from '../ui/Hidden.tsx'
import { useCloseOnBack } from '../ui/overlay-history.ts'
import { Spinner } from '../ui/Spinner.tsx'
import { usePageAccess } from './page-access.ts'
import { type Found, useAsked, useBusinesses, useCards, useInvoices } from './palette-found.ts'
import { useSignOut } from './sign-out.ts'
import { staffPages } from './staff-pages.ts'
import { cutText } from '../ui/shape-styles.ts'
import { isFoundIn } from '../ui/search-text.ts'

/** Pages, businesses and actions from one box; arrows choose, Enter goes. */
export function CommandPalette({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const listId = useId()
  const [text, setText] = useState('')
  /** What was pointed at, by its id: rows that come late move it. Without it the first one is meant. */
  const [chosen, setChosen] = useState<string>()
  const asked = useAsked(text)
  const businesses = useBusinesses(text, asked)
  const cards = useCards(text, asked, businesses)
  const invoices = useInvoices(text, asked)
  const commands = useCommands()
  useCloseOnBack(true, onClose)

  const found: Found[] = [
    ...commands.filter(({ label }) => isFoundIn(label, text)),
    ...businesses.rows,
    ...cards.rows,
    ...invoices.rows,
  ]
  const current = Math.max(
    0,
    found.findIndex(({ id }) => id === chosen),
  )
  const run = (one: Found | undefined) => {
    if (!one) return
    one.run()
    onClose()
  }
  const press = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0 && found.length > 0) {
      event.preventDefault()
      setChosen(found[(current + step + found.length) % found.length]?.id)
    }
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault()
      run(found[current])
    }
  }
  // Scrolling answers with a promise in newer browsers, and what an effect answers is called when it ends.
  useEffect(() => {
    document.getElementById(`${listId}-${current}`)?.scrollIntoView({ block: 'nearest' })
  }, [listId, current])

  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={`${listId}-title`}
      maxWidth="sm"
      fullWidth
      transitionDuration={120}
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
      slotProps={{ paper: { sx: paperStyle } }}
    >
      <Box component="h2" sx={{ position: 'absolute', clipPath: 'inset(50%)' }} id={`${listId}-title`}>
        {t`Search everything`}
      </Box>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1.5,
          px: 2,
          borderBottom: '1px solid',
          borderColor: 'divider',
        }}
      >
        <Box component={Search} size={20} aria-hidden sx={{ color: 'text.secondary', flex: 'none' }} />
        <Box
          component="input"
          autoFocus
          role="combobox"
          aria-expanded
          aria-controls={listId}
          aria-activedescendant={found.length > 0 ? `${listId}-${current}` : undefined}
          aria-label={t`Page, business, phone or action`}
          placeholder={t`Page, business, phone or action`}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            setChosen(undefined)
          }}
          onKeyDown={press}
          sx={inputStyle}
        />
        {[businesses, cards, invoices].some(({ loading }) => loading) && <Spinner />}
      </Box>
      <Box
        role="listbox"
        id={listId}
        aria-label={t`Results`}
        sx={{ maxHeight: 'min(56dvh, 460px)', overflowY: 'auto', p: 1 }}
      >
        {found.map((one, index) => (
          <Box key={one.id}>
            {one.group !== found[index - 1]?.group && <GroupName>{one.group}</GroupName>}
            <Option
              id={`${listId}-${index}`}
              found={one}
              current={index === current}
              onPoint={() => setChosen(one.id)}
              onChoose={() => run(one)}
            />
          </Box>
        ))}
      </Box>
      {found.length === 0 && !businesses.loading && (
        <Box sx={{ px: 3, pb: 3, pt: 1, color: 'text.secondary' }}>{t`Nothing found for “${text}”`}</Box>
      )}
      <Hidden>
        <span role="status">{plural(found.length, { one: '# result', other: '# results' })}</span>
      </Hidden>
    </Dialog>
  )
}

const paperStyle = {
  borderRadius: '16px',
  mt: { xs: 1, md: '12vh' },
  mx: 1.5,
  width: 'calc(100% - 24px)',
  overflow: 'hidden',
} as const

const inputStyle = {
  flex: 1,
  minWidth: 0,
  minHeight: 60,
  border: 0,
  outline: 'none',
  bgcolor: 'transparent',
  color: 'text.primary',
  font: 'inherit',
  fontSize: 16,
} as const

function GroupName({ children }: { children: string }) {
  return (
    <Box
      role="presentation"
      sx={{
        typography: 'caption',
        fontWeight: 650,
        color: 'text.secondary',
        px: 1.5,
        pt: 1.25,
        pb: 0.5,
      }}
    >
      {children}
    </Box>
  )
}

function Option({
  id,
  found,
  current,
  onPoint,
  onChoose,
}: {
  id: string
  found: Found
  current: boolean
  onPoint: () => void
  onChoose: () => void
}) {
  const Icon = found.icon
  return (
    <Box
      id={id}
      role="option"
      aria-selected={current}
      onPointerMove={onPoint}
      onClick={onChoose}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        minHeight: 48,
        px: 1.5,
        borderRadius: '10px',
        cursor: 'pointer',
        bgcolor: current ? 'brand.tint' : 'transparent',
        color: current ? 'primary.main' : 'text.primary',
      }}
    >
      {Icon && <Icon size={20} strokeWidth={1.75} aria-hidden style={{ flex: 'none' }} />}
      {found.picture && <Avatar {...found.picture} size={32} />}
      <Box
        sx={{
          flex: 1,
          minWidth: 0,
          fontWeight: 550,
          ...cutText,
        }}
      >
        {found.label}
      </Box>
      {found.note && (
        <Box sx={{ typography: 'body2', color: 'text.secondary', flex: 'none' }}>{found.note}</Box>
      )}
    </Box>
  )
}

function useCommands(): Found[] {
  const { t, i18n } = useLingui()
  const go = useGo()
  const signOut = useSignOut()
  const agency = useAgency()
  const { person } = useStaff()
  const mayAdd = usePageAccess('add-customer')?.opens
  const mayList = usePageAccess('businesses')?.rows
  const actions = t`Actions`
  const other = i18n.locale === 'hi' ? 'en' : 'hi'
  const deeds: (Omit<Found, 'group'> & { may?: boolean })[] = [
    {
      id: 'add',
      label: t`Add customer`,
      icon: UserPlus,
      may: mayAdd ?? false,
      run: () => go(paths.addCustomer()),
    },
    {
      id: 'expiring',
      label: t`Show expiring businesses`,
      icon: Clock,
      may: mayList ?? false,
      run: () => go(paths.adminBusinesses({ subscription: 'expiring', sort: 'expiry' })),
    },
    {
      id: 'language',
      label: other === 'hi' ? 'हिन्दी में देखें' : 'Switch to English',
      icon: Languages,
      run: () => void chooseLanguage(other),
    },
    { id: 'logout', label: t`Logout`, icon: LogOut, run: () => void signOut() },
  ]
  return [
    ...staffPages(person, agency)
      .filter(({ isExternal }) => !isExternal)
      .map(({ id, label, icon, href }) => ({
        id,
        group: t`Pages`,
        label: i18n._(label),
        icon,
        run: () => go(href),
      })),
    ...deeds.flatMap(({ may: isAllowed = true, ...deed }) =>
      isAllowed ? [{ ...deed, group: actions }] : [],
    ),
  ]
}
