import { defineMiniApp } from '@agency-os/mini-app/preact'
import { App } from './app.tsx'

export default defineMiniApp(App)
