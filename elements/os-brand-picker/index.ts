import { OsBrandPicker } from './os-brand-picker.ts'

// a page may hold this script twice, from two addresses: the first one counts
if (!customElements.get('os-brand-picker')) customElements.define('os-brand-picker', OsBrandPicker)
