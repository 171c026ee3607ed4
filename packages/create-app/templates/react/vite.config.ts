import agencyOs from '@agency-os/vite'
import react from '@vitejs/plugin-react'

export default { plugins: [react(), agencyOs()] }
