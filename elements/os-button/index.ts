import { define } from '../define.ts'
import { OsButton } from './os-button.ts'

define('os-button', OsButton)
