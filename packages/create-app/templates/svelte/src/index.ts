import { defineMiniApp } from '@agency-os/mini-app/svelte'
import App from './app.svelte'

export default defineMiniApp(App)
