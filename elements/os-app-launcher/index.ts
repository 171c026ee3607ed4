import { OsAppLauncher } from './os-app-launcher.ts'

// a page may hold this script twice, from two addresses: the first one counts
if (!customElements.get('os-app-launcher')) customElements.define('os-app-launcher', OsAppLauncher)
