import agencyOs from '@agency-os/vite'

export default { plugins: [agencyOs()] }
