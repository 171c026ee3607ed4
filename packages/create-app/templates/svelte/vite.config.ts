import agencyOs from '@agency-os/vite'
import { svelte } from '@sveltejs/vite-plugin-svelte'

export default { plugins: [svelte(), agencyOs()] }
