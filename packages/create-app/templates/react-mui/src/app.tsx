import type { MiniAppProps } from '@agency-os/mini-app/react'
import { Card, CardContent, Stack, TextField, Typography } from '@mui/material'
import { useEffect, useState } from 'react'
import { PortalTheme } from './portal-theme.tsx'
import { ReachTable } from './reach-table.tsx'
import { Scorecards } from './scorecards-card.tsx'

/** Reach and frequency of a campaign, and the brand's scorecards. */
export function App({ context, portal, root }: MiniAppProps) {
  const [audience, setAudience] = useState(2_000_000)
  const [contacts, setContacts] = useState(6_000_000)
  useEffect(() => void portal.emit('set-breadcrumbs', { app: 'My app' }), [portal])
  const fields = [
    { label: 'Audience', value: audience, change: setAudience },
    { label: 'Contacts', value: contacts, change: setContacts },
  ]
  return (
    <PortalTheme root={root}>
      <Stack component="main" className="desk" spacing={3} sx={{ maxWidth: '60rem', p: 3, color: 'text.primary' }}>
        <header>
          <Typography variant="h4" component="h1">
            My app
          </Typography>
          <Typography className="brand" color="text.secondary">
            For {context.workspace?.name ?? 'no brand'}
          </Typography>
        </header>
        <Card variant="outlined">
          <CardContent>
            <Stack direction="row" spacing={2} sx={{ mb: 2 }}>
              {fields.map(({ label, value, change }) => (
                <TextField
                  key={label}
                  id={label}
                  type="number"
                  label={label}
                  value={value}
                  onChange={(event) => change(Number(event.target.value))}
                />
              ))}
            </Stack>
            <ReachTable audience={audience} contacts={contacts} locale={context.displaySettings.numberLocale} />
          </CardContent>
        </Card>
        <Scorecards context={context} portal={portal} />
      </Stack>
    </PortalTheme>
  )
}
