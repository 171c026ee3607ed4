import agencyOs from '@agency-os/vite'
import { angular } from '@agency-os/vite/angular'

export default { plugins: [angular(), agencyOs()] }
