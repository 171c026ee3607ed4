import type { ReactNode } from 'react'
import type { ThemedTenant } from './load-themes.ts'
import { SCHEMES, type SchemeKey, type Tokens } from './theme-sheet.ts'

/** A tenant in one scheme: what a part of the page is dressed in. */
export interface Look {
  tenant: ThemedTenant
  scheme: SchemeKey
}

export const tokensOf = ({ tenant, scheme }: Look): Tokens => tenant.sheet.tokens[scheme]

export const titleOf = ({ tenant, scheme }: Look): string =>
  `${tenant.name}, ${SCHEMES.find(({ key }) => key === scheme)!.title.toLowerCase()}`

/** A part of the page in another tenant's look: every token of it set here, so that everything inside follows. */
export function LookPanel({ look, children }: { look: Look; children: ReactNode }) {
  const { colorScheme } = SCHEMES.find(({ key }) => key === look.scheme)!
  return (
    <div
      className="look-panel"
      role="group"
      aria-label={titleOf(look)}
      style={{ ...tokensOf(look), colorScheme }}
    >
      {children}
    </div>
  )
}
