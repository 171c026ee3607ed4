import { defineMiniApp } from '@agency-os/mini-app/vue'
import App from './app.vue'

export default defineMiniApp(App)
