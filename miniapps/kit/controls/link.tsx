import type { ComponentPropsWithRef } from 'react'
import { ExternalLink } from 'lucide'
import { fillRouteTemplate } from '../../../shell/contract/route-template.ts'
import { Icon } from './icon.tsx'
import { useMiniApp } from '../bridge/use-mini-app.ts'
import { words } from '../words/words.ts'

export interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** A path of the portal (`{brandId}` is filled in) or, when `external`, an address. */
  to: string
  /** Another site: opens a new tab and says so. */
  external?: boolean
  /** Underlined only under the pointer: for links in tables and lists. */
  quiet?: boolean
  /** Looks like a button; it still is a link. */
  look?: 'link' | 'primary' | 'secondary' | 'quiet' | 'plain'
}

/** A real link: plain clicks are taken by the shell's router, all others by the browser. */
export function Link({ to, external, quiet, look = 'link', className, children, ...rest }: LinkProps) {
  const href = useHref(to)
  const leaving = external && { target: '_blank', rel: 'noopener noreferrer' }
  const isButton = look !== 'link' && look !== 'plain'
  const ownClass = isButton ? 'os-button' : look === 'link' ? 'os-link' : undefined
  return (
    <a
      href={href}
      className={[ownClass, className].filter(Boolean).join(' ') || undefined}
      {...leaving}
      {...rest}
      data-quiet={quiet || undefined}
      data-variant={isButton ? look : undefined}
    >
      {children}
      {external && <Icon of={ExternalLink} />}
      {external && <span className="os-visually-hidden"> {words('opensInNewTab')}</span>}
    </a>
  )
}

/** Spec section 2: the brand in the address fills `{brandId}`, else the active one. */
export function useHref(template: string): string {
  return useMiniApp(({ context, route }) =>
    fillRouteTemplate(template, route.params['brandId'] ?? context.workspace?.id),
  )
}
