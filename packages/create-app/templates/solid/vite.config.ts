import agencyOs from '@agency-os/vite'
import solid from 'vite-plugin-solid'

export default { plugins: [solid(), agencyOs()] }
