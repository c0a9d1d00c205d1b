import Box from '@mui/material/Box'
import { CircleUserRound, House, Layers, LogOut, Users } from 'lucide-react'
import { paths } from '../paths.ts'
import { Sidebar } from '../shell/Sidebar.tsx'
import { TopBar } from '../shell/TopBar.tsx'
import { Avatar } from '../ui/Avatar.tsx'
import { Card } from '../ui/Card.tsx'
import { StatusChip } from '../ui/StatusChip.tsx'
import { drawerWidth } from '../ui/theme.ts'
import { KitSection } from './KitSection.tsx'
import { useSamples } from './samples.ts'

export function KitShell() {
  const s = useSamples()
  return (
    <KitSection id="shell" title={s.shell}>
      <Card flush>
        <TopBar onMenu={() => undefined} />
        <Box sx={{ width: drawerWidth, ml: 'auto', borderLeft: '1px solid', borderColor: 'divider' }}>
          <Sidebar
            label={s.shell}
            head={
              <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, p: 1, mb: 1 }}>
                <Avatar name={s.shop} />
                <Box sx={{ minWidth: 0 }}>
                  <Box
                    sx={{
                      typography: 'subtitle2',
                      overflow: 'hidden',
                      textOverflow: 'ellipsis',
                      whiteSpace: 'nowrap',
                    }}
                  >
                    {s.shop}
                  </Box>
                  <StatusChip tone="warning">{s.expiring}</StatusChip>
                </Box>
              </Box>
            }
            items={[
              { id: 'home', label: s.home, icon: House, href: paths.kit() },
              { id: 'projects', label: s.projects, icon: Layers, href: paths.projects() },
              { id: 'leads', label: s.leads, icon: Users, onSelect: () => undefined, note: '3' },
              { id: 'account', label: s.account, icon: CircleUserRound, href: paths.account() },
              { id: 'logout', label: s.signedOut, icon: LogOut, onSelect: () => undefined, apart: true },
            ]}
          />
        </Box>
      </Card>
    </KitSection>
  )
}
