import agencyOs from '@agency-os/vite'
import vue from '@vitejs/plugin-vue'

export default { plugins: [vue(), agencyOs()] }
