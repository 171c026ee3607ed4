import { defineMiniApp } from '@agency-os/mini-app/angular'
import { App } from './app'

export default defineMiniApp(App)
