import { defineMiniApp } from '@agency-os/mini-app/react'
import { App } from './app.tsx'

export default defineMiniApp(App)
