import type { Appearance } from '../../../shell/contract/entities.ts'
import type { Language } from '../../../shell/contract/words.ts'
import { type Markup, markup } from '../../words/markup.ts'
import { tenantMark } from './tenant-mark.ts'

/** How the provider's pages look and what they call the portal. */
export interface Look {
  /** Code of a theme that exists. */
  theme: string
  tenant: string
  /** '' for a tenant that nobody knows. */
  tenantName: string
  scheme: Appearance['scheme']
  language: Language
}

interface Page {
  title: string
  content: Markup
  /** Beside the card on wide screens, below it on narrow ones. */
  aside?: Markup
  /** Address of a script, for the pages that need one. */
  script?: string
}

/** The frame around every page of the provider: the tenant's tokens, one card, nothing inline. */
export function layout(
  { theme, tenant, tenantName, scheme, language }: Look,
  { title, content, aside, script }: Page,
): string {
  return markup`<!doctype html>
<html lang="${language}" data-tenant="${tenant}"${scheme !== 'system' && markup` data-scheme="${scheme}"`}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title} – ${[tenantName, 'Agency OS'].filter(Boolean).join(' ')}</title>
<link rel="icon" href="/icon.png" type="image/png" sizes="96x96">
<link rel="stylesheet" href="/themes/${theme}.css">
<link rel="stylesheet" href="/idp-assets/idp.css">
${script ? markup`<script src="${script}" defer></script>` : ''}
</head>
<body>
<div class="page${aside ? ' page-with-aside' : ''}">
<header class="brand">${tenantMark(tenant)}${tenantName && markup`<span class="brand-tenant">${tenantName}</span>`}<span class="brand-product">Agency OS</span></header>
<main class="card">
${content}
</main>
${aside ?? ''}
</div>
</body>
</html>
`.text
}
