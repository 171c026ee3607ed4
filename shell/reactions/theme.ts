import { $tenant } from '../stores/tenant.ts'

/** The page wears the tenant's theme. Whoever serves it usually linked the right one already. */
export function themeFollowsTenant(): void {
  $tenant.subscribe(({ defaultTheme }) => {
    const link = document.querySelector<HTMLLinkElement>('#os-theme')
    const address = `/themes/${defaultTheme.replace(/-theme$/, '')}.css`
    if (link && new URL(link.href).pathname !== address) link.href = address
  })
}
