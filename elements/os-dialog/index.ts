import { define } from '../define.ts'
import { OsDialog } from './os-dialog.ts'

define('os-dialog', OsDialog)
