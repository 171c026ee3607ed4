import { define } from '../define.ts'
import { OsAppLauncher } from './os-app-launcher.ts'

define('os-app-launcher', OsAppLauncher)
