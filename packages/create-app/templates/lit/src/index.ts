import { defineMiniApp } from '@agency-os/mini-app/lit'
import { App } from './app.ts'

export default defineMiniApp(App)
