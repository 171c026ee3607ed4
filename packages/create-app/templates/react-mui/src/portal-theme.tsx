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

const token = (name: string) => `var(--os-${name})`
const color = (name: string) => token(`color-${name}`)
/** A colour as text, as an area, and on that area. */
const tone = (name: string) => ({
  main: color(`${name}-text`),
  light: color(name),
  dark: color(`${name}-text`),
  contrastText: color(`on-${name}`),
})

/** The portal's variables themselves: they change with tenant, light and dark, and MUI follows at once. */
const PALETTE = {
  primary: {
    main: color('brand-primary'),
    light: color('brand-primary'),
    dark: color('brand-primary-hover'),
    contrastText: color('on-brand'),
  },
  error: tone('error'),
  warning: tone('warning'),
  info: tone('information'),
  success: tone('success'),
  text: { primary: color('text'), secondary: color('text-muted'), disabled: color('text-disabled') },
  background: { default: color('page'), paper: color('surface') },
  common: { background: color('surface'), onBackground: color('text') },
  action: { active: color('text-muted'), disabled: color('text-disabled') },
  divider: color('border'),
}

/** The tenant's colour need not be readable as text; there is one that is. */
const BRAND_AS_TEXT = (['text', 'outlined'] as const).map((variant) => ({
  props: { variant, color: 'primary' as const },
  style: { color: color('brand-text') },
}))

const themeOf = (root: MiniAppProps['root']) =>
  createTheme({
    cssVariables: { nativeColor: true, rootSelector: ':host' },
    colorSchemes: { light: { palette: PALETTE } },
    typography: { fontFamily: token('font-family') },
    shape: { borderRadius: token('radius-m') },
    components: {
      MuiModal: { defaultProps: { container: root as Element } },
      MuiButton: { styleOverrides: { root: { variants: BRAND_AS_TEXT } } },
    },
  })
