import { define } from '../define.ts'
import { OsNotice } from './os-notice.ts'

define('os-notice', OsNotice)
