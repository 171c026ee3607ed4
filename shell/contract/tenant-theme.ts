type Ramp<Steps extends number> = Readonly<Record<Steps, string>>

/** Spec section 3: a tenant's look, as values of the custom properties `--os-…`. CSS colours and lengths. */
export interface TenantTheme {
  name: string
  code: string
  colors: {
    brand: { primary: string; secondary: string }
    system: { information: string; error: string; warning: string; success: string }
    greys: Ramp<1 | 2 | 3 | 4 | 5 | 6>
    special: string
    text: string
    data: {
      sequential: Ramp<1 | 2 | 3 | 4 | 5 | 6 | 7>
      comparative: Ramp<1 | 2 | 3 | 4 | 5 | 6 | 7 | 8>
      diverging: Ramp<1 | 2 | 3 | 4 | 5 | 6 | 7>
    }
  }
  typography: {
    font: string
    sizes: Readonly<Record<'5xl' | '4xl' | '3xl' | '2xl' | 'xl' | 'l' | 'm' | 's' | 'xs', string>>
    weights: { regular: string; medium: string; semibold: string }
  }
  shadows: { s: string; m: string; l: string }
  radii: { s: string; m: string; l: string; pill: string }
}

/** Reads the theme that an element of the page wears; with `getComputedStyle(element).getPropertyValue`. */
export function themeIn(
  read: (property: string) => string,
  { name, code }: Pick<TenantTheme, 'name' | 'code'>,
): TenantTheme {
  const value = (path: string) => read(`--os-${path}`).trim()
  const all = <Name extends string | number>(group: string, names: readonly Name[]) =>
    Object.fromEntries(names.map((each) => [each, value(`${group}-${each}`)])) as Record<Name, string>
  return {
    name,
    code,
    colors: {
      brand: { primary: value('color-brand-primary'), secondary: value('color-brand-secondary') },
      system: all('color', ['information', 'error', 'warning', 'success']),
      greys: all('color-grey', [1, 2, 3, 4, 5, 6]),
      special: value('color-special'),
      text: value('color-text'),
      data: {
        sequential: all('color-data-sequential', [1, 2, 3, 4, 5, 6, 7]),
        comparative: all('color-data-comparative', [1, 2, 3, 4, 5, 6, 7, 8]),
        diverging: all('color-data-diverging', [1, 2, 3, 4, 5, 6, 7]),
      },
    },
    typography: {
      font: value('font-family'),
      sizes: all('font-size', ['5xl', '4xl', '3xl', '2xl', 'xl', 'l', 'm', 's', 'xs']),
      weights: all('font-weight', ['regular', 'medium', 'semibold']),
    },
    shadows: all('shadow', ['s', 'm', 'l']),
    radii: all('radius', ['s', 'm', 'l', 'pill']),
  }
}
