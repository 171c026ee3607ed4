import { OsTenantMark } from './os-tenant-mark.ts'

// a page may hold this script twice, from two addresses: the first one counts
if (!customElements.get('os-tenant-mark')) customElements.define('os-tenant-mark', OsTenantMark)
