import { define } from '../define.ts'
import { OsSelect } from './os-select.ts'

define('os-select', OsSelect)
