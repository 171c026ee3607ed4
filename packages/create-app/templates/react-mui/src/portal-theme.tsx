import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { createTheme, ThemeProvider } from '@mui/material/styles'
import type { MiniAppProps } from '@agency-os/mini-app/react'
import { useMemo, type ReactNode } from 'react'

/** MUI in the tenant's look; its styles go where the app is drawn, its dialogs and menus too. */
export function PortalTheme({ root, children }: Pick<MiniAppProps, 'root'> & { children: ReactNode }) {
  const cache = useMemo(() => createCache({ key: 'mui', container: root, speedy: true }), [root])
  const theme = useMemo(() => themeOf(root), [root])
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>{children}</ThemeProvider>
    </CacheProvider>
  )
}

function themeOf(root: MiniAppProps['root']) {
  const element = root instanceof ShadowRoot ? root.host : root
  const token = (name: string) => getComputedStyle(element).getPropertyValue(`--os-${name}`).trim()
  return createTheme({
    palette: {
      primary: { main: token('color-brand-primary') },
      text: { primary: token('color-text'), secondary: token('color-text-muted') },
      background: { default: token('color-surface'), paper: token('color-surface-raised') },
      divider: token('color-border'),
    },
    typography: { fontFamily: token('font-family') },
    shape: { borderRadius: Number.parseFloat(token('radius-m')) },
    components: { MuiModal: { defaultProps: { container: root as Element } } },
  })
}
