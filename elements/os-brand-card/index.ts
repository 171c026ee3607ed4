import { OsBrandCard } from './os-brand-card.ts'

// a page may hold this script twice, from two addresses: the first one counts
if (!customElements.get('os-brand-card')) customElements.define('os-brand-card', OsBrandCard)
