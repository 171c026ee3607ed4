import { define } from '../define.ts'
import { OsCheckbox } from './os-checkbox.ts'

define('os-checkbox', OsCheckbox)
