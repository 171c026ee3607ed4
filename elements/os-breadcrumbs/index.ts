import { OsBreadcrumbs } from './os-breadcrumbs.ts'

// a page may hold this script twice, from two addresses: the first one counts
if (!customElements.get('os-breadcrumbs')) customElements.define('os-breadcrumbs', OsBreadcrumbs)
