import { defineMiniApp } from '@agency-os/mini-app/solid'
import { App } from './app.tsx'

export default defineMiniApp(App)
